import { revalidateTag } from 'next/cache'
import { isPublishedId, type Lake, type Transaction } from '#lib/lake/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { expireTags } from '#lib/server/next-internals.ts'
import { builtSeq } from './build-mark.ts'
import { ALL_CONTENT, tagsOfChange } from './tags.ts'

/** With more changes than this since the build, all content is expired. */
const MAX_REPLAYED = 1_000

/**
 * A page whose rendering began before a change may be stored after it, as a new one. A second expiry after this many
 * milliseconds catches it.
 */
const RENDER_GRACE = 2_000

/**
 * Expires cached pages when the embedded lake changes, for as long as the process lives. It first expires what
 * changed since the pages were built, so that a publish outlives a restart. Then it expires what every further
 * transaction changes, in whichever process it was committed. For what this process committed, the request that did
 * it calls `revalidateSince` itself.
 */
export function startContentSync(): void {
  const lake = getLake()
  lake.subscribe((transaction, isOwn) => {
    const tags = tagsOfTransaction(lake, transaction)
    if (!isOwn) expireTags(tags)
    setTimeout(expireTags, RENDER_GRACE, tags).unref()
  })
  const built = builtSeq(lake)
  if (built === null || lake.lastSeq - built > MAX_REPLAYED) {
    expireTags([ALL_CONTENT])
    return
  }
  expireTags(tagsSince(lake, built))
}

/**
 * Expires what was committed after the transaction `seq`. Called in the request that committed it, before its answer:
 * a page that is asked for after that answer shows the change.
 */
export function revalidateSince(lake: Lake, seq: number): void {
  if (lake.lastSeq === seq) return
  for (const tag of tagsSince(lake, seq)) revalidateTag(tag, { expire: 0 })
}

function tagsSince(lake: Lake, seq: number): Set<string> {
  const transactions = lake.transactionsSince(seq, MAX_REPLAYED)
  return new Set(transactions.flatMap((transaction) => tagsOfTransaction(lake, transaction)))
}

/** The tags of a transaction's changes, without drafts and versions. */
export function tagsOfTransaction(
  lake: Pick<Lake, 'referrers' | 'getDocuments'>,
  { changes }: Pick<Transaction, 'changes'>,
): string[] {
  const published = changes.filter((change) => isPublishedId(change.id))
  return published.flatMap(({ id, before, after }) =>
    tagsOfChange(before, after, () => lake.getDocuments(lake.referrers(id).filter(isPublishedId))),
  )
}
