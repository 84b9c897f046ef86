import type { NextRequest } from 'next/server'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { calendarFile } from '#lib/requests/appointment.ts'
import { zoneOf } from '#lib/requests/local-time.ts'
import { readFile } from '../contractors/files.ts'
import { cookieOf, leadOfCookie } from '../life/links.ts'
import {
  CONTRACTOR_COOKIE,
  contractorOfCookie,
  jobPath,
  type OfferOfContractor,
  offerOfCookies,
} from '../offers/links.ts'
import { isLive, type Offer, offersOf } from '../offers/offer.ts'
import { type SharedJob, sharedJob } from '../offers/shared-job.ts'
import type { Outbox } from '../outbox.ts'
import { readPhoto } from '../photos/store.ts'
import type { ContractorFileRow } from '../store/tables.ts'
import { orNull } from './dependencies.ts'
import { photoResponse } from './handle-photo.ts'
import { languageOf } from './refusal.ts'

/* The files of jobs, each for those who may see it. To everybody else there is none (404). */

interface FileDependencies {
  outbox(): Promise<Outbox>
}

const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Answers with what `read` finds: 404 when it finds nothing, 503 when the database does not answer. */
async function answerWith(failure: string, read: () => Promise<Response | null>): Promise<Response> {
  const found = await orNull(failure, async () => ({ response: await read() }))
  return found?.response ?? new Response(null, { status: found ? 404 : 503, headers: PRIVATE })
}

/** `GET /api/job/file?id=…`: a file of a contractor, for the contractor, and for the customer who got it with a quote or with work. */
export function jobFile(request: NextRequest, { outbox }: FileDependencies): Promise<Response> {
  const id = request.nextUrl.searchParams.get('id') ?? ''
  return answerWith('A file of a contractor could not be read', async () => {
    const store = await outbox()
    const file = await readFile(store, id)
    return file && (await maySee(request, store, file)) ? fileResponse(file) : null
  })
}

async function maySee(request: NextRequest, store: Outbox, file: ContractorFileRow): Promise<boolean> {
  const cookieValueOf = (name: string) => request.cookies.get(name)?.value
  const contractor = await contractorOfCookie(store, cookieValueOf(CONTRACTOR_COOKIE))
  if (contractor?.id === file.contractor_id) return true
  if (file.submission_id === null) return false
  const offers = await offersOf(store.db, file.submission_id)
  const offer = offers.find(({ contractorId }) => contractorId === file.contractor_id)
  if (!offer) return false
  if (await offerOfCookies(store, offer.id, cookieValueOf)) return true
  if (!isGiven(offer, file.id)) return false
  const lead = await store.db
    .selectFrom('leads')
    .select('reference')
    .where('submission_id', '=', file.submission_id)
    .executeTakeFirst()
  if (!lead) return false
  return (
    (await leadOfCookie(store, lead.reference, cookieValueOf(cookieOf(lead.reference)))) ===
    file.submission_id
  )
}

/** Whether the customer has got a file: with a quote that was not taken back, or as the photo of the work. */
const isGiven = ({ state, quote, finished }: Offer, file: string): boolean =>
  (quote?.file === file && state !== 'declined') || finished?.photo === file

function fileResponse({ name, media_type, bytes }: ContractorFileRow): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...PRIVATE,
      'content-type': media_type,
      // The name has letters of any language, so it is encoded (RFC 5987).
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** `GET /api/job/photo?offer=…&photo=…`: a photo of a job, for the contractor who may see it. */
export function jobPhoto(request: NextRequest, { outbox }: FileDependencies): Promise<Response> {
  const { searchParams } = request.nextUrl
  const id = searchParams.get('photo') ?? ''
  const offer = searchParams.get('offer') ?? ''
  return answerWith('A photo of a job could not be read', async () => {
    const store = await outbox()
    const seen = await seenBy(request, store, offer)
    const photo = seen?.job.photos.includes(id) ? await readPhoto(store, id) : null
    return photo && photoResponse(photo)
  })
}

/** `GET /api/job/calendar?offer=…`: the day of a job for the calendar of the contractor who was chosen. */
export function jobCalendar(
  request: NextRequest,
  { outbox }: FileDependencies,
  entryOf: (job: SharedJob) => Promise<{ title: string; text: string; place: string }>,
): Promise<Response> {
  // Read here: during the build Next ends the work at this line, which is no failure.
  const id = request.nextUrl.searchParams.get('offer') ?? ''
  return answerWith('A calendar could not be made', async () => {
    const store = await outbox()
    const { offer, job } = (await seenBy(request, store, id)) ?? {}
    const { appointment } = job?.life ?? {}
    if (!offer || !job?.customer || !appointment) return null
    const url = env.SITE_URL + localizedHref(jobPath(offer.id), languageOf(request))
    const entry = { ...(await entryOf(job)), uid: job.reference, sequence: job.life.version, url }
    return new Response(calendarFile(appointment, entry, zoneOf(job.province), store.now()), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${job.reference}.ics"`,
      },
    })
  })
}

/** The offer with an id, and its job, if this browser may see it and the offer is live. */
async function seenBy(
  request: NextRequest,
  store: Outbox,
  id: string,
): Promise<(OfferOfContractor & { job: SharedJob }) | null> {
  const found = await offerOfCookies(store, id, (name) => request.cookies.get(name)?.value)
  const job = found && isLive(found.offer) ? await sharedJob(store, found.offer) : null
  return found && job && { ...found, job }
}
