import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { answerTypesField } from './answer-lists.ts'
import { applicationNamesField } from './application-lists.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { pictureFields, recipientFields } from './fragments.ts'
import { provincesField } from './lead-form.ts'
import { fillNamedFigures } from './named-figures.ts'
import { contentReader } from './read.ts'
import { fetchContent } from './source.ts'

export const mailTextsQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, name, logo{${pictureFields}}, emails{general}, telephone, company{legalName, address},
    structuredData{openingHours[]{_key, days, opens, closes}}
  },
  "mails": *[_type == "mailTexts" && _id == "mailTexts"][0]{
    _id, greeting,
    confirmation{subject, text}, reviewLink{subject, text, button}, invitation{subject, text, button}, passwordReset{subject, text, button},
    newRequest{subject, text, button}, emergencyRequest{subject, text, button}, unansweredRequest{subject, text, button},
    reviewAfterDays, suspectedRequests{subject, text, button}, requestRecipients[]{${recipientFields}}, reminderMinutes, emergencyReminderMinutes,
    parkedLeads{subject, text, button}, mention{subject, text, button}, task{subject, text, button},
    otherTexts[]{_key, mail, subject, text, button}, alertRecipients[]{_key, email, language}, withdrawal{link}
  },
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, matchHours},
  ${provincesField},
  ${answerTypesField},
  ${applicationNamesField}
}`)

export const withdrawalPageQuery = defineQuery(
  `*[_type == "mailTexts" && _id == "mailTexts"][0]{_id, withdrawal{title, text, button, doneTitle, doneText}}`,
)

/** The texts of the page on which a customer withdraws the consent to commercial messages. */
export const getWithdrawalPage = contentReader(withdrawalPageQuery)

const readStored = cachedUntilChange(async () => (await fetchContent(mailTextsQuery, {})).result)

/** The texts of mails in one language, and the facts about the sender. */
export async function getMailTexts(lang: Language) {
  // Filled in for each mail: what stands behind a figure may be different on another day.
  const { filled } = await fillNamedFigures(await readStored(), 'published')
  return localize(filled, lang)
}

export type MailTexts = Awaited<ReturnType<typeof getMailTexts>>
