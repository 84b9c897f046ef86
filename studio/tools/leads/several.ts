import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { SeveralChange } from '#lib/leads/staff/several.ts'
import type { LeadStage } from '#lib/leads/store/tables.ts'
import { STEPS, type StepName } from '#lib/requests/life.ts'
import { statusSteps } from './status-steps.ts'

/** The statuses that leads can get together. `mixed`: requests and other forms have no status in common. */
export type CommonStatuses =
  | { kind: 'stage' }
  | { kind: 'step'; steps: StepName[] }
  | { kind: 'none'; why: 'suspected' | 'mixed' | 'noStep' }

type Chosen = Pick<PromisedLead, 'submissionId' | 'state' | 'life'>

/** The statuses that all of these leads can get now. Days are set one by one, because a day belongs to one installation. */
export function commonStatuses(leads: readonly Chosen[]): CommonStatuses {
  if (leads.some(({ state }) => state === 'suspected')) return { kind: 'none', why: 'suspected' }
  const lives = leads.flatMap(({ life }) => life ?? [])
  if (lives.length === 0) return { kind: 'stage' }
  if (lives.length < leads.length) return { kind: 'none', why: 'mixed' }
  const [first = [], ...others] = lives.map(({ state }) => statusSteps(state))
  const steps = first.filter((step) => !STEPS[step].setsDay && others.every((one) => one.includes(step)))
  return steps.length > 0 ? { kind: 'step', steps } : { kind: 'none', why: 'noStep' }
}

export const stageChange = (leads: readonly PromisedLead[], to: LeadStage): SeveralChange => ({
  field: 'stage',
  to,
  leads: leads.map(({ submissionId: id, stage: from }) => ({ id, from })),
})

export const stepChange = (leads: readonly PromisedLead[], to: StepName): SeveralChange => ({
  field: 'step',
  to,
  leads: leads.map(({ submissionId: id, life }) => ({ id, from: life?.version ?? 0 })),
})

export const handlerChange = (leads: readonly PromisedLead[], to: string | null): SeveralChange => ({
  field: 'handler',
  to,
  leads: leads.map(({ submissionId: id, handler: from }) => ({ id, from })),
})

/** What goes with a lead that is erased. */
export const contentsOf = ({ lead, review }: PromisedLead) => ({
  photos: lead.photos?.length ?? 0,
  hasReview: review.receivedAt !== null,
})

export const erasure = (leads: readonly PromisedLead[]): SeveralChange => ({
  field: 'erased',
  leads: leads.map((lead) => ({ id: lead.submissionId, from: contentsOf(lead) })),
})
