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
import { getInstallerPages } from './installer-pages.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

/** Reviews and projects have the name of their installer. Only the newest fifty reviews, so that the page stays small. */
export const installerQuery = defineQuery(`{
  "installer": *[_type == "installer" && slug.current == $slug][0]{
    ${installerFields}, "since": _createdAt, insurance{amount, checkedOn, expires}, city->{${cityLinkFields}, ${cityPriceFields}},
    "projects": *[_type == "project" && installerName == ^.name] | order(order asc) {${doneProjectFields}},
    "reviews": *[_type == "review" && installerName == ^.name] | order(date desc)[0...50]{
      ${reviewFields}, service->{_id, name, "slug": slug.current}
    }
  },
  "services": *[_type == "service" && defined(slug.current)] | ${servicesByPopularity} {
    ${serviceLinkFields}, "englishName": name.en, description, picture{${pictureFields}}
  },
  "page": *[_type == "installerPage" && _id == "installerPage"][0]{
    ${aroundFields}, services{title, text}, safeguards{title, text}, projects{title, text}, reviews{title, text}
  }
}`)

/** The page of an installer; `null` when none has the slug, or the installer has no page (`getInstallerPages`). */
export async function getInstaller(slug: string, lang: Language) {
  'use cache'
  const { installer: found, services, page } = localize(await readContent(installerQuery, { slug }), lang)
  if (!found) return null
  const own = (await getInstallerPages()).find(({ id }) => id === found._id)
  const [shown] = await advertised([found], ({ city }) => city?.province?.code)
  if (!own || !shown) return null
  const { projects, reviews, city, ...installer } = shown
  const specialties = withoutMarks([...(installer.specialties ?? []), ...(installer.specialtyKeys ?? [])])
  const area = withoutMarks(installer.serviceArea ?? '')
  const names = { installer: installer.name ?? '', city: city?.name ?? '' }
  return {
    path: own.path,
    installer,
    city,
    /** The cities with a page that the text about the area names, without the installer's own. */
    cities: (await getCityLinks(lang)).filter(
      ({ _id, name }) => _id !== city?._id && mentions(area, [withoutMarks(name)]),
    ),
    services: services.filter(({ name, englishName }) =>
      offersService(specialties, withoutMarks([name, englishName])),
    ),
    prices: city && cityPrices(city),
    projects: own.name ? await withReviewedContractors(projects) : [],
    reviews: own.name ? await withReviewedContractors(reviews) : [],
    page: fillPlaceholders(page, names),
    names,
  }
}

export type InstallerContent = NonNullable<Awaited<ReturnType<typeof getInstaller>>>
