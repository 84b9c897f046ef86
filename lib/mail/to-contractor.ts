import { answerLists } from '#lib/content/answer-lists.ts'
import type { MailTexts } from '#lib/content/mail-texts.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Contractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import { expiryOfMail } from '#lib/leads/contractors/expiry.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import type { Mail, TO_CONTRACTOR } from '#lib/leads/mails/mail.ts'
import { answerByText, detailFacts, jobLines, placeName } from '#lib/leads/offers/job-text.ts'
import { contractorLink, JOBS_PAGE, jobLink } from '#lib/leads/offers/links.ts'
import { NEWS_SPAN } from '#lib/leads/offers/mails.ts'
import { messagesOf } from '#lib/leads/offers/messages.ts'
import { type Offer, readOffer } from '#lib/leads/offers/offer.ts'
import { jobForContractors, type SharedJob } from '#lib/leads/offers/shared-job.ts'
import { ERASED_JOB } from '#lib/leads/offers/tell-of-erasure.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { referenceOf } from '#lib/leads/reference.ts'
import { readAbout } from '#lib/notices/notices.ts'
import { withTax } from '#lib/pricing/tax-text.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import type { Content, Sources } from './content.ts'
import type { Fact } from './letter.ts'

/*
 * The mails to contractors. They contain nothing that tells who a customer is, not even after the choice: mails are passed on.
 */

type Kind = (typeof TO_CONTRACTOR)[number] | 'proofExpired'

export const TO_CONTRACTORS: Record<Kind, (sources: Sources, mail: Mail) => Promise<Content | null>> = {
  jobOffer: (sources, mail) =>
    aboutJob(sources, mail, async (about, names) =>
      about.offer.state === 'asked'
        ? {
            first: about.job.isAskedFor ? [getDictionary(mail.lang).jobPages.job.askedFor] : [],
            facts: [
              ...jobFacts(about, names, await sources.texts(mail.lang), mail.lang),
              pauseFact(sources.siteUrl, mail.lang),
            ],
          }
        : null,
    ),
  jobAnswer: (sources, mail) =>
    aboutJob(sources, mail, async (about) => ({
      values: { ...(await messageNews(sources.outbox, about, mail)) },
    })),
  jobChosen: (sources, mail) =>
    aboutJob(sources, mail, ({ offer }) => (offer.state === 'chosen' ? {} : null)),
  jobNotChosen: (sources, mail) => aboutJob(sources, mail, () => ({})),
  jobChanged: (sources, mail) =>
    aboutJob(sources, mail, async (about) => {
      const news = await changeOf(sources.outbox, about, mail)
      return news && { values: { ...news } }
    }),
  async contractorLinks({ outbox, siteUrl }, { about, lang }) {
    const contractor = await readContractor(outbox, about)
    return (
      contractor && toContractor(contractor, { href: siteUrl + contractorLink(outbox, contractor, lang) })
    )
  },
  async contractorState({ outbox, siteUrl }, { about, lang }) {
    const contractor = await readContractor(outbox, about)
    if (!contractor) return null
    const { states, pausedByLicence } = getDictionary(lang).jobPages
    const isEnded = contractor.state === 'paused' && contractor.pausedBy === 'licence'
    const { name, text } = isEnded ? pausedByLicence : states[contractor.state]
    const href = siteUrl + contractorLink(outbox, contractor, lang)
    return toContractor(contractor, { values: { state: name, news: text }, href })
  },
  async proofExpires({ outbox, siteUrl }, { id, about, lang }) {
    const contractor = await readContractor(outbox, about)
    const next = contractor && expiryOfMail(contractor.profile, id)
    if (!contractor || !next) return null
    const values = { proof: proofName(next, lang), day: getFormatters(lang).date(next.expires) }
    return toContractor(contractor, { values, href: siteUrl + contractorLink(outbox, contractor, lang) })
  },
  async erasedJob({ outbox, siteUrl }, { id, about, lang }) {
    const contractor = await readContractor(outbox, about)
    const values = { reference: referenceOf(id.slice(ERASED_JOB.length)) }
    return (
      contractor &&
      toContractor(contractor, { values, href: siteUrl + contractorLink(outbox, contractor, lang) })
    )
  },
  async proofExpired({ outbox, siteUrl }, { id: mailId, about, lang }) {
    const { to, id } = readAbout(about)
    const contractor = await readContractor(outbox, id)
    const next = contractor && expiryOfMail(contractor.profile, mailId)
    if (!contractor || !next) return null
    const values = { business: contractor.business, proof: proofName(next, lang) }
    return { to, name: '', values, href: `${siteUrl}/studio/contractors/${id}` }
  },
}

const toContractor = ({ email, name }: Contractor, content: Omit<Content, 'to' | 'name'>): Content => ({
  to: email,
  name,
  ...content,
})

function proofName({ number }: { number: string | null }, lang: Language): string {
  const { licence, insurance } = getDictionary(lang).jobPages
  return number === null ? insurance : licence.replace('{number}', number)
}

interface Job {
  offer: Offer
  job: SharedJob
  /** The province of the contractor. */
  own: string
}

type NamesIn = Awaited<ReturnType<Sources['names']>>

/** A mail about the job of an offer. Null when the request was erased, or `more` finds no reason for the mail any more. */
async function aboutJob(
  { outbox, names: namesIn, siteUrl }: Sources,
  { about, lang }: Mail,
  more: (job: Job, names: NamesIn) => Partial<Content> | null | Promise<Partial<Content> | null>,
): Promise<Content | null> {
  const offer = await readOffer(outbox.db, about)
  const contractor = offer && (await readContractor(outbox, offer.contractorId))
  // As it was before the choice: staff may use its words in the texts of every mail.
  const job = offer && (await jobForContractors(outbox, offer.submissionId))
  if (!offer || !contractor || !job) return null
  const names = await namesIn(lang)
  const content = await more({ offer, job, own: contractor.profile.province }, names)
  if (!content) return null
  const { jobName } = getDictionary(lang).jobPages
  const values = {
    job: isOfChosen(offer) ? jobName.chosen : jobName.open,
    reference: job.reference,
    service: serviceName(job, names),
    city: placeName(job, names),
    ...content.values,
  }
  const href = siteUrl + jobLink(outbox, offer, contractor, lang)
  return toContractor(contractor, { ...content, values, href })
}

/** Whether an offer is, or was, that of the chosen contractor: French calls the job a contract from then on. */
const isOfChosen = ({ state, chosenAt }: Offer): boolean => chosenAt !== null && state !== 'quoted'

/** The name of the first job in the language of the names, or of its kind; else its line, without the city. */
const serviceName = ({ services, jobs, answers }: SharedJob, { service }: NamesIn): string =>
  service(services[0] || answers.service_type || '') ?? jobs[0]?.split(' · ')[0] ?? ''

/** How to get no more jobs. The page asks who it is: the link in this mail may be passed on. */
function pauseFact(siteUrl: string, lang: Language): Fact {
  const { pauseOrStop: label, pauseOrStopLink: value } = getDictionary(lang).jobPages
  return { label, value, href: siteUrl + localizedHref(JOBS_PAGE, lang) }
}

/** What a contractor has to know in order to open the job: what, where, when, how much, and until when to answer. */
function jobFacts({ job, offer, own }: Job, names: NamesIn, texts: MailTexts, lang: Language): Fact[] {
  const { forms, jobPages } = getDictionary(lang)
  const { priceRange } = getFormatters(lang)
  const jobs = jobLines(job, names, lang)
  const { low, high } = job.estimate ?? {}
  const facts = [
    { label: jobs.length > 1 ? forms.jobs : forms.job, value: jobs.join('\n') },
    { label: FORMS.lead.fields.city?.label[lang] ?? '', value: placeName(job, names) },
    ...detailFacts(job, lang),
    ...answeredIn('lead', job.answers, lang, ['service_type'], answerLists(texts, job.answers)),
    {
      label: jobPages.estimate,
      value: low ? withTax(priceRange(Number(low), Number(high)), job.province, lang) : '',
    },
    { label: jobPages.answerBy, value: answerByText(offer, job, own, lang) },
  ]
  return facts.filter(({ value }) => value)
}

interface News {
  news: string
  text: string
}

/** What has changed, in words. The end of the mail's id says which change it is about. Null when it does not hold any more. */
async function changeOf(outbox: Outbox, { offer, job }: Job, { id, lang }: Mail): Promise<News | null> {
  const { changes } = getDictionary(lang).jobPages
  const { life } = job
  if (offer.state === 'dropped') return changes.dropped
  if (offer.state === 'quoted' && id.includes('-again-')) return changes.again
  const ended = (['withdrawn', 'cancelled', 'closed', 'done'] as const).find((one) => one === life.state)
  if (ended) return changes[ended]
  return id.includes('-day-') ? dayNews(life, lang) : customerNews(outbox, offer, id, lang)
}

/** The day that was set or asked for last, with the one that was agreed. Null when the contractor has set the last one. */
function dayNews({ past }: SharedJob['life'], lang: Language): News | null {
  const { changes } = getDictionary(lang).jobPages
  // A request that begins again has no day any more.
  const begun = past.findLastIndex(({ state }) => state === 'received')
  const days = past.slice(begun).filter(({ appointment }) => appointment !== undefined)
  const last = days.at(-1)
  if (!last?.appointment || last.by === 'contractor') return null
  const before = days.slice(0, -1).findLast(({ by }) => by !== 'customer')?.appointment
  const [first, moved] =
    last.by === 'customer' ? [changes.dayWished, changes.dayAsked] : [changes.daySet, changes.dayMoved]
  const words = before ? moved : first
  return fillPlaceholders(words, {
    day: appointmentText(last.appointment, lang),
    before: before ? appointmentText(before, lang) : '',
  })
}

/** What the customer has added and corrected in the span of a mail, by the names of the fields. Their values are on the page. */
async function customerNews(outbox: Outbox, offer: Offer, id: string, lang: Language): Promise<News> {
  const { changes } = getDictionary(lang).jobPages
  const from = Number(/-news-(\d+)$/.exec(id)?.[1]) * NEWS_SPAN
  if (Number.isNaN(from)) return changes.news
  const events = await outbox.db
    .selectFrom('lead_events')
    .select(['kind', 'detail'])
    .where('submission_id', '=', offer.submissionId)
    .where('kind', 'in', ['word', 'corrected'])
    .where('at', '>=', from)
    .where('at', '<', from + NEWS_SPAN)
    .execute()
  const corrected = events.flatMap(({ kind, detail }) =>
    kind === 'corrected' ? (detail ?? '').split(' ') : [],
  )
  const labels = [...new Set(corrected)].flatMap((name) => FORMS.lead.fields[name]?.label[lang] ?? [])
  const isAdded = events.some(({ kind }) => kind === 'word')
  const fields = getFormatters(lang).list(labels)
  if (labels.length === 0) return isAdded ? changes.added : changes.news
  return fillPlaceholders(isAdded ? changes.both : changes.corrected, { fields })
}

/** Whether a message of the customer answers one of the contractor. The end of the mail's id is the time of the message. */
async function messageNews(outbox: Outbox, { offer }: Job, { id, lang }: Mail): Promise<News> {
  const { messages: words } = getDictionary(lang).jobPages
  const messages = await messagesOf(outbox, [offer.id])
  const place = messages.findIndex(({ sender, at }) => sender === 'customer' && id.endsWith(`-${at}`))
  return messages[place - 1]?.sender === 'contractor' ? words.answer : words.message
}
