import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { calendarFile } from '#lib/requests/appointment.ts'
import { appointment } from '#lib/requests/life.ts'
import { zoneOf } from '#lib/requests/local-time.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { REQUEST_PAGE, requestPath } from '../forms/pages.ts'
import type { RequestSettings } from '../lead.ts'
import { addToRequest, correctEmail, correctRequest, isOtherEmail } from '../life/changes.ts'
import { takeCode } from '../life/codes.ts'
import { cookieOf, leadOfCookie, leadOfLink } from '../life/links.ts'
import { proveAddress } from '../life/proof.ts'
import { type CustomerRequest, readRequest } from '../life/request.ts'
import type { Said } from '../life/said.ts'
import { type TakenOrNot, takeStep } from '../life/steps.ts'
import { withdrawApplication } from '../life/withdraw-application.ts'
import type { Recipient } from '../mails/recipients.ts'
import { mailCode, mailRequestLinks } from '../mails/requests.ts'
import { offersInData } from '../offers/data-of-offers.ts'
import type { MatchFacts } from '../offers/matching.ts'
import type { Outbox } from '../outbox.ts'
import { photoLinks } from '../photos/links.ts'
import { reviewIdOf } from '../reviews/draft.ts'
import { makeReviewLink } from '../reviews/link.ts'
import type { ReviewContent } from '../reviews/review-content.ts'
import { erasePerson, haveReviews, leadsOfPerson } from '../staff/actions.ts'
import { orNull } from './dependencies.ts'
import { OFFER_ACTIONS } from './offer-actions.ts'
import { readForm } from './post.ts'
import { languageOf, Refusal } from './refusal.ts'
import { noRequestCookie, requestCookie } from './request-cookie.ts'
import { takePhotos } from './take-photos.ts'

/** What the route passes to the functions below. */
export interface RequestDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<Pick<RequestSettings, 'noticeHours' | 'recipients'>>
  /** Null when the site may not write content. */
  reviews(): ReviewContent | null
  matchFacts(): Promise<MatchFacts>
  /** Starts the delivery of what was stored. The response does not wait for it. */
  stored(): void
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

const link = z.object({ lead: z.guid(), key: z.string().max(128) })

/**
 * `GET /api/request?lead=…&key=…`: gives the browser the cookie of the request and leads to its page, whose address has no key.
 * It proves that mail to the customer's address arrives (`proveAddress`). It changes nothing else, because programs that check
 * links open them too.
 */
export async function openRequest(
  request: NextRequest,
  { outbox }: Pick<RequestDependencies, 'outbox'>,
): Promise<Response> {
  const asked = link.safeParse(Object.fromEntries(request.nextUrl.searchParams)).data
  const opened = await orNull('The link to a request could not be opened', async () => {
    const store = await outbox()
    const lead = asked ? await leadOfLink(store, asked) : null
    if (lead && request.method === 'GET') await proveAddress(store, lead.submissionId)
    return { cookie: lead && requestCookie(store, lead), path: lead && requestPath(lead.reference) }
  })
  if (!opened) return leadTo(request, REQUEST_PAGE, 'unavailable')
  if (!opened.path || !opened.cookie) return leadTo(request, REQUEST_PAGE, 'linkWrong')
  return leadTo(request, opened.path, null, opened.cookie)
}

/** `GET /api/request/calendar?reference=…`: the day of the installation for a calendar. 404 without one. */
export async function requestCalendar(
  request: NextRequest,
  { outbox }: Pick<RequestDependencies, 'outbox'>,
  entryOf: (found: CustomerRequest) => Promise<{ title: string; text: string; place: string }>,
): Promise<Response> {
  // Read here: during the build Next ends the work at this line, which is no failure.
  const asked = request.nextUrl.searchParams.get('reference') ?? ''
  const found = await orNull('A calendar could not be made', async () => {
    const store = await outbox()
    return { store, seen: await seenBy(request, store, asked) }
  })
  if (!found?.seen?.life.appointment)
    return new Response(null, { status: found ? 404 : 503, headers: PRIVATE })
  const { reference, life, lead } = found.seen
  const url = env.SITE_URL + localizedHref(requestPath(reference), languageOf(request))
  const entry = { ...(await entryOf(found.seen)), uid: reference, sequence: life.version, url }
  const zone = zoneOf(lead.province_state)
  const file = life.appointment && calendarFile(life.appointment, entry, zone, found.store.now())
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.ics"`,
    },
  })
}

/** The request with a reference, if this browser has its cookie. */
async function seenBy(
  request: NextRequest,
  store: Outbox,
  reference: string,
): Promise<CustomerRequest | null> {
  const id = await leadOfCookie(store, reference, request.cookies.get(cookieOf(reference))?.value)
  return id === null ? null : readRequest(store, id)
}

interface Asked {
  request: NextRequest
  dependencies: RequestDependencies
  store: Outbox
  seen: CustomerRequest
  texts: Readonly<Record<string, string>>
  photos: Blob[]
  /** The staff who may be told of a change. */
  tell: readonly Recipient[]
}

type Answer = Said | Response

const version = z.coerce.number().int()

const ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<Answer>>> = {
  ...OFFER_ACTIONS,
  move: async (asked) => {
    const day = appointment.safeParse({ day: asked.texts.day }).data
    if (!day) return 'noDay'
    const { noticeHours: notice } = await asked.dependencies.settings()
    return step(asked, { step: 'move', appointment: day, notice }, 'moved')
  },
  cancel: (asked) => step(asked, { step: 'cancel' }, 'cancelled'),
  withdraw: async (asked) => {
    if (asked.seen.type !== 'contractor') return step(asked, { step: 'withdraw' }, 'withdrawn')
    const { store, seen, tell, texts } = asked
    const taken = await withdrawApplication(store, seen.submissionId, { seen: versionIn(texts), tell })
    return saidOf(taken, 'withdrawn')
  },
  add: async ({ request, dependencies, store, seen, texts, photos, tell }) => {
    const text = (texts.text ?? '').replace(/\r\n?/g, '\n').trim()
    const { ids, error } = await takePhotos(request, dependencies, seen.submissionId, { texts: {}, photos })
    if (error) return 'photosWrong'
    if (!text && ids.length === 0) return 'empty'
    const refusal = await addToRequest(store, seen.submissionId, { text, photos: ids }, tell)
    if (refusal) return refusal === 'photosTooMany' ? 'photosWrong' : 'tooLong'
    return 'added'
  },
  date: async ({ store, seen, texts, tell }) => {
    const { preferred_date = '' } = texts
    return (await correctRequest(store, seen.submissionId, { preferred_date }, tell))
      ? 'wrongDate'
      : 'dateSaved'
  },
  // The page of the review opens with a link of its own, as the link of a mail does.
  review: async ({ dependencies, store, seen }) => {
    if (!dependencies.reviews()) return 'notNow'
    const location = await makeReviewLink(store, seen.submissionId, null, env.LEADS_REVIEW_LINK_DAYS)
    return location === null
      ? 'notNow'
      : new Response(null, { status: 303, headers: { ...PRIVATE, location } })
  },
  code: async ({ store, seen }) => ((await mailCode(store, seen)) ? 'codeSent' : 'codeSentBefore'),
  correct: async ({ store, seen, texts, tell }) => {
    if (!(await takeCode(store, seen.submissionId, texts.code ?? ''))) return 'codeWrong'
    const { phone, property_address } = texts
    const refusal = await correctRequest(store, seen.submissionId, { phone, property_address }, tell)
    return refusal ? 'wrongValue' : 'corrected'
  },
  // The code went to the old address.
  email: async ({ request, dependencies, store, seen, texts, tell }) => {
    // Checked first, so that a slip does not use up the code.
    if (!isOtherEmail(texts.email ?? '', seen.lead)) return 'wrongEmail'
    if (!(await takeCode(store, seen.submissionId, texts.code ?? ''))) return 'codeWrong'
    const corrected = await correctEmail(store, seen.submissionId, texts.email ?? '', tell)
    if ('refusal' in corrected) return 'wrongEmail'
    dependencies.stored()
    return leadTo(
      request,
      requestPath(seen.reference),
      'emailSaved',
      requestCookie(store, { ...seen, ...corrected }),
    )
  },
  download: async ({ store, seen, texts }) =>
    (await takeCode(store, seen.submissionId, texts.code ?? '')) ? dataOf(store, seen) : 'codeWrong',
  erase: async ({ request, dependencies, store, seen, texts }) => {
    if (!(await takeCode(store, seen.submissionId, texts.code ?? ''))) return 'codeWrong'
    const ids = await leadsOfPerson(store, seen.lead.email)
    const reviews = dependencies.reviews()
    if (reviews) {
      const isErased = await orNull('Reviews could not be erased', async () => {
        await reviews.erase(ids.map(reviewIdOf), { id: 'customer', request: null })
        return true
      })
      if (!isErased) return 'askStaff'
    } else if (await haveReviews(store, ids)) return 'askStaff'
    await erasePerson(store, seen.lead.email, null)
    return leadTo(request, REQUEST_PAGE, 'erased', noRequestCookie(seen.reference))
  },
}

/**
 * `POST /api/request`: what a customer does on the page of a request, and the search for a lost link. The answer is a redirect
 * (303) to the page, which says what was done. It never throws.
 */
export async function handleRequest(
  request: NextRequest,
  dependencies: RequestDependencies,
): Promise<Response> {
  if (!isOwnOrigin(request)) return leadTo(request, REQUEST_PAGE, 'linkWrong')
  try {
    const { texts, photos } = await readForm(request)
    const store = await dependencies.outbox()
    if (texts.action === 'find') {
      await mailRequestLinks(store, texts.email ?? '', clientAddress(request))
      dependencies.stored()
      return leadTo(request, REQUEST_PAGE, 'linksSent')
    }
    const act = ACTIONS[texts.action ?? '']
    const seen = await seenBy(request, store, texts.reference ?? '')
    if (!act || !seen) return leadTo(request, REQUEST_PAGE, 'linkWrong')
    // A change is taken even when nobody can be told of it.
    const settings = await orNull('Staff could not be told of a change', dependencies.settings)
    const tell = settings?.recipients ?? []
    const answer = await act({ request, dependencies, store, seen, texts, photos, tell })
    if (typeof answer !== 'string') return answer
    dependencies.stored()
    return leadTo(request, requestPath(seen.reference), answer)
  } catch (error) {
    if (error instanceof Refusal) return leadTo(request, REQUEST_PAGE, 'tooLong')
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A change of a request failed')
    return leadTo(request, REQUEST_PAGE, 'unavailable')
  }
}

async function step(
  { store, seen, texts, tell }: Asked,
  asked: Pick<Parameters<typeof takeStep>[2], 'step' | 'appointment' | 'notice'>,
  done: Said,
): Promise<Said> {
  const taken = await takeStep(store, seen.submissionId, {
    ...asked,
    by: 'customer',
    tell,
    seen: versionIn(texts),
  })
  return saidOf(taken, done)
}

/** The version of the life that the person saw. */
const versionIn = ({ seen }: Asked['texts']): number => version.catch(-1).parse(seen)

function saidOf(taken: TakenOrNot, done: Said): Said {
  if ('life' in taken) return done
  return taken.refusal === 'unknown' ? 'linkWrong' : taken.refusal
}

/** Everything that is stored of a request, as a JSON file. */
async function dataOf(store: Outbox, request: CustomerRequest): Promise<Response> {
  const { reference, receivedAt, lead, fields, life } = request
  const photos = photoLinks(store, lead.photos)
  const data = {
    reference,
    received_at: new Date(receivedAt).toISOString(),
    life,
    lead: { ...lead, photos },
    fields,
    ...(await offersInData(store, request)),
  }
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.json"`,
    },
  })
}

/** A redirect to a page, which says `said`. Its address is a path: behind a proxy Next does not know the site's public name. */
function leadTo(request: Request, path: string, said: Said | null, cookie?: string): Response {
  const lang = languageOf(request)
  const location = localizedHref(said ? `${path}?said=${said}` : path, lang)
  const headers = new Headers({ ...PRIVATE, location })
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
