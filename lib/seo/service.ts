import type { Service, WebPage, WithContext } from 'schema-dts'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureLabel } from '#lib/pricing/figure-text.ts'
import { type ServiceWithFacts, serviceFacts } from '#lib/pricing/service-facts.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'
import { pageAddress } from './address.ts'
import { areaServed, type Business, organizationReference } from './business.ts'
import { aggregateOffer, ratingOfReviews } from './offers.ts'

interface DescribedService {
  /** The public path of the page. */
  path: string
  service: ServiceWithFacts & {
    name: string | null
    slug: string | null
    description: string | null
    category?: { title: string | null } | null
  }
  /** The price that the page shows. */
  figure: Figure | null
  bands: TimeBands
  /** Only for the page of a service in a city. */
  city?: { name: string | null; slug: string | null; province: { name: string | null } | null } | null
  business: Business | null
  /** The reviews on the page that customers of done jobs wrote. */
  reviews?: readonly { rating: number | null }[]
  lang: Language
}

/** Structured data of the page of a service, or of a service in a city: the service with price, area, provider and rating. */
export function serviceData({
  path,
  service,
  figure,
  bands,
  city,
  business,
  reviews = [],
  lang,
}: DescribedService): WithContext<Service> {
  const quote = jobHref('/get-quote', { service: service.slug, city: city?.slug })
  const offer = aggregateOffer(figure, business?.currency, pageAddress(quote, lang))
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name || undefined,
    description: service.description || undefined,
    serviceType: service.name || undefined,
    category: service.category?.title || undefined,
    url: pageAddress(path, lang),
    mainEntityOfPage: webPage(path, lang),
    provider: organizationReference(business),
    areaServed: areaServed(city),
    aggregateRating: ratingOfReviews(reviews),
    offers: offer && {
      ...offer,
      name: figureLabel(figure, getDictionary(lang).money, lang),
      additionalProperty: serviceFacts('machines', service, bands, lang).flatMap(({ label, value }) =>
        value === null ? [] : [{ '@type': 'PropertyValue' as const, name: label, value }],
      ),
    },
  }
}

/** The page that describes a thing. The page states the language: `inLanguage` is no property of things such as services. */
export function webPage(path: string, lang: Language): WebPage {
  return { '@type': 'WebPage', '@id': pageAddress(path, lang), inLanguage: LOCALES[lang] }
}
