import { expect, it } from 'vitest'
import { AUTH_WORDS } from './words.ts'

it('says how long to wait in whole minutes, in seconds at the end', () => {
  expect(AUTH_WORDS.en.throttled(900)).toBe('Too many attempts. Try again in 15 minutes.')
  expect(AUTH_WORDS.en.throttled(61)).toContain('2 minutes')
  expect(AUTH_WORDS.en.throttled(1)).toContain('1 second.')
  expect(AUTH_WORDS.fr.throttled(60)).toMatch(/dans 1\smin/)
})
