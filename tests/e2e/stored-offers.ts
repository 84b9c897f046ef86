import { readContractor } from '#lib/leads/contractors/contractors.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { contractorLink, jobLink } from '#lib/leads/offers/links.ts'
import { offersOf, readOffer } from '#lib/leads/offers/offer.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { activeContractor, TV_IN_TORONTO } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import type { Site } from './site.ts'

type Language = 'en' | 'fr'

const HOUR = 3_600_000

/** What tells who the customer of `askedJob` is. */
export const PLANTED = {
  name: 'Maude Planted',
  email: 'planted@customer.example',
  phone: '(416) 555-7788',
  address: '12 Planted Street',
}

/** Opens the database of a site beside its server, as a second server would. No mails are queued. */
export async function withOutbox<Result>(
  { dataDir }: Site,
  work: (outbox: Outbox) => Promise<Result>,
): Promise<Result> {
  const database = await openLeadDatabase({ DATA_DIR: dataDir, LEADS_DATABASE_URL: undefined })
  try {
    return await work(new Outbox(database, { perHour: 0, minFillSeconds: 0 }))
  } finally {
    await database.db.destroy()
  }
}

/** A request for TV mounting in Toronto that two contractors were asked about, by the site itself. */
export function askedJob(site: Site, lang: Language) {
  return withOutbox(site, async (outbox) => {
    const { name, email, phone, address } = PLANTED
    const submission = sampleSubmission({
      lang,
      payload: {
        ...{ name, email, phone, property_address: address, city: 'Toronto', province_state: 'ON' },
        message: `A 65-inch TV on a brick wall. Call me at 416-555-7788 or ${email}, ${name}.`,
      },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const { submission_id: id, reference } = submission.lead
    await proveAddress(outbox, id)
    const contractors = [await activeContractor(outbox, { lang }), await activeContractor(outbox, { lang })]
    const now = Date.now()
    const asking = { contractors, actor: null, answerBy: now + 5 * HOUR, lookAgainAt: now + HOUR }
    await askContractors(outbox, id, asking)
    const offers = await offersOf(outbox.db, id)
    const [first, second] = contractors.map(
      (contractor) => offers.find(({ contractorId }) => contractorId === contractor)?.id ?? '',
    )
    return { id, reference, contractors, first: first ?? '', second: second ?? '' }
  })
}

/** The present links of an offer: to its job, and to all jobs of its contractor. */
export function linksOf(site: Site, offerId: string, lang: Language) {
  return withOutbox(site, async (outbox) => {
    const offer = await readOffer(outbox.db, offerId)
    const contractor = offer && (await readContractor(outbox, offer.contractorId))
    if (!offer || !contractor) throw new Error('There is no such offer.')
    return {
      job: jobLink(outbox, offer, contractor, lang),
      all: contractorLink(outbox, contractor, lang),
      email: contractor.email,
    }
  })
}
