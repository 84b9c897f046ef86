import type { DocumentChange, Lake, Transaction } from '#lib/lake/index.ts'
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

function tagsOfTransaction(lake: Lake, transaction: Transaction): string[] {
  const published = transaction.changes.filter((change) => !/^(drafts|versions)\./.test(change.id))
  return published.flatMap((change) => [
    ...tagsOfChange(change.before, change.after),
    ...referrerTags(lake, change),
  ])
}

/** A document that came or went also changes the pages of those that refer to it: they show it, or no longer do. */
function referrerTags(lake: Lake, change: DocumentChange): string[] {
  if (change.before && change.after) return []
  return lake.referrers(change.id).map((id) => `doc:${id}`)
}
