import { readFact, replaceFact } from '#lib/leads/store/facts.ts'
import type { LeadStore } from '#lib/leads/store/lead-store.ts'
import type { LegalSlug, Texts } from './compose.ts'
import { type History, readHistory, withVersion } from './versions.ts'

const keyOf = (slug: LegalSlug) => `legal ${slug}`

/** How often a version is tried again that another process was faster to store. */
const MOST_TRIES = 3

/** The stored versions of a law page; null when there are none. */
export const storedHistory = async (
  { db }: Pick<LeadStore, 'db'>,
  slug: LegalSlug,
): Promise<History | null> => readHistory(await readFact(db, keyOf(slug)))

/**
 * Stores a version of a law page when its texts differ from those of the newest version. Returns all versions.
 * Throws when other processes change the page again and again.
 */
export async function noteTexts(
  { db, commits, now }: Pick<LeadStore, 'db' | 'commits' | 'now'>,
  slug: LegalSlug,
  texts: Texts,
): Promise<History> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const stored = await readFact(db, keyOf(slug))
    const former = readHistory(stored)
    const history = withVersion(former, texts, now())
    if (history === former) return history
    const isStored = await commits.run((trx) =>
      replaceFact(trx, keyOf(slug), stored, JSON.stringify(history)),
    )
    if (isStored) return history
  }
  throw new Error(`The version of /${slug} could not be stored: other processes store it too.`)
}
