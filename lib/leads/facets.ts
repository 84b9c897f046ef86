import type { Lead } from './lead.ts'

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
