import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isSameSecret } from '#lib/server/secrets.ts'
import { type Contractor, readContractor } from '../contractors/contractors.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { type Offer, readOffer } from './offer.ts'

/*
 * The links of contractors. They are computed each time and stored nowhere, as those of customers. A link to a job opens this job
 * only. Once the contractor is chosen the job shows who the customer is, so the links and cookies from before do not open it any
 * more.
 */

/** The address that opens links (GET) and takes what the pages of contractors post (POST). */
export const JOB_ADDRESS = '/api/job'

/** The page of all jobs of a contractor, and of contractors who have lost their link. */
export const JOBS_PAGE = '/jobs'

/** The path of the page of a job. Only a browser with a cookie of the job or of its contractor sees the job there. */
export const jobPath = (offerId: string): string => `/job/${offerId}`

/** The name of the cookie with which a browser sees a job. */
export const jobCookieName = (offerId: string): string => `job-${offerId}`

/** The name of the cookie with which a browser sees all jobs of a contractor. */
export const CONTRACTOR_COOKIE = 'contractor'

type Linked = Pick<Contractor, 'id' | 'generation'>

const phaseOf = ({ chosenAt }: Pick<Offer, 'chosenAt'>) =>
  chosenAt === null ? 'asked' : `chosen ${chosenAt}`

const jobText = (offer: Offer, { generation }: Linked) => `job ${offer.id} ${generation} ${phaseOf(offer)}`

const contractorText = ({ id, generation }: Linked) => `contractor ${id} ${generation}`

/** The link to a job, for a mail. */
export function jobLink(store: LeadStore, offer: Offer, contractor: Linked, lang: Language): string {
  const key = store.signLink(jobText(offer, contractor))
  return localizedHref(`${JOB_ADDRESS}?${new URLSearchParams({ offer: offer.id, key })}`, lang)
}

/** The link to all jobs of a contractor, for a mail. */
export function contractorLink(store: LeadStore, contractor: Linked, lang: Language): string {
  const key = store.signLink(contractorText(contractor))
  return localizedHref(`${JOB_ADDRESS}?${new URLSearchParams({ contractor: contractor.id, key })}`, lang)
}

/** An offer with its contractor. */
export interface OfferOfContractor {
  offer: Offer
  contractor: Contractor
}

/** The offer of a link; null when the link is not valid. */
export async function offerOfLink(
  store: LeadStore,
  { offer: id, key }: { offer: string; key: string },
): Promise<OfferOfContractor | null> {
  const found = await readOfferOf(store, id)
  return found && isSameSecret(key, store.signLink(jobText(found.offer, found.contractor))) ? found : null
}

/** The contractor of a link; null when the link is not valid. */
export async function contractorOfLink(
  store: LeadStore,
  { contractor: id, key }: { contractor: string; key: string },
): Promise<Contractor | null> {
  const found = await readContractor(store, id)
  return found && isSameSecret(key, store.signLink(contractorText(found))) ? found : null
}

/** The value of a job's cookie. It is another than the key of the link, so no log of addresses contains it. */
export const jobCookieValue = (store: LeadStore, { offer, contractor }: OfferOfContractor): string =>
  store.signLink(`cookie ${jobText(offer, contractor)}`)

/** The value of a contractor's cookie. */
export const contractorCookieValue = (store: LeadStore, contractor: Linked): string =>
  `${contractor.id}.${store.signLink(`cookie ${contractorText(contractor)}`)}`

/** The contractor whose cookie this is; null when it is not valid. */
export async function contractorOfCookie(
  store: LeadStore,
  cookie: string | undefined,
): Promise<Contractor | null> {
  const [id = ''] = (cookie ?? '').split('.')
  const found = id ? await readContractor(store, id) : null
  return found && isSameSecret(cookie ?? '', contractorCookieValue(store, found)) ? found : null
}

/** The offer with an id, if the browser has its cookie or that of its contractor; otherwise null. */
export async function offerOfCookies(
  store: LeadStore,
  offerId: string,
  cookieOf: (name: string) => string | undefined,
): Promise<OfferOfContractor | null> {
  const found = await readOfferOf(store, offerId)
  if (!found) return null
  if (isSameSecret(cookieOf(jobCookieName(offerId)) ?? '', jobCookieValue(store, found))) return found
  const contractor = await contractorOfCookie(store, cookieOf(CONTRACTOR_COOKIE))
  return contractor?.id === found.contractor.id ? found : null
}

async function readOfferOf(store: LeadStore, id: string): Promise<OfferOfContractor | null> {
  const offer = await readOffer(store.db, id)
  const contractor = offer && (await readContractor(store, offer.contractorId))
  return offer && contractor && contractor.state !== 'left' ? { offer, contractor } : null
}
