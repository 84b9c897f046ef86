import type { Lead } from './lead.ts'
import type { LeadTransaction } from './store/database.ts'

/** What leads are told apart by in the filters of staff; columns of their own, because a lead is stored as text. */
export const FACETS = ['page', 'service', 'city', 'campaign'] as const

export type Facet = (typeof FACETS)[number]

/** Empty where the lead does not say. */
export function facetsOf(lead: Lead): Record<Facet, string> {
  const { conversion_page, service_slug, bundle, service_type, city, utm_campaign } = lead
  return {
    // Without scripts the page has its query.
    page: URL.parse(conversion_page ?? '', 'http://site')?.pathname ?? '',
    service: service_slug || bundle || service_type || '',
    city: city ?? '',
    campaign: utm_campaign ?? '',
  }
}

const AT_ONCE = 500

/** Fills in the columns of leads that releases before them stored. */
export async function fillFacets(trx: LeadTransaction): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await trx
      .selectFrom('leads')
      .select(['submission_id', 'lead'])
      .where('submission_id', '>', after)
      .orderBy('submission_id')
      .limit(AT_ONCE)
      .execute()
    for (const { submission_id, lead } of rows) {
      await trx
        .updateTable('leads')
        .set(facetsOf(JSON.parse(lead) as Lead))
        .where('submission_id', '=', submission_id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.submission_id
  }
}
