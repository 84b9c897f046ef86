import 'server-only'
import { defineQuery } from 'groq'
import type { LeadSettings } from '#lib/leads/lead.ts'
import { remember } from './remember.ts'
import { fetchContent } from './source.ts'

export const leadSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{_id, lead{sourceSite, industry}}`,
)

/** The constants that are sent with each lead (docs/product.md, Lead fields). */
export const getLeadSettings = remember(async (): Promise<LeadSettings> => {
  const settings = await fetchContent(leadSettingsQuery, {})
  return { sourceSite: settings?.lead?.sourceSite ?? '', industry: settings?.lead?.industry ?? '' }
})
