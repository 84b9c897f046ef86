import 'server-only'
import { env } from '#lib/env.ts'
import { getLeads } from '#lib/leads/index.ts'
import { LEGAL_SLUGS, type LegalSlug, textsOf } from '#lib/legal/compose.ts'
import { factsOf } from '#lib/legal/facts.ts'
import { type LegalNews, newsOf } from '#lib/legal/news.ts'
import { noteTexts, storedHistory } from '#lib/legal/store.ts'
import type { History } from '#lib/legal/versions.ts'
import { expireContent } from '#lib/server/expiry.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { getLegalSettings } from './legal-settings.ts'
import { LEGAL_FACTS } from './tags.ts'

const LOOK_EVERY = 600_000

interface Known {
  histories: Map<LegalSlug, History>
  /** The facts whose texts this process has noted last. */
  noted: string
  timer?: NodeJS.Timeout
}

declare global {
  // Next.js loads modules more than once per process; the versions must exist once.
  var montageLegalVersions: Known | undefined
}

function known(): Known {
  globalThis.montageLegalVersions ??= { histories: new Map(), noted: '' }
  return globalThis.montageLegalVersions
}

/** The versions of a law page; null until this process has read them, so a build has none. */
export const knownHistory = (slug: LegalSlug): History | null => known().histories.get(slug) ?? null

/** What has become true since the first versions of the law pages. */
export const legalNews = (): LegalNews[] =>
  [...known().histories].flatMap(([slug, history]) => newsOf(slug, history))

/**
 * Notes a version of each law page when what it depends on has changed: at the start, and every ten minutes because staff change
 * settings. The pages of the build were made with the facts of the build, so they expire at the start. A failure is logged.
 */
export function startLegalVersions(): void {
  const state = known()
  if (state.timer) return
  expireContent([LEGAL_FACTS])
  state.timer = setInterval(() => void look(state), LOOK_EVERY).unref()
  void look(state)
}

async function look(state: Known): Promise<void> {
  try {
    const facts = factsOf(env, await getLegalSettings())
    const { outbox } = await getLeads()
    const noted = JSON.stringify(facts)
    // A server that has noted its facts only reads: during an update, servers with other settings would else take turns.
    const isNoted = noted === state.noted
    for (const slug of LEGAL_SLUGS) {
      const history = isNoted
        ? await storedHistory(outbox, slug)
        : await noteTexts(outbox, slug, textsOf(slug, facts))
      if (history) state.histories.set(slug, history)
    }
    state.noted = noted
    if (!isNoted) expireContent([LEGAL_FACTS])
  } catch (error) {
    log.warn({ err: error }, 'The versions of the law pages could not be noted')
  }
}
