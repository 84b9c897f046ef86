import 'server-only'
import { env } from '#lib/env.ts'
import { getLeads } from '#lib/leads/index.ts'
import { LEGAL_SLUGS, textsOf } from '#lib/legal/compose.ts'
import { factsOf } from '#lib/legal/facts.ts'
import { type KnownVersions, knownVersions } from '#lib/legal/known-versions.ts'
import { type LegalNews, newsOf } from '#lib/legal/news.ts'
import { noteTexts, storedHistory } from '#lib/legal/store.ts'
import { expireContent } from '#lib/server/expiry.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { getLegalSettings } from './legal-settings.ts'
import { LEGAL_FACTS } from './tags.ts'

const LOOK_EVERY = 600_000

/** What has become true since the first versions of the law pages. */
export const legalNews = (): LegalNews[] =>
  [...knownVersions().histories].flatMap(([slug, history]) => newsOf(slug, history))

/**
 * Notes a version of each law page when what it depends on has changed: at the start, and every ten minutes because staff change
 * settings. The pages of the build were made with the facts of the build, so they expire at the start. A failure is logged.
 */
export function startLegalVersions(): void {
  const state = knownVersions()
  if (state.timer) return
  expireContent([LEGAL_FACTS])
  state.timer = setInterval(() => void look(state), LOOK_EVERY).unref()
  void look(state)
}

async function look(state: KnownVersions): Promise<void> {
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
