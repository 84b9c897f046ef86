import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields, pictureFields } from './fragments.ts'
import { readContent } from './read.ts'

export const emergencyQuery = defineQuery(`{
  "page": *[_type == "emergencyPage" && _id == "emergencyPage"][0]{
    ${pageFields}, safety{title, text}, services{title, text}
  },
  "services": *[_type == "emergencyService"] | order(order asc) {
    _id, name, "englishName": name.en, description, urgency, responseTime, priceRange, licensed,
    picture{${pictureFields}}
  }
}`)

/** The emergency page (docs/product.md, Emergency page): the safety note and the emergency services. */
export async function getEmergency(lang: Language) {
  'use cache'
  return localize(await readContent(emergencyQuery), lang)
}

export type EmergencyService = Awaited<ReturnType<typeof getEmergency>>['services'][number]
