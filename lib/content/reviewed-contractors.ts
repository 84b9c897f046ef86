import 'server-only'
import { defineQuery } from 'groq'
import { env } from '#lib/env.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { advertising, isValidLicence, type PublicLicence } from '#lib/matching/advertising.ts'
import { tradesOf } from '#lib/search/trades-of.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { type AdvertisingFacts, advertisingFacts, type Contractor } from './advertised.ts'
import { advertisedFields, installerPathFields, provinceOfCityFields } from './fragments.ts'
import { installerPath } from './installer-path.ts'
import { readContent } from './read.ts'

/** A review or a project has the name of a contractor as text. These are the documents with such a name. */
export const namedContractorsQuery =
  defineQuery(`*[_type in ["installer", "featuredContractor"] && name in $names]{
  _id, _type, name, ${installerPathFields}, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}
}`)

interface NamingReview {
  installerName: string | null
  /** Missing in a project. */
  installerResponse?: Response | null
  /** The id of the service. */
  serviceRef: string | null
  place: { province: { code: string | null } | null } | null
}

interface Response {
  name: string | null
  fromContractor: boolean | null
}

/** What is shown of the contractor of a review. */
interface ShownContractor {
  installerLicences?: PublicLicence[]
  /** The path of the installer's own page. */
  installerPath?: string
  /** `isOurs`: nobody knows that the contractor wrote the answer, so a public site says that it is its own. */
  installerResponse?: { isOurs?: boolean } | null
}

type Named = Contractor & {
  _id: string
  _type: string
  name: string | null
  slug: string | null
  city: { province: { code: string | null } | null } | null
}

/**
 * Reviews, or projects, with the licences and pages of the contractors that they name. A name that pages may not show is left out: of a contractor
 * without the licence that its own trades or the reviewed job need (docs/product.md, Licences in advertising). A public site
 * names a contractor as the author of an answer only if it sent the answer itself.
 */
export async function withReviewedContractors<Review extends NamingReview>(
  reviews: readonly Review[],
): Promise<(Review & ShownContractor)[]> {
  const names = new Set(withoutMarks(reviews.flatMap(namesIn)).filter((name) => name !== null && name !== ''))
  const found =
    names.size > 0 ? await readContent(namedContractorsQuery, { names: [...names].toSorted() }) : []
  const facts = names.size > 0 ? await advertisingFacts(found) : null
  return reviews.map((review) => {
    const licencesOf = (name: string | null): PublicLicence[] | null =>
      name && facts
        ? licencesToShow(
            review,
            found.filter((one) => isNamed(one, name)),
            facts,
          )
        : null
    const { installerName, installerResponse: response = null } = review
    const licences = licencesOf(installerName)
    const path = licences && installerName && pathOf(found.filter((one) => isNamed(one, installerName)))
    const isOurs = isPublicSite(env) && response?.fromContractor !== true
    const responder = response && !isOurs && licencesOf(response.name) ? response.name : null
    return {
      ...review,
      installerName: licences && installerName,
      ...(path && { installerPath: path }),
      ...(response && { installerResponse: { ...response, name: responder, isOurs } }),
      ...(licences && licences.length > 0 && { installerLicences: licences }),
    }
  })
}

const namesIn = ({ installerName, installerResponse }: NamingReview) => [
  installerName,
  installerResponse?.name ?? null,
]

const isNamed = (contractor: { name: string | null }, name: string) =>
  withoutMarks(contractor.name) === withoutMarks(name)

/** The page of the installer with a name; null without a page, and when several installers have the name. */
function pathOf(contractors: readonly Named[]): string | null {
  const [installer, ...namesakes] = withoutMarks(contractors).filter(({ _type }) => _type === 'installer')
  return installer && namesakes.length === 0 ? installerPath(installer) : null
}

/** The licences of the contractors with a name; null when one of them must not be named in this review. */
function licencesToShow(
  { serviceRef, place }: NamingReview,
  contractors: readonly Named[],
  { tradesIn, ...rest }: AdvertisingFacts,
): PublicLicence[] | null {
  const licences = contractors.flatMap((contractor) => withoutMarks(contractor.licences ?? []))
  const mayName = (trades: Parameters<typeof advertising>[0]['trades'], province: string | null) =>
    advertising({ trades, licences }, province, rest) !== 'hidden'
  const where = place?.province?.code ?? null
  const ofJob = tradesIn(where)
    .filter(({ services }) => serviceRef !== null && services.includes(serviceRef))
    .map(({ trade }) => trade)
  const areLicensed = contractors.every((contractor) => {
    const { specialtyKeys, frenchSpecialties, city } = withoutMarks(contractor)
    const province = city?.province?.code ?? null
    return mayName(
      tradesOf([...(specialtyKeys ?? []), ...(frenchSpecialties ?? [])], tradesIn(province)),
      province,
    )
  })
  return mayName(ofJob, where) && areLicensed
    ? licences.filter((licence) => isValidLicence(licence, rest.today))
    : null
}
