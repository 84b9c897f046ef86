import 'server-only'
import { defineQuery } from 'groq'
import type { LeadSettings } from '#lib/leads/lead.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fetchContent } from './source.ts'

export const leadSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{_id, lead{sourceSite, industry}}`,
)

/** The constants that are sent with each lead (docs/product.md, Lead fields). */
export const getLeadSettings = cachedUntilChange(async (): Promise<LeadSettings> => {
  const settings = await fetchContent(leadSettingsQuery, {})
  return { sourceSite: settings?.lead?.sourceSite ?? '', industry: settings?.lead?.industry ?? '' }
})
