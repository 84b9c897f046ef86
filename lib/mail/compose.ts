import { answerLists } from '#lib/content/answer-lists.ts'
import { applicationLists } from '#lib/content/application-lists.ts'
import { toLogo } from '#lib/content/logo.ts'
import type { MailTexts } from '#lib/content/mail-texts.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneText } from '#lib/i18n/phone.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { requestPath } from '#lib/leads/forms/pages.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import { timesJob } from '#lib/leads/lead.ts'
import { CODE_MINUTES, currentCode } from '#lib/leads/life/codes.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import { isToFailedAddress } from '#lib/leads/mails/bounces.ts'
import type { Mail, MailKind } from '#lib/leads/mails/mail.ts'
import { type Recipient, recipientsOf } from '#lib/leads/mails/recipients.ts'
import { conversationOf, messageIdOf } from '#lib/leads/mails/threads.ts'
import { chosenContractor } from '#lib/leads/offers/chosen.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { newReviewLink } from '#lib/leads/reviews/link.ts'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { type LeadSummary, readLead } from '#lib/leads/staff/list.ts'
import { withdrawalHref } from '#lib/leads/withdrawal.ts'
import { noticesIn, readAbout, remarkIn, remarkPath, textOfRemark } from '#lib/notices/notices.ts'
import { withTax } from '#lib/pricing/tax-text.ts'
import { termText } from '#lib/requests/guarantee.ts'
import { type NextSteps, USUAL_MATCH_HOURS } from '#lib/requests/next-steps.ts'
import { readCompared } from '#lib/results/compared.ts'
import { readWeek } from '#lib/results/week.ts'
import {
  accountById,
  addSignInLink,
  listAccounts,
  mailLanguage,
  type SignInLink,
} from '#lib/server/accounts/index.ts'
import { dayBefore } from '#lib/site-day.ts'
import { changesIn } from './changed.ts'
import { type Content, harmless, linkTo, type Sources } from './content.ts'
import type { Fact, Letter } from './letter.ts'
import { questionFor, quoteFor } from './offers.ts'
import type { Addressed } from './smtp.ts'
import { stateFor } from './state.ts'
import { TO_CONTRACTORS } from './to-contractor.ts'
import { factsOfWeek } from './week.ts'
import { wordsOf } from './words.ts'

/** The texts of confirmations, by form. */
const CONFIRMATIONS = {
  lead: 'confirmation',
  contact: 'contactConfirmation',
  contractor: 'contractorConfirmation',
  partner: 'partnerConfirmation',
  claim: 'claimConfirmation',
} as const

const CONTENTS: Record<MailKind, (sources: Sources, mail: Mail) => Promise<Content | null>> = {
  async confirmation({ outbox, texts, nextSteps, siteUrl }, { about, lang }) {
    const lead = await readLead(outbox, about)
    if (!lead) return null
    const content = await texts(lang)
    const { isEmergency, ...next } = await nextSteps(lead.type, lead.fields, lead.receivedAt, lang)
    const { call, confirms } = getDictionary(lang).mails
    const phone = content.site?.telephone
    return {
      to: lead.lead.email,
      name: harmless(lead.lead.name),
      words: isEmergency ? 'emergencyConfirmation' : CONFIRMATIONS[lead.type],
      // First of all, to call 911.
      first: isEmergency
        ? [next.text, phone ? fillPlaceholders(call, { phone: phoneText(phone, lang) }) : '']
        : [],
      note: lead.type === 'lead' && lead.emailProvenAt === null ? confirms.request : '',
      values: { reference: lead.reference },
      facts: [...askedIn(lead, content, lang), ...guaranteeIn(lead, lang)],
      next: isEmergency ? { ...next, text: '' } : next,
      href: await linkTo(outbox, about, siteUrl, lang),
      unsubscribe: lead.lead.marketing_consent ? siteUrl + withdrawalHref(outbox, about, lang) : null,
    }
  },
  async requestLinks({ outbox, names, siteUrl }, { about, lang }) {
    const lead = await readLead(outbox, about)
    if (!lead) return null
    const { service } = await names(lang)
    const { forms, requestPage } = getDictionary(lang)
    const requests = await linkedRequests(outbox, { email: lead.lead.email })
    const facts = requests.map((one) => {
      const { service_slug, service_type } = one.lead
      // A claim has the service of its request, and is about no installation of it.
      const name = one.type === 'lead' ? service(service_slug || service_type) : null
      return {
        label: [name ?? forms.kinds[one.type], one.reference].join(', '),
        value: requestPage.open,
        href: siteUrl + requestLink(outbox, one, lang),
      }
    })
    return { to: lead.lead.email, name: harmless(lead.lead.name), facts, href: facts[0]?.href }
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
    const { forms, requestPage } = getDictionary(lang)
    const { jobs } = lead.lead
    const facts = [
      {
        label: requestPage.quotes.yourContractor,
        value: (await chosenContractor(outbox.db, about))?.business ?? '',
      },
      {
        label: jobs.length > 1 ? forms.jobs : forms.job,
        value: jobs.map((job) => harmless(timesJob(job))).join('\n'),
      },
    ]
    const path = await outbox.commits.run((trx) => newReviewLink(trx, outbox, about, days))
    if (path === null) return null
    return {
      to: lead.lead.email,
      name: harmless(lead.lead.name),
      values: { reference: lead.reference },
      facts: facts.filter(({ value }) => value),
      href: siteUrl + path,
      // By law (CASL) this mail may count as advertising, so every customer gets the link to stop such mails.
      unsubscribe: siteUrl + withdrawalHref(outbox, about, lang),
    }
  },
  requestState: stateFor,
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
  async changedRequest(sources, mail) {
    const content = await requestOf(sources, mail)
    const changes = await changesIn(sources.outbox, mail)
    return content && { ...content, facts: [...changes, ...(content.facts ?? [])] }
  },
  bouncedMail: requestOf,
  async arrivedReview(sources, mail) {
    const content = await requestOf(sources, mail)
    const id = reviewIdOf(readAbout(mail.about).id)
    return content && { ...content, href: `${sources.siteUrl}/studio/intent/edit/id=${id};type=review/` }
  },
  async weeklySummary({ outbox, texts, names, siteUrl }, { about, lang }) {
    const { to, id: monday } = readAbout(about)
    const { site, booking } = await texts(lang)
    const days = { from: dayBefore(monday, 7), to: dayBefore(monday, 1) }
    const openingHours = site?.structuredData?.openingHours
    const matchHours = booking?.matchHours ?? USUAL_MATCH_HOURS
    const week = await readWeek(outbox, days, { openingHours, matchHours })
    const results = await readCompared(outbox, { to: days.to, days: 7 }, await names(lang))
    const { date } = getFormatters(lang)
    const values = { from: date(days.from), to: date(days.to) }
    return {
      to,
      name: '',
      values,
      facts: factsOfWeek(week, results, matchHours, lang),
      href: `${siteUrl}/studio/results`,
    }
  },
  async suspectedRequests({ outbox, siteUrl }, { about }) {
    const { suspected } = await countLeads(outbox)
    // Staff may have released or deleted all suspected leads since this mail was queued. Then there is no mail.
    if (suspected === 0) return null
    return { to: about, name: '', values: { count: String(suspected) }, href: `${siteUrl}/studio/leads` }
  },
  async crmFails({ outbox, siteUrl }, { about }) {
    const { waiting } = await countLeads(outbox)
    return { to: about, name: '', values: { count: String(waiting) }, href: `${siteUrl}/studio/leads` }
  },
  crmWorks: async ({ siteUrl }, { about }) => ({ to: about, name: '', href: `${siteUrl}/studio/leads` }),
  ...TO_CONTRACTORS,
  newQuote: quoteFor,
  jobQuestion: questionFor,
  nobodyYet: async ({ outbox, siteUrl }, { about, lang }) => {
    const lead = await readLead(outbox, about)
    if (!lead) return null
    const href = await linkTo(outbox, about, siteUrl, lang)
    return {
      to: lead.lead.email,
      name: harmless(lead.lead.name),
      values: { reference: lead.reference },
      href,
    }
  },
  nobodyFound: requestOf,
  async jobReported(sources, mail) {
    const content = await requestOf(sources, mail)
    const { reports } = getDictionary(mail.lang).jobPages
    // The id says what is reported (`tellOfLack`), or who reports (`reportOffer`).
    if (mail.id.includes('-refused-')) return content && { ...content, words: 'choiceRefused' }
    const report = mail.id.includes('-customer-') ? reports.customer : reports.contractor
    return content && { ...content, values: { ...content.values, report } }
  },
  mention: async (sources, { about }) => noticeOf(sources, about),
  task: async (sources, { about }) => noticeOf(sources, about),
}

/**
 * The mail with its current content; null when it has no recipient or no reason any more, or mails to its customer come back.
 * Missing texts are left out. Throws when the document "Mails" is missing.
 */
export async function compose(sources: Sources, mail: Mail): Promise<Addressed | null> {
  if (await isToFailedAddress(sources.outbox, mail)) return null
  const content = await CONTENTS[mail.kind](sources, mail)
  if (!content) return null
  const { to, name, subject: unwritten, values = {}, facts = [], next, href, unsubscribe } = content
  const { site, mails } = await sources.texts(mail.lang)
  if (!mails) throw new Error('There is no document "Mails" that says what mails say.')
  // A mail is read without the page that would say what is invented.
  const words = withoutSamples(wordsOf(mails, content.words ?? mail.kind, mail.lang))
  const { subject, text } = fillPlaceholders(
    { subject: words.subject || unwritten || (site?.name ?? ''), text: words.text },
    values,
  )
  const logo = toLogo(site?.logo, 96)
  const letter: Letter = {
    lang: mail.lang,
    subject,
    greeting: name ? fillPlaceholders(mails.greeting ?? '', { name }) : '',
    paragraphs: [...withoutSamples(content.first ?? []), ...text.split(/\n{2,}/)],
    facts,
    next: next ? withoutSamples(nextIn(next, mail.lang)) : null,
    note: content.note ?? '',
    button: href ? { label: words.button || subject || href, href } : null,
    sender: {
      name: site?.name ?? '',
      logo: logo && new URL(logo.src, sources.siteUrl).href,
      company: site?.company?.legalName ?? '',
      postalAddress: site?.company?.address ?? '',
      email: site?.emails?.general ?? '',
    },
    unsubscribe: unsubscribe ? { label: mails.withdrawal?.link || unsubscribe, href: unsubscribe } : null,
  }
  const [id, conversation] = [messageIdOf(sources.outbox, mail), conversationOf(sources.outbox, mail)]
  return { id, conversation, to, from: sources.from, letter }
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
  const { forms, mails } = getDictionary(lang)
  const { reference: number, kinds } = forms
  const { service_type, city: place } = FORMS.lead.fields
  const mark = kind === 'emergencyRequest' ? mails.emergency : number
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

/** The jobs of a request, the answers of its form and how many photos came with it, in words. */
function askedIn({ type, lead, fields }: LeadSummary, texts: MailTexts, lang: Language): Fact[] {
  const { forms, requestPage, mails } = getDictionary(lang)
  const said = (text: string) => (text && !harmless(text) ? mails.leftOut : text)
  const jobs = lead.jobs.map((job) => {
    const text = said(timesJob(job))
    return job.estimate_low ? withTax(text, lead.province_state, lang) : text
  })
  const details = lead.jobs.flatMap(({ answers = [] }) =>
    answers.map(({ label, text }) => ({ label: label[lang], value: said(text[lang]) })),
  )
  const label = jobs.length > 1 ? forms.jobs : forms.job
  const lists = { ...applicationLists(texts), ...answerLists(texts, fields) }
  const answers = answeredIn(type, fields, lang, ['service_type'], lists)
  const photos = { label: requestPage.photos, value: photosText(type, lead.photos?.length ?? 0, lang) }
  // The address that the mail goes to is no news.
  const others = answers.flatMap(({ value, ...answer }) =>
    value === lead.email ? [] : [{ ...answer, value: said(value) }],
  )
  return [{ label, value: jobs.join('\n') }, ...details, ...others, photos].filter(({ value }) => value)
}

/** How many photos came. Those of a request contractors see only after the customer has shared them. */
function photosText(type: FormType, count: number, lang: Language): string {
  if (count === 0) return ''
  const { number, plural } = getFormatters(lang)
  if (type !== 'lead') return number(count)
  return fillPlaceholders(plural(count, getDictionary(lang).forms.photosToShare), { count: number(count) })
}

/** What the guarantee says about a claim; empty for other leads. */
const guaranteeIn = ({ lead: { guarantee = [] } }: LeadSummary, lang: Language): Fact[] =>
  guarantee.map((term) => {
    const { name, text } = termText(term, lang)
    return { label: name, value: text }
  })
