import type { Lead } from './lead.ts'
import type { Outbox } from './outbox.ts'

/** The public part of a request: nothing about the person. */
export interface RecentRequest {
  /** The slug of a service, or a service type. */
  service: string
  /** The city as the visitor typed it. */
  city: string
  /** Milliseconds since 1970. */
  at: number
}

const HOUR = 3_600_000

/** The least age of a shown request, in milliseconds. People who know the sender could recognize a newer request. */
const YOUNGEST = HOUR

const OLDEST = 7 * 24 * HOUR

const MOST = 50

/** The latest requests for services, newest first, without suspected spam. */
export async function recentRequests({ db, now }: Outbox): Promise<RecentRequest[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['lead', 'received_at'])
    .where('type', '=', 'lead')
    .where('state', '!=', 'suspected')
    .where('received_at', '>=', now() - OLDEST)
    .where('received_at', '<=', now() - YOUNGEST)
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ lead, received_at }) => {
    // Leads of earlier releases have the slug in `service_type`.
    const { service_type, service_slug, city } = JSON.parse(lead) as Lead
    return { service: service_slug || service_type, city, at: Number(received_at) }
  })
}
