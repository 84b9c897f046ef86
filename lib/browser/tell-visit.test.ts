import { deflateRawSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test.each([
  ['telling of its visit', 'tell-visit.ts', 300],
  ['measuring how fast it is', 'vitals.ts', 1_000],
])('what a page pays for %s: at most so many bytes of its compressed scripts', async (_, file, most) => {
  const entry = `${import.meta.dirname}/${file}`
  const { outputFiles } = await build({
    entryPoints: [entry],
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  // In a page's scripts it is a function among others, without an export.
  const code = outputFiles[0]?.text.replace(/export.*$/s, '') ?? ''
  expect(code).toContain('/api/visits')
  expect(deflateRawSync(code, { level: 9 }).length).toBeLessThanOrEqual(most)
})
