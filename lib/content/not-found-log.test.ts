import { expect, test, vi } from 'vitest'
import { siteLog } from '#lib/server/log.ts'
import { logNotFound } from './not-found-log.ts'

test('of long paths the beginning is logged, and of many in a minute some hundred', () => {
  const info = vi.spyOn(siteLog, 'info').mockImplementation(() => {})
  const long = `/${'a'.repeat(12_000)}`
  logNotFound(long)
  logNotFound(`${long}b`)
  expect(info.mock.calls).toEqual([[{ path: `${long.slice(0, 200)}…` }, 'Page not found']])
  for (let n = 0; n < 2_000; n++) logNotFound(`/path-${n}`)
  expect(info.mock.calls.length).toBeLessThanOrEqual(600)
  info.mockRestore()
})
