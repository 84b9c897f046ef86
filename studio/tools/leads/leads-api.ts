import type { Facet } from '#lib/leads/facets.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Alarm } from '#lib/leads/health.ts'
import type { ThrownAway } from '#lib/leads/honeypot.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StaffMatch } from '#lib/leads/staff/match-view.ts'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { SeveralChange } from '#lib/leads/staff/several.ts'
import type { TimelineEvent } from '#lib/leads/staff/timeline.ts'
import type { FacetCounts, StaffMember, WorkChange } from '#lib/leads/staff/work.ts'
import type { LeadStage, LeadState, Suspicion } from '#lib/leads/store/tables.ts'
import type { Appointment, RequestState, StepName } from '#lib/requests/life.ts'
import { askServer } from '#studio/core/ask-server.ts'

/** The filters of the list. An absent or empty filter has no effect. */
export interface LeadQuery extends Partial<Record<Facet, string>> {
  state?: LeadState | ''
  stage?: LeadStage | ''
  /** The state of a booking or quote request. */
  request?: RequestState | ''
  urgency?: 'Emergency' | ''
  /** The id of an account, or `nobody`. */
  handler?: string
  type?: FormType | ''
  suspicion?: Suspicion | ''
  /** `from` and `to` are days: `2026-11-21`. */
  from?: string
  to?: string
  search?: string
}

export interface LeadCounts {
  counts: Record<LeadState, number>
  stages: Record<LeadStage, number>
  /** Emergencies that are new and that nobody handles. */
  emergencies: number
  /** The names of the CRMs that get the leads. */
  forwarders: string[]
  /** How many leads were not kept because they filled the honeypot field; null when it never happened. */
  thrownAway: ThrownAway | null
  alarms: Alarm[]
}

/** The options of the filters, and the people who may work on leads. */
export interface LeadChoices extends FacetCounts {
  staff: StaffMember[]
}

interface LeadPage {
  leads: PromisedLead[]
  next: string | null
}

interface LeadDetails {
  lead: PromisedLead | null
  /** The request that a guarantee claim is about; null for other leads, and when it is unknown. */
  request: LeadSummary | null
  /** The other leads of the same e-mail address, newest first. */
  others: LeadSummary[]
  timeline: TimelineEvent[]
  /** Whether this site sends mail. */
  sendsMail: boolean
}

/** A step of a request. `seen` is the version of the life that the person sees. */
export interface StaffStep extends Partial<Appointment> {
  step: StepName
  seen: number
}

/** The requests that wait for the signed-in person, the most urgent first, and the number of all of them. */
interface WaitingLeads {
  leads: PromisedLead[]
  count: number
}

/** Which of several leads were changed, and why the others were not. */
export interface SeveralAnswer {
  changed: string[]
  refused: { id: string; code: string; message: string }[]
}

/** How many leads of a query are suspected of spam. Only leads up to `before` (milliseconds since 1970) are counted. */
export interface SuspectedLeads {
  count: number
  before: number
}

const BASE = '/api/leads/staff'

/** The actions of staff on leads. Rejects with an Error whose message can be shown. */
export const leadsApi = {
  counts: () => askServer<LeadCounts>('GET', `${BASE}/counts`),
  choices: () => askServer<LeadChoices>('GET', `${BASE}/filters`),
  list: (query: LeadQuery, after?: string, limit?: number) =>
    askServer<LeadPage>('GET', `${BASE}?${paramsOf(query, { after, limit })}`),
  waiting: () => askServer<WaitingLeads>('GET', `${BASE}/waiting`),
  changeSeveral: (change: SeveralChange) => askServer<SeveralAnswer>('POST', `${BASE}/several`, change),
  details: (id: string) => askServer<LeadDetails>('GET', `${BASE}/${id}`),
  change: (id: string, change: WorkChange) => askServer('PATCH', `${BASE}/${id}`, change),
  takeStep: (id: string, step: StaffStep) => askServer('POST', `${BASE}/${id}/step`, step),
  match: (id: string) => askServer<{ match: StaffMatch }>('GET', `${BASE}/${id}/match`),
  /** `seen` is the number of offers that the person sees. */
  askContractors: (id: string, asking: { contractors: string[]; seen: number }) =>
    askServer('POST', `${BASE}/${id}/match`, asking),
  matchByHand: (id: string, byHand: boolean) => askServer('POST', `${BASE}/${id}/match/take`, { byHand }),
  /** `seen` is the version of the life that the person sees. */
  chooseQuote: (id: string, choice: { offer: string; quoteVersion: number; seen: number }) =>
    askServer('POST', `${BASE}/${id}/match/choose`, choice),
  dropChosen: (id: string, drop: { offer: string; seen: number }) =>
    askServer('POST', `${BASE}/${id}/match/drop`, drop),
  holdPhoto: (id: string, photo: string, isHeld: boolean) =>
    askServer('POST', `${BASE}/${id}/match/photo`, { photo, isHeld }),
  linkOfOffer: (id: string, offer: string) =>
    askServer<{ link: string }>('POST', `${BASE}/${id}/match/link`, { offer }),
  makeReviewLink: (id: string) => askServer<{ link: string }>('POST', `${BASE}/${id}/review-link`),
  mailReviewLink: (id: string) => askServer('POST', `${BASE}/${id}/review-mail`),
  acceptReviewPhoto: (id: string) => askServer('POST', `${BASE}/${id}/review-photo`),
  deleteReviewPhoto: (id: string) => askServer('DELETE', `${BASE}/${id}/review-photo`),
  clearBounce: (id: string) => askServer('POST', `${BASE}/${id}/clear-bounce`),
  resend: (id: string) => askServer('POST', `${BASE}/${id}/resend`),
  release: (id: string) => askServer('POST', `${BASE}/${id}/release`),
  deleteSuspected: (id: string) => askServer('DELETE', `${BASE}/${id}`),
  suspected: (query: LeadQuery) => askServer<SuspectedLeads>('GET', `${BASE}/suspected?${paramsOf(query)}`),
  releaseAll: (query: LeadQuery, before: number) =>
    askServer<{ released: number }>('POST', `${BASE}/suspected/release?${paramsOf(query, { before })}`),
  deleteAll: (query: LeadQuery, before: number) =>
    askServer<{ deleted: number }>('DELETE', `${BASE}/suspected?${paramsOf(query, { before })}`),
  /** The id of the contractor of an application; null when none was made. */
  contractorOf: (id: string) =>
    askServer<{ id: string | null }>('GET', `/api/contractors/of-application?application=${id}`),
  makeContractor: (id: string) =>
    askServer<{ id: string }>('POST', '/api/contractors/of-application', { application: id }),
  erasePerson: (email: string) =>
    askServer<{ erased: number; contractor: 'erased' | 'openJobs' | null }>('POST', `${BASE}/erase`, {
      email,
    }),
}

/** The address of a file of a contractor, such as that of a quote. */
export const contractorFileUrl = (contractorId: string, id: string) =>
  `/api/contractors/${contractorId}/files/${id}`

/** The address of a lead's photo. */
export const photoUrl = (leadId: string, id: string) => `${BASE}/${leadId}/photo?id=${id}`

/** The greatest page of leads that the server sends. */
const LARGEST_PAGE = 500

/** All leads of a query. */
export async function readAllLeads(query: LeadQuery): Promise<LeadSummary[]> {
  const leads: LeadSummary[] = []
  let after: string | undefined
  do {
    const page = await leadsApi.list(query, after, LARGEST_PAGE)
    leads.push(...page.leads)
    after = page.next ?? undefined
  } while (after)
  return leads
}

/** The address of the complete CSV with the leads of a query. */
export const exportUrl = (query: LeadQuery) => `${BASE}/export?${paramsOf(query)}`

/** The query as parameters. Days are in the browser's time zone: from the start of the first to the end of the last day. */
function paramsOf(
  { from, to, ...narrowed }: LeadQuery,
  others: { after?: string; before?: number; limit?: number } = {},
): URLSearchParams {
  const params = { ...narrowed, from: from && startOf(from), to: to && startOf(to, 1), ...others }
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}

/** The start of a day in the browser's time zone, in milliseconds since 1970. */
function startOf(day: string, daysLater = 0): number {
  const date = new Date(`${day}T00:00`)
  return date.setDate(date.getDate() + daysLater)
}
