import type {
  City,
  Country,
  Graph,
  LocalBusiness,
  Offer,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from './address.ts'
import { aggregateRating, type PricedService, priceSpecification } from './offers.ts'

/** The site settings structured data is made from. */
export interface Business {
  name: string | null
  tagline: string | null
  currency: string | null
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

/** The organization as other pages name it. */
export function organizationReference(business: Business | null): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: business?.name || undefined,
    url: siteAddress('/'),
  }
}

/** Where the business works: a city, or all of the country. */
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

/** The home page: who runs the site, the business with its figures (seed 1, section 9), and how to search it. */
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
  const { supportPhone, emails, socialLinks, tagline, defaultSeo } = business
  return {
    ...organizationReference(business),
    logo: siteAddress('/icon-512.png'),
    slogan: tagline || undefined,
    description: defaultSeo?.description || undefined,
    sameAs: socialLinks?.flatMap(({ url }) => url ?? []),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: supportPhone || undefined,
      email: emails?.general || undefined,
      areaServed: 'CA',
      availableLanguage: Object.values(LOCALES),
      url: pageAddress('/contact', lang),
    },
  }
}

function localBusiness({ business, services, lang }: HomeFacts): LocalBusiness {
  const { name, supportPhone, emails, structuredData: figures } = business
  return {
    '@type': 'LocalBusiness',
    '@id': siteAddress('/#business'),
    name: name || undefined,
    url: pageAddress('/', lang),
    image: siteAddress('/icon-512.png'),
    telephone: supportPhone || undefined,
    email: emails?.general || undefined,
    address: { '@type': 'PostalAddress', addressCountry: 'CA' },
    areaServed: areaServed(),
    parentOrganization: { '@id': ORGANIZATION },
    aggregateRating: aggregateRating(figures?.ratingValue, figures?.reviewCount),
    openingHoursSpecification: figures?.openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.filter((day) => days?.includes(day)),
      opens: opens || undefined,
      closes: closes || undefined,
    })),
    currenciesAccepted: business.currency || undefined,
    paymentAccepted: figures?.paymentAccepted || undefined,
    makesOffer: services.map((service) => offer(service, business, lang)),
  }
}

function offer(service: PricedService, { currency }: Business, lang: Language): Offer {
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: service.name || undefined,
      url: pageAddress(`/${service.slug}`, lang),
    },
    priceSpecification: priceSpecification(service.priceRange, currency),
  }
}

function webSite({ name }: Business, lang: Language): WebSite {
  const searchAction: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(lang) },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': siteAddress('/#website'),
    name: name || undefined,
    url: pageAddress('/', lang),
    inLanguage: LOCALES[lang],
    publisher: { '@id': ORGANIZATION },
    potentialAction: searchAction,
  }
}

/** The catalogue's address with a placeholder, whose braces must not be percent-encoded. */
function searchTemplate(lang: Language): string {
  const address = pageAddress('/services', lang)
  return `${address}${address.includes('?') ? '&' : '?'}q={search_term_string}`
}
