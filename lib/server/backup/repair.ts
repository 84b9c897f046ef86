import { closeSync, openSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Fault } from 'content-lake/check'
import { type Mended, rebuild } from 'content-lake/repair'

/**
 * Rebuilds a database from its undamaged parts. No server may use the database meanwhile. The damaged file is moved into a
 * folder beside it. Returns this folder (`aside`) and how each damaged document was repaired (`mended`). When a part cannot be
 * rebuilt, nothing is changed and the faults are returned.
 */
export async function repairDatabase(
  file: string,
  now = new Date(),
): Promise<{ mended: Mended[]; aside: string } | { faults: Fault[] }> {
  const rebuilt = `${file}.rebuilt.tmp`
  await rm(rebuilt, { force: true })
  closeSync(openSync(rebuilt, 'wx', 0o600))
  const result = rebuild(file, rebuilt)
  if ('faults' in result) {
    await rm(rebuilt)
    return result
  }
  const aside = join(dirname(file), `before-repair-${now.toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await rename(file, join(aside, basename(file)))
  await rename(rebuilt, file)
  return { mended: result.mended, aside }
}
