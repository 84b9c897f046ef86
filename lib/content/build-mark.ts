import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lake } from 'content-lake'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { servedBuild } from '#lib/server/served-build.ts'

const buildMark = z.object({
  lakeId: z.string(),
  seq: z.number(),
  siteUrl: z.string(),
  isPublic: z.boolean(),
})

type BuildMark = z.infer<typeof buildMark>

const FILE = 'content.json'

/**
 * Makes the mark of a build, before the build starts: the id and the last transaction of the lake, the site's address, and
 * whether the site is public.
 */
export function takeBuildMark(lake: Lake): BuildMark {
  return { lakeId: lakeId(lake), seq: lake.lastSeq, siteUrl: env.SITE_URL, isPublic: isPublicSite(env) }
}

export function writeBuildMark(mark: BuildMark, build: string): void {
  writeFileSync(join(build, FILE), JSON.stringify(mark))
}

/** The number of the last transaction that the built pages show; `null` when they are from another lake or for another site. */
export function builtSeq(lake: Lake): number | null {
  if (servedBuild === null) return null
  try {
    const mark = buildMark.parse(JSON.parse(readFileSync(join(servedBuild, FILE), 'utf8')))
    const isSameSite = mark.siteUrl === env.SITE_URL && mark.isPublic === isPublicSite(env)
    return mark.lakeId === lakeId(lake) && isSameSite ? mark.seq : null
  } catch {
    // A build from hosted Sanity has no mark. The content of its pages is unknown, so all of them expire.
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
