import type { Lead } from './lead.ts'

/** The properties of a lead that staff can filter by. Each has its own column, because the lead itself is one JSON text. */
export const FACETS = ['page', 'service', 'city', 'campaign'] as const

export type Facet = (typeof FACETS)[number]

/** The filter values of a lead. A value that the lead does not have is an empty text. */
export function facetsOf(lead: Lead): Record<Facet, string> {
  const { conversion_page, service_slug, bundle, service_type, city, utm_campaign } = lead
  return {
    // A form with scripts sends the path of its page. A form without scripts adds the query of the page, which is cut off here.
    page: URL.parse(conversion_page ?? '', 'http://site')?.pathname ?? '',
    service: service_slug || bundle || service_type || '',
    city: city ?? '',
    campaign: utm_campaign ?? '',
  }
}

/** The chosen answers to the questions of the first job. What a customer wrote or counted is left out. */
export function chosenAnswers({ jobs }: Pick<Lead, 'jobs'>): string {
  const chosen = (jobs?.[0]?.answers ?? []).filter(({ kind }) => kind === 'choice' || kind === 'yesNo')
  return new URLSearchParams(chosen.map(({ question, value }) => [question, value])).toString()
}
