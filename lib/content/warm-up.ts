import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { onePathPerKind } from '#lib/routes/addresses.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { serverOrigin } from '#lib/server/origin.ts'
import { checkRenderedPage } from '#lib/server/rendered-page.ts'
import { getSlugs } from './slugs.ts'

/** Milliseconds between the first two checks whether the server renders pages. Each wait is doubled, up to LONGEST_WAIT. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

/**
 * Makes the server render all single pages and one page of each other kind, in both languages, soon after its start. With
 * hosted content all pages of the build expire at the start. The first pages of a process take several times as long as later
 * ones. Without the warm-up, the first visitors or the first publish would wait for these pages.
 */
export async function warmUp(): Promise<void> {
  for (let pause = FIRST_WAIT; !(await isReady()); pause = Math.min(LONGEST_WAIT, 2 * pause))
    await wait(pause, undefined, { ref: false })
  const started = performance.now()
  try {
    const paths = onePathPerKind(await getSlugs())
    const pages = paths.flatMap((path) => LANGUAGES.map((lang) => localizedHref(path, lang)))
    // One page at a time, so that requests of visitors do not have to wait.
    for (const page of pages) await make(page)
    log.info({ pages: pages.length, ms: Math.round(performance.now() - started) }, 'Pages are warm')
  } catch (error) {
    log.warn({ err: error }, 'Pages could not be made before visitors ask for them')
  }
}

async function make(page: string): Promise<void> {
  const answer = await fetch(serverOrigin() + page)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}.`)
}

const isReady = () =>
  checkRenderedPage().then(
    () => true,
    () => false,
  )
