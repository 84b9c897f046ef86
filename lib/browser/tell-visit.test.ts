import { deflateRawSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('what a page pays for telling of its visit: at most 300 bytes of its compressed scripts', async () => {
  const entry = `${import.meta.dirname}/tell-visit.ts`
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
  expect(deflateRawSync(code, { level: 9 }).length).toBeLessThanOrEqual(300)
})
