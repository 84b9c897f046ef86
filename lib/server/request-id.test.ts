import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { outsideOfRequest, requestId, requestIdHeader, withRequestId } from './request-id.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idOf(given: string | undefined, trustedProxies: number) {
  const headers = given === undefined ? {} : { 'x-request-id': given }
  return withRequestId({ headers }, requestId, trustedProxies)
}

describe('the id of a request', () => {
  test('is made here, anew for each', () => {
    const [one, other] = [idOf(undefined, 1), idOf(undefined, 1)]
    expect(one).toMatch(UUID)
    expect(other).toMatch(UUID)
    expect(one).not.toBe(other)
  })

  test('is taken from a proxy, and never from a visitor', () => {
    expect(idOf('7f3a9c0e5b', 1)).toBe('7f3a9c0e5b')
    expect(idOf('7f3a9c0e5b', 0)).toMatch(UUID)
  })

  test.each(['short', 'a'.repeat(129), 'with spaces', 'line\nbreak', '{"level":60}', ''])(
    'is not %j, whoever sends it',
    (given) => expect(idOf(given, 1)).toMatch(UUID),
  )

  test('lasts as long as its work, and that of two requests is not mixed up', async () => {
    const work = async () => {
      const before = requestId()
      await wait(1)
      return withRequestId({ headers: {} }, () => [before, requestId()])
    }
    const all = await Promise.all([1, 2].map(() => withRequestId({ headers: {} }, work)))
    for (const [before, after] of all) expect(after).toBe(before)
    expect(all[0]?.[0]).not.toBe(all[1]?.[0])
    expect(requestId()).toBeUndefined()
    expect(withRequestId({ headers: {} }, () => outsideOfRequest(requestId))).toBeUndefined()
  })
})

test.each([
  [undefined, true],
  ['no-store', true],
  ['private, no-cache', true],
  ['public, max-age=0, must-revalidate', false],
  ['public, max-age=31536000, immutable', false],
])('an answer with Cache-Control %j tells it: %s', (cacheControl, isTold) => {
  withRequestId({ headers: {} }, () => {
    expect(requestIdHeader(cacheControl)).toEqual(isTold ? { 'X-Request-Id': requestId() } : {})
  })
  expect(requestIdHeader(cacheControl)).toEqual({})
})
