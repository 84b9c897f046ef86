import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import type { Lake } from '#lib/lake/index.ts'
import { servedBuild } from '#lib/server/served-build.ts'

const buildMark = z.object({ lakeId: z.string(), seq: z.number(), siteUrl: z.string() })

type BuildMark = z.infer<typeof buildMark>

const FILE = 'content.json'

/** Which lake the pages are built from, its last transaction, and the site's address. Taken before the build. */
export function takeBuildMark(lake: Lake): BuildMark {
  return { lakeId: lakeId(lake), seq: lake.lastSeq, siteUrl: env.SITE_URL }
}

export function writeBuildMark(mark: BuildMark, build: string): void {
  writeFileSync(join(build, FILE), JSON.stringify(mark))
}

/**
 * The last transaction that the built pages show, or `null` when they were built from another lake or for another
 * address.
 */
export function builtSeq(lake: Lake): number | null {
  if (servedBuild === null) return null
  try {
    const mark = buildMark.parse(JSON.parse(readFileSync(join(servedBuild, FILE), 'utf8')))
    return mark.lakeId === lakeId(lake) && mark.siteUrl === env.SITE_URL ? mark.seq : null
  } catch {
    // There is no file when the pages were built from hosted Sanity. It is not known what they show, so all of them expire.
    return null
  }
}

function lakeId(lake: Lake): string {
  const known = lake.meta.get('lakeId')
  if (known) return known
  const id = randomUUID()
  lake.meta.set('lakeId', id)
  return id
}
