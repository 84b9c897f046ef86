import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { readContent } from './read.ts'

export const confirmationQuery = defineQuery(`{
  "lead": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, confirmation},
  "contact": *[_type == "contactPage" && _id == "contactPage"][0]{_id, confirmation},
  "contractor": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{_id, confirmation},
  "partner": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{_id, confirmation}
}`)

/** What happens next, once each form has been sent. */
export async function getConfirmations(lang: Language) {
  'use cache'
  return localize(await readContent(confirmationQuery), lang)
}
