import { isPublishedId, isSystemId, type Lake, type Transaction } from 'content-lake'
import { expireContent } from '#lib/server/expiry.ts'
import { getLake } from '#lib/server/lake.ts'
import { counts } from '#lib/server/metrics/counts.ts'
import { builtSeq } from './build-mark.ts'
import { fieldTagsOfChange, type KnownReadFields } from './field-tags.ts'
import { announcer } from './index-now.ts'
import { ALL_CONTENT } from './tags.ts'

/** If there were more transactions than this since the build, all content expires at the start. */
const MAX_REPLAYED = 1_000

/**
 * Expires cached pages when the embedded lake changes, as long as the process lives. At the start it expires content that
 * changed since the build, because the pages of the build do not show it. Then it expires the content of each later transaction
 * of any process. When this process commits a transaction, the content expires before the commit returns. So a page that is
 * requested after the response to a publish shows the change.
 */
export function startContentSync(): void {
  const lake = getLake()
  const announce = announcer()
  lake.subscribe((transaction) => {
    const tags = tagsOfTransaction(lake, transaction)
    expireContent(tags)
    if (tags.length > 0) counts.publishes += 1
    for (const { before, after } of publishedChanges(transaction)) announce(before, after)
  })
  const built = builtSeq(lake)
  const isKnown = built !== null && lake.lastSeq - built <= MAX_REPLAYED
  expireContent(isKnown ? [...tagsSince(lake, built)] : [ALL_CONTENT])
}

function tagsSince(lake: Lake, seq: number): Set<string> {
  const transactions = lake.transactionsSince(seq, MAX_REPLAYED)
  return new Set(transactions.flatMap((transaction) => tagsOfTransaction(lake, transaction)))
}

/** The changes that pages can show: those of drafts, versions, releases and system documents are left out. */
const publishedChanges = ({ changes }: Pick<Transaction, 'changes'>) =>
  changes.filter(({ id }) => isPublishedId(id) && !isSystemId(id))

/** The tags of a transaction's changes, without drafts, versions and releases: no page shows these. */
export function tagsOfTransaction(
  lake: Pick<Lake, 'referrers' | 'getDocuments'>,
  transaction: Pick<Transaction, 'changes'>,
  known?: KnownReadFields,
): string[] {
  return publishedChanges(transaction).flatMap(({ id, before, after }) =>
    fieldTagsOfChange(
      before,
      after,
      () => lake.getDocuments(lake.referrers(id).filter(isPublishedId)),
      known,
    ),
  )
}
