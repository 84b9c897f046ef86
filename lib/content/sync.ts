import { isPublishedId } from '#lib/lake/ids.ts'
import type { Lake, Transaction } from '#lib/lake/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { builtSeq } from './build-mark.ts'
import { expireTags } from './expire.ts'
import { ALL_CONTENT, tagsOfChange } from './tags.ts'

/** More changes than this since the build are not looked at one by one. */
const MAX_REPLAYED = 1_000

/**
 * Keeps the page cache true to the embedded lake for as long as the process lives: first expires what changed
 * since the pages were built (a publish outlives a restart), then what every further transaction touches,
 * whichever process committed it.
 */
export function startContentSync(): void {
  const lake = getLake()
  lake.subscribe((transaction) => expireTags(tagsOfTransaction(lake, transaction)))
  const built = builtSeq(lake)
  if (built === null || lake.lastSeq - built > MAX_REPLAYED) {
    expireTags([ALL_CONTENT])
    return
  }
  const missed = lake.transactionsSince(built, MAX_REPLAYED)
  expireTags([...new Set(missed.flatMap((transaction) => tagsOfTransaction(lake, transaction)))])
}

/** What a transaction touches of what visitors see. */
export function tagsOfTransaction(
  lake: Pick<Lake, 'referrers' | 'getDocuments'>,
  { changes }: Pick<Transaction, 'changes'>,
): string[] {
  const published = changes.filter((change) => isPublishedId(change.id))
  return published.flatMap(({ id, before, after }) =>
    tagsOfChange(before, after, lake.getDocuments(lake.referrers(id).filter(isPublishedId))),
  )
}
