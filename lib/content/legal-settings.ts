import 'server-only'
import { defineQuery } from 'groq'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { MATCHING_MODES } from '#lib/leads/offers/matching.ts'
import type { LegalSettings } from '#lib/legal/facts.ts'
import { USUAL_NOTICE } from './lead-settings.ts'
import { USUAL_MATCHING } from './match-facts.ts'
import { readContent } from './read.ts'
import type { LegalSettingsQueryResult } from './sanity.types.ts'
import { fetchContent } from './source.ts'

export const legalSettingsQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, company{legalName, address}, supportPhone, telephone, emails{general}, privacyContact{name, role, email},
    leadNotice{consent}, matching{mode}
  },
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, noticeHours},
  "activity": *[_type == "activitySettings" && _id == "activitySettings"][0]{_id, enabled, fromRequests}
}`)

/** What the published content says about who runs the site and what is switched on. */
export async function getLegalSettings(): Promise<LegalSettings> {
  const { result } = await fetchContent(legalSettingsQuery, {})
  return toSettings(result)
}

/** The same inside a cached read of a page, whose preview shows drafts. */
export const readLegalSettings = async (): Promise<LegalSettings> =>
  toSettings(withoutMarks(await readContent(legalSettingsQuery)))

function toSettings({ site, booking, activity }: LegalSettingsQueryResult): LegalSettings {
  const { company, privacyContact, matching, emails } = site ?? {}
  return {
    matching: MATCHING_MODES.find((known) => known === matching?.mode) ?? USUAL_MATCHING.mode,
    showsRequests: Boolean(activity?.enabled && activity.fromRequests),
    offersNews: Boolean(site?.leadNotice?.consent?.en),
    company: company?.legalName || null,
    address: bilingual(company?.address),
    officer: privacyContact?.name || null,
    officerRole: bilingual(privacyContact?.role),
    officerEmail: privacyContact?.email || null,
    email: emails?.general || null,
    phone: site?.telephone || site?.supportPhone || null,
    noticeHours: booking?.noticeHours ?? USUAL_NOTICE,
  }
}

/** A text in both languages, in one line; null without one. */
function bilingual(field: { en?: string; fr?: string } | null | undefined): Bilingual | null {
  const { en = '', fr = '' } = field ?? {}
  const inLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ', ')
  return en || fr ? { en: inLine(en || fr), fr: inLine(fr || en) } : null
}
