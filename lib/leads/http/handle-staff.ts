import { z } from 'zod'
import { type Env, env } from '#lib/env.ts'
import { appointment, STEP_NAMES } from '#lib/requests/life.ts'
import type { Identity } from '#lib/server/accounts/index.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { readJson } from '#lib/server/read-body.ts'
import { outsideOfRequest } from '#lib/server/request-id.ts'
import { siteDay } from '#lib/site-day.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { eraseContractorOf } from '../contractors/erase.ts'
import { alarmsOf } from '../health.ts'
import { thrownAway } from '../honeypot.ts'
import type { Leads } from '../index.ts'
import { takeStep } from '../life/steps.ts'
import { clearBounce } from '../mails/bounces.ts'
import { mailReviewLink } from '../mails/occasions.ts'
import type { MatchFacts } from '../offers/matching.ts'
import { readPhoto } from '../photos/store.ts'
import { reviewIdOf } from '../reviews/draft.ts'
import { makeReviewLink } from '../reviews/link.ts'
import { acceptReviewPhoto, deleteReviewPhoto } from '../reviews/photo.ts'
import { type ReviewContent, ReviewNeededError } from '../reviews/review-content.ts'
import {
  countSuspected,
  deleteAllSuspected,
  deleteSuspected,
  erasePerson,
  haveReviews,
  leadsOfPerson,
  releaseAllSuspected,
  releaseLead,
  resendLead,
} from '../staff/actions.ts'
import { countEmergencies, countLeads } from '../staff/counts.ts'
import { exportLeads } from '../staff/export.ts'
import { leadFilter, listLeads } from '../staff/list.ts'
import { type PromiseClock, withPromise } from '../staff/promise.ts'
import { changeSeveral, eraseSeveral, severalChange } from '../staff/several.ts'
import { readTimeline, type TimelineEvent } from '../staff/timeline.ts'
import { waitingFor } from '../staff/waiting.ts'
import { changeWork, countFacets, countStages, staffOf, workChange } from '../staff/work.ts'
import { asStaff, json, PRIVATE, queryOf } from './as-staff.ts'
import { orNull } from './dependencies.ts'
import { photoResponse } from './handle-photo.ts'
import { MATCH_ROUTES } from './staff-match.ts'
import { RefusedStaff, refusalText, refuseStaff } from './staff-refusals.ts'
import { done, type Handler, parsed } from './staff-request.ts'

/** The functions that the route in `app/api` passes to the handlers below. */
export interface StaffDependencies {
  leads(): Promise<Leads>
  staff: Staff
  /** Null when the site may not write content. */
  reviews(): ReviewContent | null
  /** The clock of the promises to customers, from the published content. */
  promiseClock(): Promise<PromiseClock>
  /** What matching needs of the published content. */
  matchFacts(): Promise<MatchFacts>
  /** Starts to send queued mails. The response does not wait for it. */
  mailSoon(): void
}

/** A step of a request. `seen` is the version that the person saw. */
const staffStep = z.object({
  step: z.enum(STEP_NAMES),
  seen: z.number().int(),
  ...appointment.partial().shape,
})

const receivedBefore = z.object({ before: z.coerce.number().int() })
const person = z.object({ email: z.string().trim().min(3) })

/** The greatest size of a request that changes MOST_TOGETHER leads, in bytes. */
const LARGEST_CHOICE = 65_536

/** Handlers by method and path after `/api/leads/staff/`; `:id` is a submission id. */
const ROUTES: Record<string, Handler> = {
  'GET ': async ({ request, leads, promiseClock }) => {
    const page = await listLeads(leads.outbox, filterOf(request))
    return json({ ...page, leads: page.leads.map(withPromise(await promiseClock())) })
  },
  'GET waiting': async ({ leads, sender, promiseClock }) =>
    json(await waitingFor(leads.outbox, sender.id, await promiseClock())),
  'GET counts': async ({ leads }) =>
    json({
      counts: await countLeads(leads.outbox),
      stages: await countStages(leads.outbox),
      emergencies: await countEmergencies(leads.outbox),
      forwarders: leads.delivery.forwarders,
      thrownAway: await thrownAway(leads.outbox),
      alarms: await alarmsOf(leads),
    }),
  'GET filters': async ({ leads, staff, sender }) =>
    json({ ...(await countFacets(leads.outbox)), staff: await staffOf(staff, sender) }),
  'GET export': async ({ request, leads, staff }) =>
    new Response(exportLeads(leads.outbox, filterOf(request), staff.nameOf), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-all-${siteDay(leads.outbox.now())}.csv"`,
      },
    }),
  'POST several': async ({ request, body, leads, staff, reviews, mailSoon, sender, identifyNow }) => {
    const change = parsed(severalChange, body, 'bad_change')
    if (change.field === 'handler') await checkHandler(change.to, staff, sender)
    const eraseReview = async (id: string) => {
      if (!reviews) throw new RefusedStaff('no_reviews')
      await reviews.erase([reviewIdOf(id)], { id: sender.id, request }).catch(whereNeeded)
    }
    const actorNow = async () => (await identifyNow()).id
    const { changed, refused } =
      change.field === 'erased'
        ? await eraseSeveral(leads.outbox, change.leads, { eraseReview, actorNow })
        : await changeSeveral(leads.outbox, change, sender.id)
    void outsideOfRequest(() => leads.delivery.deliverDue())
    mailSoon()
    return json({
      changed,
      refused: refused.map(({ id, code }) => ({ id, code, message: refusalText(request, code) })),
    })
  },
  'POST erase': async ({ request, body, leads, reviews, sender, identifyNow }) => {
    const { email } = parsed(person, body, 'no_email')
    const ids = await leadsOfPerson(leads.outbox, email)
    // Reviews are erased first, because they are found by the ids of the leads.
    if (reviews) await reviews.erase(ids.map(reviewIdOf), { id: sender.id, request }).catch(whereNeeded)
    else if (await haveReviews(leads.outbox, ids)) throw new RefusedStaff('no_reviews')
    const { id } = await identifyNow()
    const contractor = await eraseContractorOf(leads.outbox, email, id)
    return json({ erased: await erasePerson(leads.outbox, email, id), contractor })
  },
  // The number of suspected leads, and the current time as `before`. The next two routes change only leads received before that
  // time, so that they never release or delete a lead that staff have not seen.
  'GET suspected': async ({ request, leads }) => {
    const before = leads.outbox.now()
    return json({ count: await countSuspected(leads.outbox, filterOf(request), before), before })
  },
  'POST suspected/release': async ({ request, leads, sender }) => {
    const { before, ...filter } = suspectedOf(request)
    const released = await releaseAllSuspected(leads.outbox, filter, { before, actor: sender.id })
    void outsideOfRequest(() => leads.delivery.deliverDue())
    return json({ released })
  },
  'DELETE suspected': async ({ request, leads }) => {
    const { before, ...filter } = suspectedOf(request)
    return json({ deleted: await deleteAllSuspected(leads.outbox, filter, before) })
  },
  'GET :id': async ({ leads, staff, promiseClock, id }) => {
    const found = await readTimeline(leads.outbox, id)
    if (!found) throw new RefusedStaff('no_lead')
    const timeline = await Promise.all(found.timeline.map(withNames(staff.nameOf)))
    const lead = found.lead && withPromise(await promiseClock())(found.lead)
    return json({ ...found, lead, timeline, sendsMail: leads.outbox.confirms })
  },
  'PATCH :id': async ({ body, leads, staff, sender, id }) => {
    const change = parsed(workChange, body, 'bad_change')
    if (change.field === 'handler') await checkHandler(change.to, staff, sender)
    return done(await changeWork(leads.outbox, id, change, sender.id))
  },
  'POST :id/step': async ({ body, leads, mailSoon, id, sender }) => {
    const { step, seen, ...day } = parsed(staffStep, body, 'bad_change')
    const taken = await takeStep(leads.outbox, id, {
      step,
      seen,
      appointment: day.day ? { ...day, day: day.day } : undefined,
      by: 'staff',
      actor: sender.id,
    })
    void outsideOfRequest(() => leads.delivery.deliverDue())
    mailSoon()
    return done('life' in taken)
  },
  'GET :id/photo': async ({ request, leads }) => {
    const photo = await readPhoto(leads.outbox, queryOf(request).id ?? '')
    if (!photo) throw new RefusedStaff('no_photo')
    return photoResponse(photo)
  },
  'POST :id/review-link': async ({ leads, reviews, id, sender }) => {
    if (!reviews) throw new RefusedStaff('no_reviews')
    const path = await makeReviewLink(leads.outbox, id, sender.id, env.LEADS_REVIEW_LINK_DAYS)
    if (path === null) throw new RefusedStaff('no_review_link')
    return json({ link: env.SITE_URL + path })
  },
  'POST :id/review-mail': async ({ leads, reviews, mailSoon, id, sender }) => {
    if (!reviews) throw new RefusedStaff('no_reviews')
    if (!leads.outbox.confirms) throw new RefusedStaff('no_mail_server')
    if (!(await mailReviewLink(leads.outbox, id, sender.id))) throw new RefusedStaff('no_review_mail')
    mailSoon()
    return json({})
  },
  'POST :id/review-photo': async ({ leads, reviews, id, sender }) => {
    if (!reviews) throw new RefusedStaff('no_reviews')
    return done(await acceptReviewPhoto(leads.outbox, reviews, id, sender.id))
  },
  'DELETE :id/review-photo': async ({ leads, id, sender }) =>
    done(await deleteReviewPhoto(leads.outbox, id, sender.id)),
  'DELETE :id': async ({ leads, id }) => done(await deleteSuspected(leads.outbox, id)),
  'POST :id/clear-bounce': async ({ leads, id, sender }) =>
    done(await clearBounce(leads.outbox, id, sender.id)),
  'POST :id/resend': async ({ leads, id, sender }) => {
    const isResent = await resendLead(leads.outbox, id, sender.id)
    void outsideOfRequest(() => leads.delivery.deliverDue())
    return done(isResent)
  },
  'POST :id/release': async ({ leads, id, sender }) => {
    const isReleased = await releaseLead(leads.outbox, id, sender.id)
    void outsideOfRequest(() => leads.delivery.deliverDue())
    return done(isReleased)
  },
  ...MATCH_ROUTES,
}

/**
 * `/api/leads/staff/…`: leads for the Studio. Only administrators and editors have access. A request that changes something has
 * to come from the site's own pages. Errors are `{ok: false, error: {code, message}}`.
 */
export async function handleStaff(
  request: Request,
  dependencies: StaffDependencies,
  segments: string[],
  settings: Pick<Env, 'SITE_URL'> = env,
): Promise<Response> {
  try {
    const { staff, mailSoon } = dependencies
    const limit = segments[0] === 'several' ? LARGEST_CHOICE : undefined
    const read = (changed: Request) => readJson(changed, limit)
    const { body, sender, identifyNow } = await asStaff(request, staff, read, settings)
    const { handle, id } = routeOf(request.method, segments)
    return await handle({
      request,
      leads: await dependencies.leads(),
      staff,
      reviews: dependencies.reviews(),
      promiseClock: () => orNull('The promises to customers are unknown', dependencies.promiseClock),
      matchFacts: dependencies.matchFacts,
      mailSoon,
      sender,
      identifyNow,
      id,
      body,
    })
  } catch (error) {
    if (error instanceof RefusedStaff) return refuseStaff(request, error.code)
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'Leads could not be shown')
    return refuseStaff(request, 'unavailable')
  }
}

function routeOf(method: string, segments: string[]): { handle: Handler; id: string } {
  const [first = '', ...rest] = segments
  const literal = ROUTES[`${method} ${segments.join('/')}`]
  if (literal) return { handle: literal, id: '' }
  const handle = ROUTES[`${method} ${[':id', ...rest].join('/')}`]
  if (!handle) throw new RefusedStaff('no_address')
  return { handle, id: first.toLowerCase() }
}

/** An event with names in place of account ids. */
const withNames =
  (nameOf: Staff['nameOf']) =>
  async (event: TimelineEvent): Promise<TimelineEvent> => ({
    ...event,
    actor: event.actor && (await nameOf(event.actor)),
    detail: event.kind === 'handler' && event.detail ? await nameOf(event.detail) : event.detail,
  })

/** Throws RefusedStaff when leads cannot be given to this account. */
async function checkHandler(id: string | null, staff: Staff, sender: Identity): Promise<void> {
  if (id === null) return
  const handler = (await staffOf(staff, sender)).find((person) => person.id === id)
  if (!handler?.canHandle) throw new RefusedStaff('no_handler')
}

function whereNeeded(error: unknown): never {
  throw error instanceof ReviewNeededError ? new RefusedStaff('review_needed') : error
}

const filterOf = (request: Request) => parsed(leadFilter, queryOf(request), 'bad_filter')

const suspectedOf = (request: Request) => ({
  ...filterOf(request),
  ...parsed(receivedBefore, queryOf(request), 'no_time'),
})
