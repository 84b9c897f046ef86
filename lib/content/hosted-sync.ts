import type { SanityClient } from '@sanity/client'
import { concatMap, retry, type Subscription } from 'rxjs'
import { expireContent } from '#lib/server/expiry.ts'
import { counts } from '#lib/server/metrics/counts.ts'
import { isAsIs } from './as-is.ts'
import { fieldTagsOfChange } from './field-tags.ts'
import { QUERY_GRACE } from './freshness.ts'
import { waitAndLog } from './hosted-retry.ts'
import { announcer } from './index-now.ts'
import { ALL_CONTENT, type StoredDocument } from './tags.ts'

/** The documents that pages show: no drafts, no versions of releases, no system documents. */
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))'

/**
 * Expires cached pages when hosted content changes, as long as the process lives. Each server listens by itself. Changes may have
 * been missed since the build or while the listener was not connected. So everything expires at the start, and whenever the
 * listener could not resume. Tags expire once more after `QUERY_GRACE`. `heardChange` is called before the tags expire.
 */
export function followHostedContent(
  client: SanityClient,
  { expire = expireContent, queryGrace = QUERY_GRACE, heardChange = () => {} } = {},
): Subscription {
  const announce = announcer()
  const expireTwice = (tags: string[]) => {
    heardChange()
    expire(tags)
    setTimeout(() => expire(tags), queryGrace).unref()
  }
  return client
    .listen<StoredDocument>(
      `*[${PUBLISHED}]`,
      {},
      {
        events: ['mutation', 'welcome', 'reset'],
        visibility: 'query',
        includePreviousRevision: true,
        enableResume: true,
      },
    )
    .pipe(
      concatMap(async (event) => {
        if (event.type !== 'mutation') return expireTwice([ALL_CONTENT])
        const { documentId, previous = null, result = null } = event
        const referrers = previous && result ? [] : await referrersOf(client, documentId)
        expireTwice(fieldTagsOfChange(previous, result, () => referrers))
        if (isAsIs(event.transactionId)) return
        counts.publishes += 1
        announce(previous, result)
      }),
      retry({ delay: waitAndLog('Hosted content is not heard'), resetOnSuccess: true }),
    )
    .subscribe()
}

/** The published documents that refer to a document that was created or deleted. */
function referrersOf(client: SanityClient, id: string): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(`*[references($id) && ${PUBLISHED}]`, { id })
}
