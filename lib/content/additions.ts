import { isDeepStrictEqual } from 'node:util'
import { type DocumentChange, type LakeDocument, publishedId, type Transaction } from 'content-lake'
import { keepEnglish } from '#lib/i18n/keep-english.ts'
import { withFormerSlugs } from '#lib/routes/former-slugs.ts'
import { isAsIs } from './as-is.ts'

/*
 * The embedded lake adds former slugs, and the English that outdated French was written from, inside a transaction
 * (`LakeOptions.amend`). Hosted Sanity runs no code of the site there. So this file finds both after the transaction.
 */

/** A document of hosted Sanity to which something must still be added: as it is stored, and as it should be (`amended`). */
export interface Addition {
  /** The version whose English is compared with the new English (`sourceOf`); null when there is none. */
  source: LakeDocument | null
  stored: LakeDocument
  amended: LakeDocument
}

/** By document id: additions that no server has stored yet. The next change of such a document is compared with them. */
export type OpenAdditions = Map<string, Addition>

type Read = (id: string) => Promise<LakeDocument | null>

/**
 * Returns the additions that a committed transaction needs, and updates `open`. Call it in the order of commits.
 * @param read returns a document that the transaction does not change
 */
export async function additionsOf(
  { id: transactionId, changes }: Pick<Transaction, 'id' | 'changes'>,
  open: OpenAdditions,
  read: Read,
): Promise<Addition[]> {
  const additions: Addition[] = []
  for (const change of isAsIs(transactionId) ? [] : changes) {
    const { id, before, after } = change
    if (after === null) continue
    const source = await sourceOf(change, changes, open, read)
    const amended = withFormerSlugs(open.get(id)?.amended ?? before, keepEnglish(source, after))
    if (!isDeepStrictEqual(amended, after)) additions.push({ source, stored: after, amended })
  }
  for (const { id } of changes) open.delete(id)
  for (const addition of additions) open.set(addition.stored._id, addition)
  return additions
}

/** The version to compare with a change (`source` of `Amend`): at a publish the draft, for a new draft what is published. */
async function sourceOf(
  { id, before }: DocumentChange,
  changes: DocumentChange[],
  open: OpenAdditions,
  read: Read,
): Promise<LakeDocument | null> {
  const main = publishedId(id)
  const isPublished = id === main
  const version = changes.find(
    (one) => isPublished && one.id !== id && publishedId(one.id) === id && !one.after,
  )
  if (version) return open.get(version.id)?.source ?? version.before
  const own = open.get(id)
  if (own) return own.source
  if (before || isPublished) return before
  const published = changes.find((one) => one.id === main)
  return open.get(main)?.source ?? (published ? published.before : await read(main))
}
