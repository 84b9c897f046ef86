import { afterEach, expect, test, vi } from 'vitest'
import { readOptions } from './people.ts'

afterEach(() => vi.restoreAllMocks())

test('--help prints the usage and ends without an error', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ends with ${code ?? 0}`)
  })
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'account', '--help'])
  expect(() => readOptions({ list: { type: 'boolean' } }, 'npm run account -- --list')).toThrow('ends with 0')
  expect(said).toHaveBeenCalledWith('Use npm run account -- --list.')
})
