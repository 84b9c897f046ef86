import type { DatabaseSync } from 'node:sqlite'
import type { MailTexts } from '#lib/content/mail-texts.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { LeadDependencies } from '#lib/leads/http/dependencies.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import type { Names } from '#lib/results/report.ts'
import type { Fact } from './letter.ts'
import type { Sender } from './smtp.ts'
import type { WordsName } from './words.ts'

/** The sources of the data in mails. */
export interface Sources {
  outbox: Outbox
  texts(lang: Language): Promise<MailTexts>
  nextSteps: LeadDependencies['nextSteps']
  /** The site's names of paths, and of services and cities of leads; null when one is unknown. */
  names(lang: Language): Promise<Names>
  /** The database of the accounts; null with hosted Sanity. */
  accounts(): DatabaseSync | null
  /** The current version of a comment or a task, by its id; undefined when it was deleted. */
  remark(id: string): unknown
  siteUrl: string
  /** The number of days for which the link to a review is valid. */
  reviewLinkDays: number
  /** The sender, which the mail server has to accept. Without a name the mails have the site's name. */
  from: Sender
}

/** The part of a letter that depends on the kind of mail. */
export interface Content {
  to: string
  name: string
  /** The subject if the document "Mails" has none for this kind of mail. Without both, the subject is the site's name. */
  subject?: string
  /** The name of the mail's texts, where it is not the kind of the mail. */
  words?: WordsName
  /** Paragraphs above the text. */
  first?: string[]
  /** What is said of the button, above it. */
  note?: string
  /** The values for names in braces in the texts, such as `{reference}`. */
  values?: Record<string, string>
  facts?: Fact[]
  next?: NextSteps
  /** The target of the button. */
  href?: string
  /** The link to stop commercial messages; null for people who never agreed to commercial messages. */
  unsubscribe?: string | null
}

/** The link to the page of a request; undefined for the other forms, which have no page. */
export async function linkTo(
  outbox: Outbox,
  submissionId: string,
  siteUrl: string,
  lang: Language,
): Promise<string | undefined> {
  const linked = (await linkedRequests(outbox, { submissionId }))[0]
  return linked && siteUrl + requestLink(outbox, linked, lang)
}

const ADDRESS = /:\/\/|\bwww\.|[^\s@]\.[a-z]{2,}/i

/**
 * The text, or an empty text when it contains a web address: a sender could fill in a form with another person's e-mail address
 * and send that person an advertisement. The mail then says that we have the answer (`leftOut`).
 */
export function harmless(text: string): string {
  return ADDRESS.test(text) ? '' : text
}
