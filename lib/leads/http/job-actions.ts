import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { appointment } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { readFile } from '../contractors/files.ts'
import { mailContractorLinks } from '../contractors/link-mails.ts'
import type { Recipient } from '../mails/recipients.ts'
import {
  declineJob,
  finishJob,
  type OfferRefusal,
  quoteJob,
  reportOffer,
  setJobDay,
} from '../offers/answer.ts'
import { dropChosen } from '../offers/choose.ts'
import type { OfferOfContractor } from '../offers/links.ts'
import { relay } from '../offers/messages.ts'
import { DECLINE_REASONS, isLive, LONGEST_TEXT, type Offer } from '../offers/offer.ts'
import { amountIn, type FormError, isDayAhead, readQuote, textIn } from '../offers/quote-form.ts'
import type { JobSaid } from '../offers/said.ts'
import { type SharedJob, sharedJob, withoutContact } from '../offers/shared-job.ts'
import type { Outbox } from '../outbox.ts'
import { type JobAnswer, takeFile, wrong } from './job-forms.ts'
import type { Posted } from './post.ts'

/** A form about the job of an offer. */
interface AskedOfJob extends OfferOfContractor {
  request: NextRequest
  store: Outbox
  posted: Posted
  /** The staff who are told of a report. */
  tell: readonly Recipient[]
}

/** The most reports of one job by its contractor: each is a mail to staff. */
const MOST_REPORTS = 5

/** The most versions of one quote: each is a mail to the customer. */
const MOST_QUOTES = 20

const version = z.coerce.number().int()

/** The version of the request that the contractor saw. */
const seenIn = ({ posted }: AskedOfJob) => version.catch(-1).parse(posted.texts.seen)

/** What a contractor can do on the page of a job, by the field `action` of the form. */
export const JOB_ACTIONS: Readonly<Record<string, (asked: AskedOfJob) => Promise<JobAnswer>>> = {
  quote: (asked) => withJob(asked, giveQuote),
  decline: async ({ store, offer, posted }) => {
    const reason = DECLINE_REASONS.find((known) => known === posted.texts.reason) ?? null
    const refusal = await declineJob(store, offer.id, reason)
    return refusal ? refused(refusal) : offer.state === 'quoted' ? 'takenBack' : 'declined'
  },
  ask: async ({ store, offer, posted }) => {
    const text = textIn(posted.texts.text)
    const error = textError(text)
    if (error) return wrong({ text: error })
    // The chosen contractor and the customer know each other.
    const isChosen = offer.state === 'chosen'
    const sent = isChosen ? text : await withoutContact(store, offer.submissionId, text)
    const refusal = await relay(store, offer.id, { sender: 'contractor', text: sent })
    if (refusal) return refusal === 'tooMany' ? refusal : refused(refusal)
    return isChosen ? 'written' : 'asked'
  },
  day: (asked) => withJob(asked, setDay),
  /** Takes the day that the customer asks for: the same, in another form of the page. */
  confirmDay: (asked) => withJob(asked, setDay),
  finish: (asked) => withJob(asked, finish),
  drop: async (asked) => {
    const { store, offer, posted } = asked
    if (posted.texts.sure !== 'yes') return wrong({ sure: 'sureMissing' })
    const refusal = await dropChosen(store, offer.id, { by: 'contractor', seen: seenIn(asked) })
    return refusal ? refused(refusal) : 'dropped'
  },
  /** Mails the link to all jobs to the contractor of this one: a link to one job does not open the others. */
  links: async ({ request, store, contractor }) => {
    await mailContractorLinks(store, contractor, clientAddress(request))
    return 'linksMailed'
  },
  report: async ({ store, offer, posted, tell }) => {
    const text = textIn(posted.texts.text)
    const error = textError(text)
    if (error) return wrong({ text: error })
    if (!isLive(offer)) return 'over'
    if ((await reportsOn(store, offer)) >= MOST_REPORTS) return 'reportedBefore'
    const refusal = await reportOffer(store, offer.id, { by: 'contractor', text }, tell)
    return refusal ? refused(refusal) : 'reported'
  },
}

/** How often the contractor of an offer has reported its job. */
async function reportsOn(store: Outbox, { submissionId, contractorId }: Offer): Promise<number> {
  const reports = await store.db
    .selectFrom('lead_events')
    .select('detail')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'job_reported')
    .execute()
  return reports.filter(({ detail }) => {
    const { by, contractor } = JSON.parse(detail ?? '{}')
    return by === 'contractor' && contractor === contractorId
  }).length
}

/** The job of a live offer, and today in its province. */
interface JobNow {
  job: SharedJob
  today: string
}

/** Runs a form that needs the job. When the offer is over, the page says so. */
async function withJob(
  asked: AskedOfJob,
  act: (asked: AskedOfJob, now: JobNow) => Promise<JobAnswer>,
): Promise<JobAnswer> {
  const job = isLive(asked.offer) ? await sharedJob(asked.store, asked.offer) : null
  if (!job) return 'over'
  return act(asked, { job, today: localTime(asked.store.now(), zoneOf(job.province)).day })
}

async function giveQuote(
  { request, store, offer, contractor, posted }: AskedOfJob,
  { today }: JobNow,
): Promise<JobAnswer> {
  const { texts } = posted
  const own = { contractor_id: contractor.id, submission_id: offer.submissionId }
  const sent = await takeFile(request, store, posted, { ...own, kind: 'quote' })
  const kept = texts.no_file === 'yes' ? null : await ownFile(store, texts.file, own)
  const file = sent && 'id' in sent ? sent.id : kept
  const read = readQuote(texts, { today, file })
  const errors = {
    ...('errors' in read && read.errors),
    ...(sent && 'refusal' in sent && { photos: sent.refusal }),
  }
  // A file that arrived is not sent again.
  if ('errors' in read || 'photos' in errors) return wrong(errors, { file: file ?? '', no_file: '' })
  // The same form sent twice is one quote, and one mail to the customer.
  if (offer.state === 'quoted' && JSON.stringify(offer.quote) === JSON.stringify(read.quote)) return 'quoted'
  if (offer.quoteVersion >= MOST_QUOTES)
    return { said: 'quotesTooMany', values: { file: file ?? '', no_file: '' } }
  const refusal = await quoteJob(store, offer.id, read.quote)
  if (refusal) return { said: refused(refusal), values: { file: file ?? '', no_file: '' } }
  return offer.state === 'quoted' ? 'quoteChanged' : 'quoted'
}

/** The id, if it is a file of this contractor for a quote of this request; otherwise null. */
async function ownFile(
  store: Outbox,
  id: string | undefined,
  own: { contractor_id: string; submission_id: string },
): Promise<string | null> {
  const file = id ? await readFile(store, id) : null
  const isOwn = file?.contractor_id === own.contractor_id && file.submission_id === own.submission_id
  return file && isOwn && file.kind === 'quote' ? file.id : null
}

async function setDay(asked: AskedOfJob, { today }: JobNow): Promise<JobAnswer> {
  const { day = '', from = '', to = '' } = asked.posted.texts
  const errors: Record<string, FormError> = {}
  if (!isDayAhead(day, today)) errors.day = day ? 'dayWrong' : 'dayMissing'
  const chosen = appointment.safeParse({ day, from: from || undefined, to: to || undefined }).data
  const isOrdered = to === '' || (from !== '' && from < to)
  if (!errors.day && !(chosen && isOrdered)) errors.from = 'hoursWrong'
  if (!chosen || Object.keys(errors).length > 0) return wrong(errors)
  const refusal = await setJobDay(asked.store, asked.offer.id, chosen, seenIn(asked))
  return refusal ? refused(refusal) : 'daySet'
}

async function finish(asked: AskedOfJob, { job, today }: JobNow): Promise<JobAnswer> {
  const { request, store, offer, contractor, posted } = asked
  const { texts } = posted
  const errors: Record<string, FormError> = {}
  const price = amountIn(texts.final_price)
  const text = textIn(texts.text)
  if (Number.isNaN(price)) errors.final_price = 'amountWrong'
  if (text.length > LONGEST_TEXT) errors.text = 'tooLong'
  const isEarly = job.life.appointment !== null && job.life.appointment.day > today
  if (isEarly && texts.sure !== 'yes') errors.sure = 'sureMissing'
  if (Object.keys(errors).length > 0) return wrong(errors)
  const own = { contractor_id: contractor.id, submission_id: offer.submissionId }
  const sent = await takeFile(request, store, posted, { ...own, kind: 'work' })
  if (sent && 'refusal' in sent) return wrong({ photos: sent.refusal })
  const refusal = await finishJob(store, offer.id, { price, text, photo: sent?.id ?? null }, seenIn(asked))
  return refusal ? refused(refusal) : 'finished'
}

const textError = (text: string): FormError | null =>
  text === '' ? 'textMissing' : text.length > LONGEST_TEXT ? 'tooLong' : null

const SAID: Readonly<Record<OfferRefusal, JobSaid>> = {
  unknown: 'over',
  over: 'over',
  changed: 'changed',
  notNow: 'notNow',
  tooLate: 'notNow',
  noDay: 'notNow',
}

const refused = (refusal: OfferRefusal): JobSaid => SAID[refusal]
