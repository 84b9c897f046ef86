import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import {
  bundleCardFields,
  cityLinkFields,
  figuresFields,
  pictureFields,
  plainPageFields,
  priceFields,
  projectFields,
  serviceCardFields,
  stepFields,
  timeBandsField,
} from './fragments.ts'
import { readContent } from './read.ts'

export const homeQuery = defineQuery(`{
  "page": *[_type == "homePage" && _id == "homePage"][0]{
    ${plainPageFields},
    heroPoints,
    popular{title, text}, "popularServices": popularServices[]->{${serviceCardFields}},
    categoriesHeading{title, text},
    "categories": categories[]->{
      _id, title, description, "slug": slug.current, icon, picture{${pictureFields}},
      "sampleServices": sampleServices[0...3]->{_id, name, "slug": slug.current},
      "serviceCount": count(*[_type == "service" && references(^._id)])
    },
    showcase{title, text}, "projects": projects[]->{
      ${projectFields}, "services": services[]->{_id, "slug": slug.current}
    },
    cities{title, text}, "featuredCities": featuredCities[]->{${cityLinkFields}, serviceCount}, cityClaim,
    stats{title, text},
    recommendations{title, text}, "recommendedServices": recommendedServices[]->{${serviceCardFields}},
    featuresHeading{title, text}, features[]{_key, title, text, icon},
    steps{title, text},
    bundlesHeading{title, text},
    "bundles": bundles[]->{${bundleCardFields}}
  },
  ${timeBandsField},
  "serviceCount": count(*[_type == "service"]),
  "prices": *[_type == "service"]{_id, ${priceFields}},
  "figures": *[_type == "pageFigures" && _id == "figures-home"][0]{${figuresFields}},
  "steps": *[_type == "processStep"] | order(order asc) {${stepFields}}
}`)

/** The home page's content. `{serviceCount}` in its texts is the number of services. */
export async function getHome(lang: Language) {
  'use cache'
  const home = localize(await readContent(homeQuery), lang)
  const names = { serviceCount: getFormatters(lang).number(home.serviceCount) }
  return { ...fillPlaceholders(home, names), names }
}

export type Home = Awaited<ReturnType<typeof getHome>>
