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
  /** The name of the job in the address, and the price that the page shows. */
  job: { name: string | null; figure: Figure | null }
  city?: { name: string | null; province: { name: string | null } | null } | null
  business: Business | null
  lang: Language
}

const ACTIONS = { '/get-quote': 'QuoteAction', '/book-installation': 'ReserveAction' } as const

/** Structured data of the page of a quote request or a booking: action, provider, area and chosen job. */
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
      // The name of a job without a price may be typed by a visitor. Structured data must not repeat such words.
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
