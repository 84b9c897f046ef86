import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lake } from 'content-lake'
import { seedLake } from 'content-lake/seed'
import { afterAll, beforeAll } from 'vitest'
import { openSiteLake } from '#lib/server/lake.ts'

/**
 * A lake with the sample content for all tests of a file, which the site's own reads ask too. Its documents are there from the
 * first `beforeAll` after this call on.
 */
export function seededLake(): Lake {
  const folder = mkdtempSync(join(tmpdir(), 'montage-lake-'))
  const lake = openSiteLake(folder)
  const before = globalThis.montageLake
  beforeAll(async () => {
    await seedLake(lake, 'studio/seed', 'montage')
    globalThis.montageLake = lake
  }, 60_000)
  afterAll(() => {
    globalThis.montageLake = before
    lake.close()
    rmSync(folder, { recursive: true })
  })
  return lake
}
