import type { WebPage, WithContext } from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { pageAddress } from './address.ts'
import { areaServed, type Business, organizationReference } from './business.ts'
import { aggregateOffer } from './offers.ts'

interface RequestFacts {
  /** The public path of the page with the form. */
  path: keyof typeof ACTIONS
  page: { title: string | null; lead: string | null }
  /** What the address chooses, by its name, and the price it is shown with. */
  job: { name: string | null; figure: Figure | null }
  city?: { name: string | null; province: { name: string | null } | null } | null
  business: Business | null
  lang: Language
}

const ACTIONS = { '/get-quote': 'QuoteAction', '/book-installation': 'ReserveAction' } as const

/** The page of a quote request or a booking: what can be done there, by whom it is done, where, and what is chosen. */
export function requestData({ path, page, job, city, business, lang }: RequestFacts): WithContext<WebPage> {
  const address = pageAddress(path, lang)
  const provider = organizationReference(business)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: page.title || undefined,
    description: page.lead || undefined,
    inLanguage: LOCALES[lang],
    mainEntity: {
      '@type': 'Service',
      // What has no price was described by a visitor, in words that are not ours.
      name: (job.figure && job.name) || page.title || undefined,
      provider,
      areaServed: areaServed(city),
      offers: aggregateOffer(job.figure, business?.currency, address),
    },
    potentialAction: {
      '@type': ACTIONS[path],
      name: page.title || undefined,
      target: { '@type': 'EntryPoint', urlTemplate: address },
      provider,
    },
  }
}
