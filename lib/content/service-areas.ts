import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { cityLinkFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const serviceAreasQuery = defineQuery(`{
  "page": *[_type == "serviceAreasPage" && _id == "serviceAreasPage"][0]{
    ${pageFields}, map{title, text}, coverage{title, text}, outside{title, text}
  },
  "provinces": *[_type == "province"] | order(order asc) {
    _id, code, name,
    "cities": *[_type == "city" && defined(slug.current) && references(^._id)] | order(order asc) {
      ${cityLinkFields}, marketSpecifics{averageWaitTime},
      localData{businessHours, emergencyService, serviceRadius}
    }
  }
}`)

/** Where installers go and how soon, by province. `{provinceCount}` in the texts is the number of provinces. */
export async function getServiceAreas(lang: Language) {
  'use cache'
  const areas = localize(await readContent(serviceAreasQuery), lang)
  return fillPlaceholders(areas, { provinceCount: getFormatters(lang).number(areas.provinces.length) })
}

export type ServiceAreas = Awaited<ReturnType<typeof getServiceAreas>>
