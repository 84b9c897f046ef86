import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { type PaidPrices, paidPrices } from '#lib/evidence/paid-prices.ts'
import { finalPrices } from '#lib/leads/final-prices.ts'
import { getLeads } from '#lib/leads/index.ts'
import { readFreeCandidates } from '#lib/leads/offers/free-candidates.ts'
import type { FreeCandidate } from '#lib/matching/availability.ts'
import { expireContent } from '#lib/server/expiry.ts'
import { siteLog } from '#lib/server/log.ts'
import { siteDay } from '#lib/site-day.ts'
import { LEAD_LOOK } from './tags.ts'

const LOOK_EVERY = 60_000
const HOUR = 3_600_000
/** Who is on call changes with the clock, so contractors are read again this often even if nobody changes anything. */
const READ_EVERY = 600_000

/** What pages may show of requests and contractors. */
export interface LeadLook {
  /** When it was seen, in milliseconds since 1970. */
  at: number
  contractors: FreeCandidate[]
  /** What customers paid, by city and service: `toronto/tv-mounting`. Counted once a day. */
  paid: ReadonlyMap<string, PaidPrices>
}

type Store = Awaited<ReturnType<typeof getLeads>>['outbox']

declare global {
  // Next.js loads modules more than once per process; the timer and what it saw must exist once.
  var montageLeadLook: { seen: LeadLook | null; state: string; timer: NodeJS.Timeout } | undefined
}

/** What the server saw last. Null in a build, and while the database of leads cannot be read: pages then say nothing. */
export const lastLook = (): LeadLook | null => globalThis.montageLeadLook?.seen ?? null

/**
 * Looks at the database of leads every minute, as long as the process lives. The pages that show something of it expire when it
 * has changed, and every hour, because they say how old it is. Without contractors and prices they stay.
 */
export function startLeadLook(): void {
  if (globalThis.montageLeadLook) return
  const timer = setInterval(() => void look(), LOOK_EVERY).unref()
  globalThis.montageLeadLook = { seen: null, state: '', timer }
  void look()
}

async function look(): Promise<void> {
  const kept = globalThis.montageLeadLook
  if (!kept) return
  const former = kept.seen
  try {
    const { outbox } = await getLeads()
    const state = await stateOf(outbox)
    if (state === kept.state) return
    const seen = await read(outbox, former)
    kept.state = state
    if (isSame(seen, former)) return
    kept.seen = seen
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    siteLog.warn({ reason }, 'Contractors and prices could not be read: pages say nothing of them')
    Object.assign(kept, { seen: null, state: '' })
  }
  if (hasContent(kept.seen) || hasContent(former)) expireContent([LEAD_LOOK])
}

/** A text that is another one after a change of contractors or offers, and after some minutes. Two small reads make it. */
async function stateOf({ db }: Store): Promise<string> {
  const contractors = await db
    .selectFrom('contractors')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions')])
    .executeTakeFirst()
  const offers = await db
    .selectFrom('offers')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.sum('quote_version').as('versions')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return JSON.stringify([Math.floor(Date.now() / READ_EVERY), contractors, offers])
}

async function read(store: Store, former: LeadLook | null): Promise<LeadLook> {
  const at = Date.now()
  const isOfToday = former !== null && siteDay(former.at) === siteDay(at)
  const paid = isOfToday ? former.paid : await readPaid(store)
  return { at, contractors: await readFreeCandidates(store.db, at), paid }
}

async function readPaid(store: Store): Promise<LeadLook['paid']> {
  const counted = [...(await finalPrices(store))].flatMap(([pair, prices]) => {
    const paid = paidPrices(prices)
    return paid ? [[pair, paid] as const] : []
  })
  return new Map(counted)
}

const hasContent = (seen: LeadLook | null): boolean =>
  seen !== null && seen.contractors.length + seen.paid.size > 0

const isSame = (seen: LeadLook, former: LeadLook | null): boolean =>
  former !== null &&
  Math.floor(seen.at / HOUR) === Math.floor(former.at / HOUR) &&
  isDeepStrictEqual({ ...seen, at: 0 }, { ...former, at: 0 })
