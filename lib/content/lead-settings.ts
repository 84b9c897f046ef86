import 'server-only'
import { defineQuery } from 'groq'
import type { LeadSettings } from '#lib/leads/lead.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fetchContent } from './source.ts'

export const leadSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{_id, lead{sourceSite, industry}, leadNotice{consent}}`,
)

/** The constants that are sent with each lead, and the words a consent is given to (docs/product.md, Lead fields). */
export const getLeadSettings = cachedUntilChange(async (): Promise<LeadSettings> => {
  const settings = await fetchContent(leadSettingsQuery, {})
  const { en = '', fr = '' } = settings?.leadNotice?.consent ?? {}
  return {
    sourceSite: settings?.lead?.sourceSite ?? '',
    industry: settings?.lead?.industry ?? '',
    consent: { en, fr: fr || en },
  }
})
