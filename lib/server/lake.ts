import { type Lake, openLake } from 'content-lake'
import { BRAND } from '#lib/brand/brand.ts'
import { COMMENTS_DATASET, DATASET, LAKE_PATH, PROJECT_ID } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'
import { keepEnglish } from '#lib/i18n/keep-english.ts'
import { withFormerSlugs } from '#lib/routes/former-slugs.ts'
import { lakeLog } from './log.ts'
import { checkContent, checkRemark } from './shapes.ts'

declare global {
  // Next.js loads modules more than once per process. All copies share the lakes.
  var montageLake: Lake | undefined
  var montageComments: WeakMap<Lake['database'], Lake> | undefined
}

/** Opens the site's lake in a folder. For scripts and tests. Other code calls `getLake()`. */
export function openSiteLake(dataDir: string): Lake {
  return openLake(dataDir, {
    projectId: PROJECT_ID,
    dataset: DATASET,
    title: BRAND.name,
    path: LAKE_PATH,
    log: lakeLog,
    readingOrder: true,
    check: checkContent,
    amend: (before, after, source) => withFormerSlugs(before, keepEnglish(source, after)),
  })
}

/** The lake in `DATA_DIR`, shared by the whole process and opened at the first use. Opening it adds no seed content. */
export function getLake(): Lake {
  globalThis.montageLake ??= openSiteLake(env.DATA_DIR)
  return globalThis.montageLake
}

/** The lake of comments and tasks about a lake's content. It has its own file, and is opened at the first call. */
export function commentsOf({ database, dataDir }: Pick<Lake, 'database' | 'dataDir'>): Lake {
  globalThis.montageComments ??= new WeakMap()
  const comments = globalThis.montageComments.get(database) ?? openComments(dataDir)
  globalThis.montageComments.set(database, comments)
  return comments
}

function openComments(dataDir: string): Lake {
  return openLake(dataDir, {
    file: 'comments.sqlite',
    projectId: PROJECT_ID,
    dataset: COMMENTS_DATASET,
    title: BRAND.name,
    path: LAKE_PATH,
    log: lakeLog,
    check: checkRemark,
  })
}
