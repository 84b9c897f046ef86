import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LakeDocument } from 'content-lake'
import { seedLake } from 'content-lake/seed'
import { openSiteLake } from '#lib/server/lake.ts'

/** The documents of the seed as a lake holds them, without those of uploaded files. */
export async function readSeed(): Promise<LakeDocument[]> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-tags-'))
  const lake = openSiteLake(folder)
  try {
    await seedLake(lake, 'studio/seed', 'montage')
    return (await lake.query('*[!(_type match "sanity.*")]')) as LakeDocument[]
  } finally {
    lake.close()
    rmSync(folder, { recursive: true })
  }
}
