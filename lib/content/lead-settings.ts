import 'server-only'
import { defineQuery } from 'groq'
import type { LeadSettings } from '#lib/leads/lead.ts'
import { readContent } from './read.ts'

export const leadSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{_id, lead{sourceSite, industry}}`,
)

/** The constants that go with each lead (seed 2, section 3). */
export async function getLeadSettings(): Promise<LeadSettings> {
  'use cache'
  const settings = await readContent(leadSettingsQuery)
  return { sourceSite: settings?.lead?.sourceSite ?? '', industry: settings?.lead?.industry ?? '' }
}
