import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { isDayAsked, type Life, type RequestState, STEPS, type StepName } from '#lib/requests/life.ts'

/**
 * The one action that a lead needs next. `step` takes the next step of a request, `day` sets its day, `finish` ends the work on
 * another form, `photo` accepts the photo of a review.
 */
export type MainAction = 'release' | 'resend' | 'photo' | 'step' | 'day' | 'finish' | 'review' | 'reply'

export function mainActionOf({
  state,
  stage,
  life,
  review,
}: Pick<LeadSummary, 'state' | 'stage' | 'life' | 'review'>): MainAction {
  if (state === 'suspected') return 'release'
  if (state === 'parked') return 'resend'
  if (review.photo !== null) return 'photo'
  if (life === null) return stage === 'working' ? 'finish' : 'reply'
  const step = nextStepOf(life)
  if (step) return STEPS[step].setsDay ? 'day' : 'step'
  return life.state === 'done' && review.receivedAt === null ? 'review' : 'reply'
}

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
