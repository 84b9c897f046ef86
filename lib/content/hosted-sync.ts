import type { SanityClient } from '@sanity/client'
import { concatMap, retry, type Subscription, timer } from 'rxjs'
import { expireContent } from '#lib/server/expiry.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { counts } from '#lib/server/metrics/counts.ts'
import { fieldTagsOfChange } from './field-tags.ts'
import { QUERY_GRACE } from './freshness.ts'
import { ALL_CONTENT, type StoredDocument } from './tags.ts'

/** The documents that pages show: no drafts, no versions of releases, no system documents. */
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))'

/** Milliseconds before a refused listener is opened again. The wait doubles up to the longest. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 10_000

/**
 * Expires cached pages when hosted content changes, as long as the process lives. Each server listens by itself. Changes may have
 * been missed since the build or while the listener was not connected. So everything expires at the start, and whenever the
 * listener could not resume. Tags expire once more after `QUERY_GRACE`.
 */
export function followHostedContent(
  client: SanityClient,
  { expire = expireContent, queryGrace = QUERY_GRACE } = {},
): Subscription {
  const expireTwice = (tags: string[]) => {
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
        counts.publishes += 1
      }),
      retry({
        delay: (error, failures) => {
          log.warn(
            { reason: error instanceof Error ? error.message : 'unknown' },
            'Hosted content is not heard',
          )
          return timer(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
        },
        resetOnSuccess: true,
      }),
    )
    .subscribe()
}

/** The published documents that refer to a document that was created or deleted. */
function referrersOf(client: SanityClient, id: string): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(`*[references($id) && ${PUBLISHED}]`, { id })
}
