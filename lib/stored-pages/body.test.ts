import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Body } from './body.ts'
import type { Encoding } from './encoding.ts'

const TEXT = readFileSync('docs/architecture.md')

const bodyOf = (type: string, wanted: Encoding = 'br') => Body.of(TEXT, Body.markOf(TEXT), type, wanted)

const INFLATE = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  { wanted: 'br', other: 'gzip' },
  { wanted: 'gzip', other: 'br' },
] as const)('text is compressed as $wanted at once, as $other when asked', async ({ wanted, other }) => {
  const body = await bodyOf('text/html; charset=utf-8', wanted)
  expect(INFLATE[wanted](body.stored(wanted) ?? '')).toEqual(TEXT)
  expect(body.stored(other)).toBeNull()
  const [made, again] = await Promise.all([body.made(other), body.made(other)])
  expect(INFLATE[other](made)).toEqual(TEXT)
  expect(again).toBe(made)
  expect(body.stored(other)).toBe(made)
})

test('text is inflated when asked, and not kept so', async () => {
  const body = await bodyOf('text/html', 'identity')
  expect(await body.made('identity')).toEqual(TEXT)
  expect(body.stored('identity')).toBeNull()
  expect(body.size).toBeLessThan(TEXT.length)
})

test('a page takes no more memory than its bytes', async () => {
  const body = await bodyOf('text/html')
  const forms = [body.stored('br'), await body.made('gzip')]
  for (const bytes of forms) expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  const size = forms.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
  expect(body.size / size).toBeCloseTo(1, 0)
})

test('pictures are kept as they are', async () => {
  const body = await bodyOf('image/png')
  for (const encoding of ['br', 'gzip', 'identity'] as const) expect(body.stored(encoding)).toBe(TEXT)
})
