import type {
  AggregateOffer,
  City,
  Country,
  Graph,
  LocalBusiness,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { isLink } from '#lib/i18n/href.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { priceSpan } from '#lib/pricing/price-range.ts'
import { pageAddress, siteAddress } from './address.ts'
import { priceBounds, settingsRating } from './offers.ts'

/** The site settings for structured data. */
export interface Business {
  name: string | null
  /** The address of the logo. */
  logo: string | null
  company: { legalName: string | null; address: string | null } | null
  currency: string | null
  telephone: string | null
  supportPhone: string | null
  emails: { general: string | null } | null
  socialLinks: { url: string | null }[] | null
  defaultSeo: { description: string | null } | null
  structuredData: {
    ratingValue: number | null
    reviewCount: number | null
    bundleRatingValue: number | null
    bundleReviewCount: number | null
    openingHours: { days: string[] | null; opens: string | null; closes: string | null }[] | null
    paymentAccepted: string | null
    howToTotalHours: number | null
    howToEstimatedCost: number | null
  } | null
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const ORGANIZATION = siteAddress('/#organization')

/** A short reference to the organization. The home page has its full data, with the same `@id`. */
export function organizationReference(business: Business | null): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: business?.name || undefined,
    url: siteAddress('/'),
  }
}

/** The area of the business: a city, or the whole country. */
export function areaServed(city?: AreaCity | null): City | Country {
  if (!city?.name) return { '@type': 'Country', name: 'Canada' }
  const province = city.province?.name
  return {
    '@type': 'City',
    name: city.name,
    ...(province && { containedInPlace: { '@type': 'AdministrativeArea', name: province } }),
  }
}

interface AreaCity {
  name: string | null
  province: { name: string | null } | null
}

interface HomeFacts {
  business: Business
  services: PricedService[]
  lang: Language
}

/**
 * Structured data of the home page: the organization, the business with its figures, and the search. Every property is in the
 * page twice, as HTML and as React's data, so only useful ones are included (docs/product.md, Budgets).
 */
export function homeData({ business, services, lang }: HomeFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(business, lang),
      localBusiness({ business, services, lang }),
      webSite(business, lang),
    ],
  }
}

function organization(business: Business, lang: Language): OrganizationLeaf {
  const { company, telephone, supportPhone, emails, socialLinks } = business
  return {
    ...organizationReference(business),
    legalName: company?.legalName || undefined,
    address: company?.address?.replaceAll('\n', ', ') || undefined,
    logo: logoOf(business),
    sameAs: socialLinks?.flatMap(({ url }) => (isLink(url) ? url : [])),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: telephone || supportPhone || undefined,
      email: emails?.general || undefined,
      url: pageAddress('/contact', lang),
    },
  }
}

function localBusiness({ business, services, lang }: HomeFacts): LocalBusiness {
  const { name, telephone, supportPhone, defaultSeo, structuredData: figures } = business
  return {
    '@type': 'LocalBusiness',
    name: name || undefined,
    description: defaultSeo?.description || undefined,
    url: pageAddress('/', lang),
    image: logoOf(business),
    telephone: telephone || supportPhone || undefined,
    address: { '@type': 'PostalAddress', addressCountry: 'CA' },
    areaServed: 'Canada',
    parentOrganization: { '@id': ORGANIZATION },
    aggregateRating: settingsRating(figures?.ratingValue, figures?.reviewCount),
    openingHoursSpecification: figures?.openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.filter((day) => days?.includes(day)),
      opens: opens || undefined,
      closes: closes || undefined,
    })),
    currenciesAccepted: business.currency || undefined,
    paymentAccepted: figures?.paymentAccepted || undefined,
    makesOffer: offers(services, business),
  }
}

const logoOf = ({ logo }: Business) => siteAddress(logo || '/icon-512.png')

/** One offer for all services: a list of them would be the largest part of the page's head. */
function offers(services: PricedService[], { currency }: Business): AggregateOffer | undefined {
  const range = priceSpan(services.map((service) => figureOf(service)))
  return range ? { '@type': 'AggregateOffer', ...priceBounds(range, currency) } : undefined
}

function webSite({ name }: Business, lang: Language): WebSite {
  const searchAction: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(lang) },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name: name || undefined,
    url: pageAddress('/', lang),
    inLanguage: LOCALES[lang],
    potentialAction: searchAction,
  }
}

/** The catalogue's address with a placeholder. Its braces must not be percent-encoded. */
function searchTemplate(lang: Language): string {
  const address = pageAddress('/services', lang)
  return `${address}${address.includes('?') ? '&' : '?'}q={search_term_string}`
}
