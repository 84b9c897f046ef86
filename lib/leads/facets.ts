import type { Lead } from './lead.ts'

/** The properties of a lead that staff can filter by. They have columns of their own, because a lead is stored as text. */
export const FACETS = ['page', 'service', 'city', 'campaign'] as const

export type Facet = (typeof FACETS)[number]

/** The filter values of a lead; empty when the lead does not have them. */
export function facetsOf(lead: Lead): Record<Facet, string> {
  const { conversion_page, service_slug, bundle, service_type, city, utm_campaign } = lead
  return {
    // Without scripts the value is the page's address with its query.
    page: URL.parse(conversion_page ?? '', 'http://site')?.pathname ?? '',
    service: service_slug || bundle || service_type || '',
    city: city ?? '',
    campaign: utm_campaign ?? '',
  }
}
