import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StaffMatch } from '#lib/leads/staff/match-view.ts'
import { isDayAsked, type Life, type RequestState, STEPS, type StepName } from '#lib/requests/life.ts'

/**
 * The one action that a lead needs next. `step` takes the next step of a request, `day` sets its day, `finish` ends the work on
 * another form, `photo` accepts the photo of a review. `match` is with the contractors: to ask them, to wait, or to choose a quote.
 */
export type MainAction =
  | 'release'
  | 'resend'
  | 'photo'
  | 'match'
  | 'step'
  | 'day'
  | 'finish'
  | 'review'
  | 'reply'

/** @param match null for what is not matched */
export function mainActionOf(
  { state, stage, life, review }: Pick<LeadSummary, 'state' | 'stage' | 'life' | 'review'>,
  match: Matching | null = null,
): MainAction {
  if (state === 'suspected') return 'release'
  if (state === 'parked') return 'resend'
  if (review.photo !== null) return 'photo'
  if (match && isMatched(match)) return 'match'
  if (life === null) return stage === 'working' ? 'finish' : 'reply'
  const step = nextStepOf(life)
  if (step) return STEPS[step].setsDay ? 'day' : 'step'
  return life.state === 'done' && review.receivedAt === null ? 'review' : 'reply'
}

type Matching = Pick<StaffMatch, 'isOpen' | 'offers' | 'proposed' | 'life'>

/**
 * Whether contractors have the request or have given a quote, or can be asked. A request that staff have worked on without asking
 * anybody here goes on without contractors.
 */
const isMatched = ({ isOpen, offers, proposed, life }: Matching): boolean =>
  isOpen &&
  (offers.some(({ state }) => state === 'asked' || state === 'quoted') ||
    (proposed.length > 0 && (life.state === 'received' || offers.length > 0)))

const NEXT_STEPS = {
  received: 'match',
  matching: 'quote',
  quoted: 'choose',
  chosen: 'schedule',
  scheduled: 'finish',
} as const satisfies Partial<Record<RequestState, StepName>>

export type NextStep = (typeof NEXT_STEPS)[keyof typeof NEXT_STEPS] | 'move'

/** The step that usually follows. Null for a request that has ended. */
export function nextStepOf(life: Pick<Life, 'state' | 'appointment'>): NextStep | null {
  if (isDayAsked(life)) return 'move'
  const { state } = life
  return state in NEXT_STEPS ? NEXT_STEPS[state as keyof typeof NEXT_STEPS] : null
}

/** The look of a button: the details of a lead have one primary button. */
export const emphasis = (isMain: boolean) =>
  isMain ? ({ tone: 'primary' } as const) : ({ mode: 'ghost' } as const)
