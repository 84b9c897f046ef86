import { readContractor } from '../contractors/contractors.ts'
import { lockedLead } from '../life/steps.ts'
import { askIn } from '../offers/ask.ts'
import { chooseQuote, dropChosen } from '../offers/choose.ts'
import { jobLink } from '../offers/links.ts'
import { answerTime } from '../offers/match-due.ts'
import type { MatchFacts } from '../offers/matching.ts'
import { readOffer } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import { forbids, matchForStaff } from './match-view.ts'
import type { PromiseClock } from './promise.ts'

const MINUTE = 60_000

/** Why staff cannot ask: the rule that a contractor breaks, or what is wrong with the request. */
export type AskRefusal = 'changed' | 'notNow' | 'tooMany' | 'notActive' | 'licence' | 'insurance'

/**
 * Asks contractors that staff have chosen. Nobody without a valid licence and insurance is asked, and never more than the
 * settings allow, whoever chooses.
 * @param seen the number of offers that the person saw: when there are others by now, nobody is asked
 */
export function askByStaff(
  store: LeadStore,
  submissionId: string,
  { contractors, seen, actor }: { contractors: readonly string[]; seen: number; actor: string },
  known: { facts: MatchFacts; clock: PromiseClock | null },
): Promise<AskRefusal | null> {
  return store.commits.run(async (trx) => {
    const row = await lockedLead(trx, store, submissionId)
    if (!row) return 'changed'
    const now = store.now()
    const { job, asked, broken, free } = await matchForStaff(trx, row, { ...known, now })
    if (asked.length !== seen) return 'changed'
    if (contractors.length > free) return 'tooMany'
    for (const id of contractors) {
      const why = broken.get(id)
      const rule = why ? forbids(why) : 'unknown'
      if (rule === 'notActive' || rule === 'licence' || rule === 'insurance') return rule
      if (rule) return 'changed'
    }
    const { settings } = known.facts
    const answerBy = answerTime(known.facts, job, now)
    const lookAgainAt = now + settings.widenMinutes * MINUTE
    const count = await askIn(trx, store, row, { contractors, actor, answerBy, lookAgainAt })
    return count === null ? 'notNow' : null
  })
}

/**
 * Takes the matching of a request from the site, or gives it back. Resolves to false when somebody was faster, or there is no such
 * request.
 * @param byHand whether staff match from now on
 */
export function setByHand(
  store: LeadStore,
  submissionId: string,
  { byHand, actor }: { byHand: boolean; actor: string },
): Promise<boolean> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const row = await lockedLead(trx, store, submissionId)
    if (!row || row.state === 'suspected' || (row.matched_by === 'staff') === byHand) return false
    await trx
      .updateTable('leads')
      // Given back, the request is looked at at once.
      .set(byHand ? { matched_by: 'staff' } : { matched_by: 'site', match_due_at: now })
      .where('submission_id', '=', submissionId)
      .execute()
    const detail = byHand ? 'staff' : 'site'
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'matched_by', actor, detail })
    return true
  })
}

/** What staff do with an offer of the request: `seen` is the version of the life that they saw. */
interface OnOffer {
  offer: string
  seen: number
  actor: string
}

/** Chooses a quote for the customer, who said so on the phone for example. */
export async function chooseForCustomer(
  store: LeadStore,
  submissionId: string,
  { offer, seen, actor, quoteVersion }: OnOffer & { quoteVersion: number },
  facts: MatchFacts,
) {
  if (!(await isOf(store, offer, submissionId))) return 'unknown'
  return chooseQuote(store, offer, quoteVersion, { by: 'staff', actor, seen }, facts)
}

/** Takes the job from the chosen contractor. */
export async function dropForCustomer(
  store: LeadStore,
  submissionId: string,
  { offer, seen, actor }: OnOffer,
) {
  if (!(await isOf(store, offer, submissionId))) return 'unknown'
  return dropChosen(store, offer, { by: 'staff', actor, seen })
}

const isOf = async (store: LeadStore, offerId: string, submissionId: string): Promise<boolean> =>
  (await readOffer(store.db, offerId))?.submissionId === submissionId

/** The path of the link to the job of an offer, in the contractor's language; null when there is nobody to give it to. */
export async function linkOfOffer(
  store: LeadStore,
  submissionId: string,
  offerId: string,
): Promise<string | null> {
  const offer = await readOffer(store.db, offerId)
  const contractor = offer && (await readContractor(store, offer.contractorId))
  if (offer?.submissionId !== submissionId || !contractor || contractor.state === 'left') return null
  return jobLink(store, offer, contractor, contractor.lang)
}

/**
 * Holds a photo back from contractors, or releases it. A released photo is shared only if the customer has shared it before.
 * Resolves to false when it has changed meanwhile.
 */
export function holdPhoto(
  store: LeadStore,
  submissionId: string,
  { photo, isHeld, actor }: { photo: string; isHeld: boolean; actor: string },
): Promise<boolean> {
  const at = store.now()
  return store.commits.run(async (trx) => {
    const row = await lockedLead(trx, store, submissionId)
    const found = await trx
      .selectFrom('lead_photos')
      .select('sharing')
      .where('id', '=', photo)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    if (!row || !found || (found.sharing === 'held') === isHeld) return false
    const events = await trx
      .selectFrom('lead_events')
      .select('detail')
      .where('submission_id', '=', submissionId)
      .where('kind', '=', 'photo_held')
      .orderBy('id', 'desc')
      .execute()
    const lastHold = events.find(({ detail }) => detail?.endsWith(photo))?.detail
    const wasShared = lastHold === sharedPhoto(photo)
    await trx
      .updateTable('lead_photos')
      .set({ sharing: isHeld ? 'held' : wasShared ? 'shared' : '' })
      .where('id', '=', photo)
      .execute()
    const kind = isHeld ? 'photo_held' : 'photo_released'
    const detail = isHeld && found.sharing === 'shared' ? sharedPhoto(photo) : photo
    await addEvent(trx, { submission_id: submissionId, at, kind, actor, detail })
    return true
  })
}

/** What the event of a photo that is held back says, if the customer had shared it. */
const sharedPhoto = (photo: string): string => `shared ${photo}`
