import type { DatabaseSync } from 'node:sqlite'
import { answerLists } from '#lib/content/answer-lists.ts'
import { toLogo } from '#lib/content/logo.ts'
import type { MailTexts } from '#lib/content/mail-texts.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { requestPath } from '#lib/leads/forms/pages.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import type { LeadDependencies } from '#lib/leads/http/dependencies.ts'
import { CODE_MINUTES, currentCode } from '#lib/leads/life/codes.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import type { Mail, MailKind } from '#lib/leads/mails/mail.ts'
import { type Recipient, recipientsOf } from '#lib/leads/mails/recipients.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { newReviewLink } from '#lib/leads/reviews/link.ts'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { type LeadSummary, readLead } from '#lib/leads/staff/list.ts'
import { withdrawalHref } from '#lib/leads/withdrawal.ts'
import { noticesIn, readAbout, remarkIn, remarkPath, textOfRemark } from '#lib/notices/notices.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { termText } from '#lib/requests/guarantee.ts'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import type { Names } from '#lib/results/report.ts'
import {
  accountById,
  addSignInLink,
  listAccounts,
  mailLanguage,
  type SignInLink,
} from '#lib/server/accounts/index.ts'
import type { Fact, Letter } from './letter.ts'
import type { Addressed } from './smtp.ts'

/** The sources of the data in mails. */
export interface Sources {
  outbox: Outbox
  texts(lang: Language): Promise<MailTexts>
  nextSteps: LeadDependencies['nextSteps']
  /** The site's name for a service or a city of a lead; null when it is unknown. */
  names(lang: Language): Promise<Pick<Names, 'service' | 'city'>>
  /** The database of the accounts; null with hosted Sanity. */
  accounts(): DatabaseSync | null
  /** The current version of a comment or a task, by its id; undefined when it was deleted. */
  remark(id: string): unknown
  siteUrl: string
  /** The number of days for which the link to a review is valid. */
  reviewLinkDays: number
  /** The sender's address. Without it, mails come from the general address of the site settings. */
  from?: string
}

/** The part of a letter that depends on the kind of mail. */
interface Content {
  to: string
  name: string
  /** The subject if the document "Mails" has none for this kind of mail. Without both, the subject is the site's name. */
  subject?: string
  /** The values for names in braces in the texts, such as `{reference}`. */
  values?: Record<string, string>
  facts?: Fact[]
  next?: NextSteps
  /** The target of the button. */
  href?: string
  /** The link to stop commercial messages; null for people who never agreed to commercial messages. */
  unsubscribe?: string | null
}

const CONTENTS: Record<MailKind, (sources: Sources, mail: Mail) => Promise<Content | null>> = {
  async confirmation({ outbox, texts, nextSteps, siteUrl }, { about, lang }) {
    const lead = await readLead(outbox, about)
    return (
      lead && {
        to: lead.lead.email,
        name: harmless(lead.lead.name),
        values: { reference: lead.reference },
        facts: [...askedIn(lead, await texts(lang), lang), ...guaranteeIn(lead, lang)],
        next: await nextSteps(lead.type, lead.fields, lead.receivedAt, lang),
        href: await linkTo(outbox, about, siteUrl, lang),
        unsubscribe: lead.lead.marketing_consent ? siteUrl + withdrawalHref(outbox, about, lang) : null,
      }
    )
  },
  async requestLinks({ outbox, siteUrl }, { about, lang }) {
    const lead = await readLead(outbox, about)
    if (!lead) return null
    const requests = await linkedRequests(outbox, { email: lead.lead.email })
    const links = requests.map((one) => ({ ...one, href: siteUrl + requestLink(outbox, one, lang) }))
    const facts = links.slice(1).map(({ reference, href }) => ({ label: reference, value: href, href }))
    return { to: lead.lead.email, name: harmless(lead.lead.name), facts, href: links[0]?.href }
  },
  async requestCode({ outbox, siteUrl }, { about, lang }) {
    const lead = await readLead(outbox, about)
    const code = await currentCode(outbox, about)
    if (!lead || code === null) return null
    const values = { code, minutes: String(CODE_MINUTES), reference: lead.reference }
    const facts = [{ label: getDictionary(lang).requestPage.code, value: code }]
    // Without a key: the browser that asked for the code sees the request.
    const href = siteUrl + localizedHref(requestPath(lead.reference), lang)
    return { to: lead.lead.email, name: harmless(lead.lead.name), values, facts, href }
  },
  async reviewLink({ outbox, siteUrl, reviewLinkDays: days }, { about, lang }) {
    const lead = await readLead(outbox, about)
    if (!lead || lead.lead.marketing_consent_withdrawn_at) return null
    const path = await outbox.commits.run((trx) => newReviewLink(trx, outbox, about, days))
    if (path === null) return null
    return {
      to: lead.lead.email,
      name: harmless(lead.lead.name),
      values: { reference: lead.reference },
      href: siteUrl + path,
      // By law (CASL) this mail may count as advertising, so every customer gets the link to stop such mails.
      unsubscribe: siteUrl + withdrawalHref(outbox, about, lang),
    }
  },
  async requestState({ outbox, siteUrl }, { id, about, lang }) {
    const request = await readRequest(outbox, about)
    // A later step has a mail of its own.
    if (!request || !id.endsWith(`-${request.life.version}`)) return null
    const { reference, lead, life } = request
    const words = getDictionary(lang).requestPage
    const { name, text } = words.states[life.state]
    const day = life.state === 'scheduled' && life.appointment
    return {
      to: lead.email,
      name: harmless(lead.name),
      values: { reference, state: name, news: text },
      facts: day ? [{ label: words.appointment, value: appointmentText(day, lang) }] : [],
      href: await linkTo(outbox, about, siteUrl, lang),
    }
  },
  async invitation(sources, { about }) {
    return toAccount(sources, about, {})
  },
  async passwordReset(sources, { about }) {
    return toAccount(sources, about, { clearsPassword: true })
  },
  async parkedLeads({ outbox, siteUrl }, { about }) {
    const { parked } = await countLeads(outbox)
    // Staff may have sent all parked leads again since this mail was queued. Then there is no mail.
    if (parked === 0) return null
    return { to: about, name: '', values: { count: String(parked) }, href: `${siteUrl}/studio/leads` }
  },
  newRequest: requestOf,
  emergencyRequest: requestOf,
  unansweredRequest: requestOf,
  changedRequest: requestOf,
  async suspectedRequests({ outbox, siteUrl }, { about }) {
    const { suspected } = await countLeads(outbox)
    // Staff may have released or deleted all suspected leads since this mail was queued. Then there is no mail.
    if (suspected === 0) return null
    return { to: about, name: '', values: { count: String(suspected) }, href: `${siteUrl}/studio/leads` }
  },
  mention: async (sources, { about }) => noticeOf(sources, about),
  task: async (sources, { about }) => noticeOf(sources, about),
}

/**
 * The mail with its current content; null when it has no recipient or no reason any more. Missing texts are left out. Throws
 * when the document "Mails" or a sender is missing.
 */
export async function compose(sources: Sources, mail: Mail): Promise<Addressed | null> {
  const content = await CONTENTS[mail.kind](sources, mail)
  if (!content) return null
  const { to, name, subject: unwritten, values = {}, facts = [], next, href, unsubscribe } = content
  const { site, mails } = await sources.texts(mail.lang)
  const from = sources.from ?? site?.emails?.general
  if (!mails) throw new Error('There is no document "Mails" that says what mails say.')
  if (!from)
    throw new Error('Mails have no sender: set MAIL_FROM, or the general address in the site settings.')
  const words = wordsOf(mails, mail)
  const { subject, text } = fillPlaceholders(
    { subject: words?.subject || unwritten || (site?.name ?? ''), text: words?.text ?? '' },
    values,
  )
  const logo = toLogo(site?.logo, 96)
  const button =
    words && 'button' in words ? words.button : getDictionary(mail.lang).requestPage.mails.seeRequest
  const letter: Letter = {
    lang: mail.lang,
    subject,
    greeting: name ? fillPlaceholders(mails.greeting ?? '', { name }) : '',
    paragraphs: text.split(/\n{2,}/),
    facts,
    next: next ? nextIn(next, mail.lang) : null,
    button: href ? { label: button || subject || href, href } : null,
    sender: {
      name: site?.name ?? '',
      logo: logo && new URL(logo.src, sources.siteUrl).href,
      company: site?.company?.legalName ?? '',
      postalAddress: site?.company?.address ?? '',
      email: site?.emails?.general ?? '',
    },
    unsubscribe: unsubscribe ? { label: mails.withdrawal?.link || unsubscribe, href: unsubscribe } : null,
  }
  return { id: mail.id, to, from, letter }
}

/** The words of a mail: of the document "Mails"; those about the page of a request stand with the words of that page. */
function wordsOf(mails: NonNullable<MailTexts['mails']>, { kind, lang }: Mail) {
  const own = getDictionary(lang).requestPage.mails
  switch (kind) {
    case 'changedRequest':
    case 'requestCode':
    case 'requestLinks':
    case 'requestState':
      return own[kind]
    default:
      return mails[kind]
  }
}

/** The recipients of alerts: the people that the document "Mails" names, otherwise all administrators. */
export async function alertRecipients({ texts, accounts }: Sources): Promise<Recipient[]> {
  const named = recipientsOf((await texts('en')).mails?.alertRecipients)
  const database = accounts()
  if (named.length > 0 || !database) return named
  return listAccounts(database)
    .filter(({ role, disabledAt }) => role === 'administrator' && disabledAt === null)
    .map((account) => ({ email: account.email, language: mailLanguage(database, account) }))
}

/** A mail to an account, with a new sign-in link. Null for an account that was removed meanwhile. */
function toAccount({ accounts, siteUrl }: Sources, id: string, link: SignInLink): Content | null {
  const database = accounts()
  const account = database && accountById(database, id)
  if (!database || !account || account.disabledAt !== null) return null
  const href = siteUrl + addSignInLink(database, id, link)
  return { to: account.email, name: account.displayName, href }
}

/**
 * A mail about a new request, to a member of staff: service, city and a link to the lead. It contains nothing about the sender,
 * because mails are forwarded and stay on phones. Null when the lead was erased.
 */
async function requestOf(
  { outbox, names, siteUrl }: Sources,
  { about, lang, kind }: Mail,
): Promise<Content | null> {
  const { to, id } = readAbout(about)
  const found = await readLead(outbox, id)
  if (!found) return null
  const { type, reference, lead } = found
  const { service, city } = await names(lang)
  const { reference: number, kinds } = getDictionary(lang).forms
  const { service_type, city: place, urgency } = FORMS.lead.fields
  const mark = kind === 'emergencyRequest' ? (urgency?.options?.Emergency?.[lang] ?? '') : number
  const facts = [
    { label: number, value: reference },
    {
      label: service_type?.label[lang] ?? '',
      value: service(lead.service_slug || lead.service_type) ?? kinds[type],
    },
    { label: place?.label[lang] ?? '', value: city(lead.city) ?? harmless(lead.city) },
  ]
  return {
    to,
    name: '',
    subject: `${mark} ${reference}`,
    values: { reference },
    facts: facts.filter(({ value }) => value),
    href: `${siteUrl}/studio/leads/${id}`,
  }
}

/** A mail about a comment or a task, to an account. Null when it was resolved, deleted or assigned to another person. */
function noticeOf({ accounts, remark: read, siteUrl }: Sources, about: string): Content | null {
  const { to, id } = readAbout(about)
  const database = accounts()
  const account = database && accountById(database, to)
  const remark = remarkIn(read(id))
  if (!database || !account || account.disabledAt !== null || remark?.status !== 'open') return null
  if (!noticesIn(remark).some((notice) => notice.to === to)) return null
  const nameOf = (person: string) => accountById(database, person)?.displayName ?? ''
  const author = nameOf(remark.authorId)
  return {
    to: account.email,
    name: account.displayName,
    values: { author },
    facts: [{ label: author, value: textOfRemark(remark, nameOf) }],
    href: `${siteUrl}/studio${remarkPath(remark)}`,
  }
}

/** The link to the page of a request; undefined for the other forms, which have no page. */
async function linkTo(
  outbox: Outbox,
  submissionId: string,
  siteUrl: string,
  lang: Language,
): Promise<string | undefined> {
  const linked = (await linkedRequests(outbox, { submissionId }))[0]
  return linked && siteUrl + requestLink(outbox, linked, lang)
}

/** What happens next, or null when nothing is known of it. */
function nextIn({ text, steps }: NextSteps, lang: Language): Letter['next'] {
  if (!text && steps.length === 0) return null
  return {
    heading: getDictionary(lang).forms.whatNext,
    text,
    steps: steps.map((step) => ({
      label: step.title,
      value: [step.when, step.text].filter(Boolean).join('\n'),
    })),
  }
}

/** The jobs of a request and the answers of its form, in words. */
function askedIn({ type, lead, fields }: LeadSummary, texts: MailTexts, lang: Language): Fact[] {
  const { job, jobs: severalJobs } = getDictionary(lang).forms
  const jobs = lead.jobs
    .filter(({ text }) => harmless(text))
    .map(({ quantity, text }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${text}` : text))
  const label = jobs.length > 1 ? severalJobs : job
  const answers = answeredIn(type, fields, lang, ['service_type'], answerLists(texts, fields))
  return [{ label, value: jobs.join('\n') }, ...answers].filter(({ value }) => harmless(value))
}

/** What the guarantee says about a claim; empty for other leads. */
const guaranteeIn = ({ lead: { guarantee = [] } }: LeadSummary, lang: Language): Fact[] =>
  guarantee.map((term) => {
    const { name, text } = termText(term, lang)
    return { label: name, value: text }
  })

const ADDRESS = /:\/\/|\bwww\.|[^\s@]\.[a-z]{2,}/i

/**
 * The text, or an empty text when it contains a web address: a sender could fill in a form with another person's e-mail address
 * and send that person an advertisement.
 */
function harmless(text: string): string {
  return ADDRESS.test(text) ? '' : text
}
