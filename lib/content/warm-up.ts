import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { onePathPerKind } from '#lib/routes/addresses.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { checkRenderedPage } from '#lib/server/rendered-page.ts'
import { serverOrigin } from '#lib/server/server-origin.ts'
import { getSlugs } from './slugs.ts'

/** Milliseconds between the first two looks whether the server renders pages already, doubled up to the longest. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

/**
 * Has this server make the pages there is one of, and one of each kind there are many of, in both languages, as soon as it can.
 * With hosted content the pages of the build count as old at the start. The first pages that a process makes take several
 * times as long as those after them: without this, the first visitors wait for them, or whoever looks for what was just
 * published.
 */
export async function warmUp(): Promise<void> {
  for (let pause = FIRST_WAIT; !(await isReady()); pause = Math.min(LONGEST_WAIT, 2 * pause))
    await wait(pause, undefined, { ref: false })
  const started = performance.now()
  try {
    const paths = onePathPerKind(await getSlugs())
    const pages = paths.flatMap((path) => LANGUAGES.map((lang) => localizedHref(path, lang)))
    // One after the other: visitors come meanwhile.
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
