import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { Body } from './body.ts'

const TEXT = readFileSync('docs/architecture.md')

afterEach(() => vi.useRealTimers())

const bodyOf = (type: string) => Body.of(TEXT, Body.markOf(TEXT), type)

test('text is kept compressed in both ways, and inflated when asked', async () => {
  const body = await bodyOf('text/html; charset=utf-8')
  expect(gunzipSync(body.stored('gzip') ?? '')).toEqual(TEXT)
  expect(brotliDecompressSync(body.stored('br') ?? '')).toEqual(TEXT)
  expect(body.stored('identity')).toBeNull()
  expect(await body.inflated()).toEqual(TEXT)
  expect(body.size).toBeLessThan(TEXT.length)
})

test('a page takes no more memory than its bytes', async () => {
  const body = await bodyOf('text/html')
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = body.stored(encoding)
    expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  }
})

test('pictures are kept as they are', async () => {
  const body = await bodyOf('image/png')
  for (const encoding of ['br', 'gzip', 'identity'] as const) expect(body.stored(encoding)).toBe(TEXT)
})

test.each([
  [1, 'a page that stays is compressed better'],
  [0, 'one that is no longer stored is not'],
])('after a minute, with %i users: %s', { timeout: 60_000 }, async (users) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const body = await bodyOf('text/html')
  body.users = users
  const fast = body.stored('br')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  if (users === 0) {
    await new Promise((done) => setTimeout(done, 200))
    return expect(body.stored('br')).toBe(fast)
  }
  const length = () => body.stored('br')?.length
  await expect.poll(length, { timeout: 30_000 }).toBeLessThan(fast?.length ?? 0)
  expect(brotliDecompressSync(body.stored('br') ?? '')).toEqual(TEXT)
})
