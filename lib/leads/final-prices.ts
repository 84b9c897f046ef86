import { offerIn } from './offers/offer.ts'
import type { LeadStore } from './store/lead-store.ts'
import { leadIn } from './store/rows.ts'

/**
 * The final prices that contractors reported of done requests for one piece of one service, in dollars before tax, by city and
 * service: `toronto/tv-mounting`. Other requests have a price for several jobs, or for one that no page is about.
 */
export async function finalPrices({ db }: Pick<LeadStore, 'db'>): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .selectAll('offers')
    .select(['leads.lead', 'leads.withdrawn_at'])
    .where('offers.state', '=', 'chosen')
    .where('finished', 'is not', null)
    .where('leads.type', '=', 'lead')
    .where('leads.stage', '=', 'done')
    .execute()
  const prices = new Map<string, number[]>()
  for (const row of rows) {
    const price = offerIn(row).finished?.price
    const [job, ...others] = leadIn(row).jobs
    if (!price || !job?.service || !job.city || job.quantity !== 1 || others.length > 0) continue
    const pair = `${job.city}/${job.service}`
    prices.set(pair, [...(prices.get(pair) ?? []), price])
  }
  return prices
}
