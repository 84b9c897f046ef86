import 'server-only'
import { defineQuery } from 'groq'
import type { RequestSettings } from '#lib/leads/lead.ts'
import { recipientsOf } from '#lib/leads/mails/recipients.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { recipientFields } from './fragments.ts'
import { fetchContent } from './source.ts'

export const leadSettingsQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, lead{sourceSite, industry}, leadNotice{consent}},
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, noticeHours},
  "mails": *[_type == "mailTexts" && _id == "mailTexts"][0]{_id, requestRecipients[]{${recipientFields}}}
}`)

/** The hours of notice of a site that has none in its content. */
export const USUAL_NOTICE = 24

/**
 * Settings for leads: fields that all leads share, the text of the consent (docs/product.md, Lead fields), and who gets mails.
 */
export const getLeadSettings = cachedUntilChange(async (): Promise<RequestSettings> => {
  const { result } = await fetchContent(leadSettingsQuery, {})
  const { site, booking, mails } = result
  const { en = '', fr = '' } = site?.leadNotice?.consent ?? {}
  return {
    sourceSite: site?.lead?.sourceSite ?? '',
    industry: site?.lead?.industry ?? '',
    consent: { en, fr: fr || en },
    noticeHours: booking?.noticeHours ?? USUAL_NOTICE,
    recipients: recipientsOf(mails?.requestRecipients),
  }
})
