import { z } from 'zod'
import { env } from '#lib/env.ts'
import { outsideOfRequest } from '#lib/server/request-id.ts'
import type { ChoiceRefusal } from '../offers/choose.ts'
import {
  type AskRefusal,
  askByStaff,
  chooseForCustomer,
  dropForCustomer,
  holdPhoto,
  linkOfOffer,
  setByHand,
} from '../staff/match-actions.ts'
import { readStaffMatch } from '../staff/match-view.ts'
import { json } from './as-staff.ts'
import { RefusedStaff, type StaffRefusal } from './staff-refusals.ts'
import { done, type Handler, parsed, type StaffRequest } from './staff-request.ts'

const id = z.string().min(1).max(100)

/** `seen` is the number of offers that the person saw. */
const asking = z.object({ contractors: z.array(id).min(1).max(100), seen: z.number().int().min(0) })
const taking = z.object({ byHand: z.boolean() })
/** `seen` is the version of the life that the person saw. */
const dropping = z.object({ offer: id, seen: z.number().int() })
const choosing = dropping.extend({ quoteVersion: z.number().int() })
const holding = z.object({ photo: id, isHeld: z.boolean() })
const linked = z.object({ offer: id })

const ASK_REFUSALS: Record<AskRefusal, StaffRefusal> = {
  changed: 'changed',
  notNow: 'not_now',
  tooMany: 'too_many',
  notActive: 'not_active',
  licence: 'not_licensed',
  insurance: 'not_insured',
}

const CHOICE_REFUSALS: Record<ChoiceRefusal, StaffRefusal> = {
  unknown: 'changed',
  over: 'changed',
  changed: 'changed',
  notNow: 'not_now',
  tooLate: 'not_now',
  noDay: 'not_now',
  quoteChanged: 'quote_changed',
  quoteOver: 'quote_over',
  quoteNotNow: 'quote_not_now',
}

/** Matching by staff: paths after `/api/leads/staff/`. */
export const MATCH_ROUTES: Record<string, Handler> = {
  'GET :id/match': async ({ leads, matchFacts, promiseClock, staff, id }) => {
    const known = { facts: await matchFacts(), clock: await promiseClock() }
    const match = await readStaffMatch(leads.outbox, id, known)
    if (!match) throw new RefusedStaff('no_lead')
    const offers = await Promise.all(
      match.offers.map(async (offer) => ({
        ...offer,
        askedBy: offer.askedBy && (await staff.nameOf(offer.askedBy)),
      })),
    )
    return json({ match: { ...match, offers } })
  },
  'POST :id/match': async (asked) => {
    const { leads, matchFacts, promiseClock, sender, body } = asked
    const { contractors, seen } = parsed(asking, body, 'bad_choice')
    const known = { facts: await matchFacts(), clock: await promiseClock() }
    if (known.facts.settings.mode === 'off') throw new RefusedStaff('matching_off')
    const asks = { contractors: [...new Set(contractors)], seen, actor: sender.id }
    const refusal = await askByStaff(leads.outbox, asked.id, asks, known)
    if (refusal) throw new RefusedStaff(ASK_REFUSALS[refusal])
    return sent(asked)
  },
  'POST :id/match/take': async ({ leads, sender, id, body }) =>
    done(await setByHand(leads.outbox, id, { ...parsed(taking, body, 'bad_choice'), actor: sender.id })),
  'POST :id/match/choose': async (asked) => {
    const choice = { ...parsed(choosing, asked.body, 'bad_choice'), actor: asked.sender.id }
    const refusal = await chooseForCustomer(asked.leads.outbox, asked.id, choice, await asked.matchFacts())
    if (refusal) throw new RefusedStaff(CHOICE_REFUSALS[refusal])
    return sent(asked)
  },
  'POST :id/match/drop': async (asked) => {
    const drop = { ...parsed(dropping, asked.body, 'bad_choice'), actor: asked.sender.id }
    const refusal = await dropForCustomer(asked.leads.outbox, asked.id, drop)
    if (refusal) throw new RefusedStaff(CHOICE_REFUSALS[refusal])
    return sent(asked)
  },
  'POST :id/match/photo': async ({ leads, sender, id, body }) =>
    done(await holdPhoto(leads.outbox, id, { ...parsed(holding, body, 'bad_choice'), actor: sender.id })),
  // A link opens the job for whoever has it, so it is asked for one by one and not part of what is read.
  'POST :id/match/link': async ({ leads, id, body }) => {
    const { offer } = parsed(linked, body, 'bad_choice')
    const path = await linkOfOffer(leads.outbox, id, offer)
    if (path === null) throw new RefusedStaff('changed')
    return json({ link: env.SITE_URL + path })
  },
}

/** The response after a change about which the CRM and people get messages. */
function sent({ leads, mailSoon }: StaffRequest): Response {
  void outsideOfRequest(() => leads.delivery.deliverDue())
  mailSoon()
  return json({})
}
