import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, platform } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bestBrotli } from './best-brotli.ts'

const TEXT = readFileSync('docs/architecture.md')
const { PRIORITY_LOW } = constants.priority

test('bytes come back whole, one after the other', async () => {
  for (const bytes of [TEXT, TEXT.subarray(1_000)]) {
    const compressed = await bestBrotli(bytes)
    expect(brotliDecompressSync(compressed)).toEqual(bytes)
    expect(compressed.buffer.byteLength).toBe(compressed.length)
  }
})

test.runIf(platform() === 'linux')('the thread has the lowest priority, the server its own', async () => {
  const before = getPriority(process.pid)
  await bestBrotli(TEXT)
  const threads = readdirSync('/proc/self/task').map(Number)
  expect(threads.map((thread) => getPriority(thread))).toContain(PRIORITY_LOW)
  expect(getPriority(process.pid)).toBe(before)
})
