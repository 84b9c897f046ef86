import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { localTime, momentAt, zoneOf } from '#lib/requests/local-time.ts'
import { type Contractor, changeContractor, isAskable } from '../contractors/contractors.ts'
import { dataOfContractor } from '../contractors/data.ts'
import type { ContractorProfile } from '../contractors/profile.ts'
import { declineAll, hasOpenJobs } from '../offers/leave.ts'
import { LONGEST_TEXT } from '../offers/offer.ts'
import { type FormError, isDayAhead, textIn } from '../offers/quote-form.ts'
import type { Outbox } from '../outbox.ts'
import { answerReview } from '../reviews/contractor-answers.ts'
import type { ReviewContent } from '../reviews/review-content.ts'
import { type JobAnswer, takeFile, wrong } from './job-forms.ts'
import type { Posted } from './post.ts'
import { languageOf } from './refusal.ts'

/** A form on the page of all jobs of a contractor. */
interface AskedOfContractor {
  request: NextRequest
  store: Outbox
  contractor: Contractor
  posted: Posted
  /** Null when the site may not write content. */
  reviews: ReviewContent | null
}

/** Changes are the contractor's own, so no account is named. */
const OWN = { actor: null }

/** The most open jobs, and jobs a week, that a contractor can choose. */
export const MOST_OF_LIMIT = 100

const limit = z.coerce.number().int().min(0).max(MOST_OF_LIMIT)

const limitIn = (text = ''): number | null =>
  text.trim() === '' ? null : (limit.safeParse(text).data ?? null)

/** What a contractor can do on the page of all jobs, by the field `action` of the form. */
export const CONTRACTOR_ACTIONS: Readonly<
  Record<string, (asked: AskedOfContractor) => Promise<JobAnswer | Response>>
> = {
  pause: async ({ store, contractor, posted }) => {
    // A pause whose day has come is over.
    if (!isAskable(contractor, store.now())) return 'notNow'
    const { until = '' } = posted.texts
    const zone = zoneOf(contractor.profile.province)
    const { day: today } = localTime(store.now(), zone)
    if (until && (!isDayAhead(until, today) || until === today)) return wrong({ until: 'dayWrong' })
    const pausedUntil = until ? momentAt({ day: until, minutes: 0 }, zone) : null
    const pause = { state: 'paused', pausedUntil, pausedBy: 'contractor' } as const
    const { version } = contractor
    return (await changeContractor(store, contractor.id, pause, { ...OWN, version })) ? 'paused' : 'changed'
  },
  resume: async ({ store, contractor }) => {
    // A pause by staff, or because of a licence, is ended by staff.
    if (contractor.state !== 'paused' || contractor.pausedBy !== 'contractor') return 'notNow'
    const { version } = contractor
    const resumed = await changeContractor(store, contractor.id, { state: 'active' }, { ...OWN, version })
    return resumed ? 'resumed' : 'changed'
  },
  limits: async ({ store, contractor, posted }) => {
    const openJobs = limitIn(posted.texts.open_jobs)
    const offersWeek = limitIn(posted.texts.offers_week)
    const errors: Record<string, FormError> = {}
    if (openJobs === null) errors.open_jobs = 'numberWrong'
    if (offersWeek === null) errors.offers_week = 'numberWrong'
    if (openJobs === null || offersWeek === null) return wrong(errors)
    const profile = { ...contractor.profile, limits: { openJobs, offersWeek } }
    const story = { ...OWN, version: contractor.version, detail: 'limits' }
    return (await changeContractor(store, contractor.id, { profile }, story)) ? 'limitsSaved' : 'changed'
  },
  files: sendProof,
  answerReview: async ({ request, store, contractor, posted, reviews }) => {
    const text = textIn(posted.texts.text)
    if (text === '') return wrong({ text: 'textMissing' })
    if (text.length > LONGEST_TEXT) return wrong({ text: 'tooLong' })
    if (!reviews) return 'unavailable'
    const said = { review: posted.texts.review ?? '', text, lang: languageOf(request) }
    const refusal = await answerReview(store, reviews, contractor, said)
    if (refusal === 'tooMany') return 'answersTooMany'
    return refusal ? 'notNow' : 'reviewAnswered'
  },
  download: async ({ store, contractor }) =>
    new Response(JSON.stringify(await dataOfContractor(store, contractor), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="contractor.json"',
      },
    }),
  leave: async ({ store, contractor, posted }) => {
    if (posted.texts.sure !== 'yes') return wrong({ sure: 'sureMissing' })
    if (contractor.state === 'left') return 'left'
    if (await hasOpenJobs(store.db, contractor.id)) return 'openJobs'
    // First, so that nobody chooses a quote of a contractor who has left.
    await declineAll(store, contractor.id)
    if (await hasOpenJobs(store.db, contractor.id)) return 'openJobs'
    await changeContractor(store, contractor.id, { state: 'left' }, OWN)
    return 'left'
  },
}

/** The value of the field `proof_of` for the insurance, and for a document of no licence in the record. */
export const INSURANCE = 'insurance'
export const OTHER_PROOF = 'other'

/** A new proof of a licence or of the insurance. Staff have to look at it, so what was checked before is not checked any more. */
async function sendProof({ request, store, contractor, posted }: AskedOfContractor): Promise<JobAnswer> {
  const { proof_of: about = '', expires = '' } = posted.texts
  const { profile } = contractor
  const zone = zoneOf(profile.province)
  const errors: Record<string, FormError> = {}
  const isKnown =
    about === OTHER_PROOF ||
    (about === INSURANCE && profile.insurance !== null) ||
    profile.licences.some(({ number }) => number === about)
  if (!isKnown) errors.proof_of = 'reasonMissing'
  if (expires && !isDayAhead(expires, localTime(store.now(), zone).day, 20 * 366)) errors.expires = 'dayWrong'
  if (posted.photos.length === 0 && posted.isWhole) errors.photos = 'fileWrong'
  if (Object.keys(errors).length > 0) return wrong(errors)
  const own = { contractor_id: contractor.id, submission_id: null }
  const sent = await takeFile(request, store, posted, { ...own, kind: 'proof' })
  if (!sent || 'refusal' in sent) return wrong({ photos: sent?.refusal ?? 'fileWrong' })
  const changed = withProof(profile, about, { proof: sent.id, ...(expires && { expires }) })
  const story = { ...OWN, version: contractor.version, detail: `proof ${about}` }
  return (await changeContractor(store, contractor.id, { profile: changed }, story)) ? 'filesSent' : 'changed'
}

function withProof(
  profile: ContractorProfile,
  about: string,
  sent: { proof: string; expires?: string },
): ContractorProfile {
  const unchecked = { ...sent, checkedAt: null, checkedBy: null }
  if (about === INSURANCE && profile.insurance)
    return { ...profile, insurance: { ...profile.insurance, ...unchecked } }
  const licences = profile.licences.map((licence) =>
    licence.number === about ? { ...licence, ...unchecked } : licence,
  )
  return { ...profile, licences }
}
