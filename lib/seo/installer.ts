import type {
  EducationalOccupationalCredential,
  HomeAndConstructionBusinessLeaf,
  WithContext,
} from 'schema-dts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from './address.ts'
import { areaServed, type Business, organizationReference } from './business.ts'
import { ratingOfReviews } from './offers.ts'
import { webPage } from './service.ts'
import { socialPicturePath } from './social-address.ts'

interface City {
  name: string | null
  province: { code: string | null; name: string | null } | null
}

/** A checked licence that holds today. */
interface Licence {
  /** As it is advertised: `RBQ licence: 1234-5678-90`. */
  text: string
  number: string | null
  authority: { name: string; register: string }
  /** The last day; null for a licence without an end. */
  expires: string | null
}

interface InstallerFacts {
  content: {
    path: string
    installer: { name: string | null; description: string | null }
    city: City | null
    cities: readonly City[]
    services: readonly { name: string | null }[]
  }
  licences: readonly Licence[]
  /** The reviews on the page that customers of done jobs wrote. */
  reviews: readonly { rating: number | null }[]
  business: Business | null
  lang: Language
}

/**
 * Structured data of an installer's page: the business, what it does and where, its checked licences, and the rating of the
 * reviews of done jobs that the page shows.
 */
export function installerData({
  content: { path, installer, city, cities, services },
  licences,
  reviews,
  business,
  lang,
}: InstallerFacts): WithContext<HomeAndConstructionBusinessLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: installer.name || undefined,
    description: installer.description || undefined,
    image: siteAddress(socialPicturePath(path, lang)),
    url: pageAddress(path, lang),
    mainEntityOfPage: webPage(path, lang),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city?.name || undefined,
      addressRegion: city?.province?.code || undefined,
      addressCountry: 'CA',
    },
    areaServed: [...(city ? [city] : []), ...cities].map(areaServed),
    knowsAbout: services.flatMap(({ name }) => name ?? []),
    hasCredential: licences.map(credential),
    memberOf: organizationReference(business),
    aggregateRating: ratingOfReviews(reviews),
  }
}

const credential = ({ text, number, authority, expires }: Licence): EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  name: text,
  credentialCategory: 'license',
  identifier: number || undefined,
  recognizedBy: { '@type': 'Organization', name: authority.name, url: authority.register },
  expires: expires || undefined,
})
