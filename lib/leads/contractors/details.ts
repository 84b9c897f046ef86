import { type Load, NO_LOAD, readLoads } from '../offers/candidates.ts'
import { offerIn } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ContractorEventRow, LeadStage, OfferState } from '../store/tables.ts'
import { type Contractor, readContractor } from './contractors.ts'
import { type ContractorFile, filesOf } from './files.ts'

/** A job of a contractor, as staff see it beside the record. Times are milliseconds since 1970. */
export interface ContractorJob {
  id: string
  submissionId: string
  reference: string
  state: OfferState
  stage: LeadStage
  askedAt: number
  answeredAt: number | null
  chosenAt: number | null
  /** In whole dollars; null without a quote. */
  price: { low: number; high: number } | null
}

export interface ContractorDetails {
  contractor: Contractor
  load: Load
  files: ContractorFile[]
  /** The oldest first. */
  events: Omit<ContractorEventRow, 'id' | 'contractor_id'>[]
  /** The newest first, at most MOST_JOBS. */
  jobs: ContractorJob[]
}

const MOST_JOBS = 200

/** Everything that staff see of a contractor; null when there is none. */
export async function readDetails(store: LeadStore, id: string): Promise<ContractorDetails | null> {
  const { db } = store
  const contractor = await readContractor(store, id)
  if (!contractor) return null
  const events = await db
    .selectFrom('contractor_events')
    .select(['at', 'kind', 'actor', 'detail'])
    .where('contractor_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const rows = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .selectAll('offers')
    .select(['leads.reference', 'leads.stage'])
    .where('contractor_id', '=', id)
    .orderBy('asked_at', 'desc')
    .limit(MOST_JOBS)
    .execute()
  const jobs = rows.map((row): ContractorJob => {
    const { id: offerId, submissionId, state, askedAt, answeredAt, chosenAt, quote } = offerIn(row)
    const price = quote && { low: quote.priceLow, high: quote.priceHigh }
    const { reference, stage } = row
    return { id: offerId, submissionId, reference, state, stage, askedAt, answeredAt, chosenAt, price }
  })
  const load = (await readLoads(db, store.now(), [id])).get(id) ?? NO_LOAD
  return { contractor, load, files: await filesOf(store, id), events, jobs }
}
