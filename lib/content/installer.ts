import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { offersService } from '#lib/search/installer-filters.ts'
import { mentions } from '#lib/search/mentions.ts'
import { advertised } from './advertised.ts'
import { getCityLinks } from './city-links.ts'
import {
  aroundFields,
  cityLinkFields,
  cityPriceFields,
  doneProjectFields,
  installerFields,
  pictureFields,
  reviewFields,
  serviceLinkFields,
  servicesByPopularity,
} from './fragments.ts'
import { installerPath } from './installer-path.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const installerQuery = defineQuery(`{
  "installer": *[_type == "installer" && slug.current == $slug][0]{
    ${installerFields}, "since": _createdAt, insurance{amount, checkedOn, expires}, city->{${cityLinkFields}, ${cityPriceFields}}
  },
  "services": *[_type == "service" && defined(slug.current)] | ${servicesByPopularity} {
    ${serviceLinkFields}, "englishName": name.en, description, picture{${pictureFields}}
  },
  "page": *[_type == "installerPage" && _id == "installerPage"][0]{
    ${aroundFields}, services{title, text}, safeguards{title, text}, projects{title, text}, reviews{title, text}
  }
}`)

/**
 * Reviews and projects have the name of their installer. A name that two installers have is nobody's. Only the newest fifty
 * reviews, so that the page stays small.
 */
export const workOfInstallerQuery = defineQuery(`{
  "namesakes": count(*[_type == "installer" && name == $name]),
  "projects": *[_type == "project" && installerName == $name] | order(order asc) {${doneProjectFields}},
  "reviews": *[_type == "review" && installerName == $name] | order(date desc)[0...50]{
    ${reviewFields}, service->{_id, name, "slug": slug.current}
  }
}`)

/** The page of an installer; `null` when none has the slug, when pages may not name the installer, or without a page. */
export async function getInstaller(slug: string, lang: Language) {
  'use cache'
  const { installer: found, services, page } = localize(await readContent(installerQuery, { slug }), lang)
  if (!found) return null
  const path = installerPath(withoutMarks(found))
  const [shown] = await advertised([found], ({ city }) => city?.province?.code)
  if (!path || !shown) return null
  const name = withoutMarks(shown.name ?? '')
  const { namesakes, projects, reviews } = localize(await readContent(workOfInstallerQuery, { name }), lang)
  const { city, ...installer } = shown
  const specialties = withoutMarks([...(installer.specialties ?? []), ...(installer.specialtyKeys ?? [])])
  const isNamedBy = (
    specialty: string | null,
    { name, englishName }: Record<'name' | 'englishName', string | null>,
  ) => offersService([specialty], withoutMarks([name, englishName]))
  const area = withoutMarks(installer.serviceArea ?? '')
  const names = { installer: installer.name ?? '', city: city?.name ?? '' }
  return {
    path,
    installer,
    city,
    /** The cities with a page that the text about the area names, without the installer's own. */
    cities: (await getCityLinks(lang)).filter(
      ({ _id, name }) => _id !== city?._id && mentions(area, [withoutMarks(name)]),
    ),
    /** In the order of the specialties, the main one first. */
    services: services
      .map((one) => ({ ...one, place: specialties.findIndex((specialty) => isNamedBy(specialty, one)) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place),
    prices: city && cityPrices(city),
    projects: namesakes === 1 ? await withReviewedContractors(projects) : [],
    reviews: namesakes === 1 ? await withReviewedContractors(reviews) : [],
    page: fillPlaceholders(page, names),
    names,
  }
}

export type InstallerContent = NonNullable<Awaited<ReturnType<typeof getInstaller>>>
