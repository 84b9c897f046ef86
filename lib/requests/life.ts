import { z } from 'zod'

/*
 * The life of a request (docs/product.md, Life of a request): its states, and the steps between them. The state is not stored.
 * It is computed from the events of the request.
 */

/** The states, in the order of a life. The last three end it without an installation. */
export const REQUEST_STATES = [
  'received',
  'matching',
  'quoted',
  'chosen',
  'scheduled',
  'done',
  'withdrawn',
  'cancelled',
  'closed',
] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/** Who takes a step. `crm` is a program that reports a state to this site. `site` is matching, by itself. */
export const STEP_ACTORS = ['customer', 'staff', 'crm', 'contractor', 'site'] as const

export type StepActor = (typeof STEP_ACTORS)[number]

interface Step {
  from: readonly RequestState[]
  to: RequestState
  by: readonly StepActor[]
  /** Whether the step sets the day of the installation. */
  setsDay?: boolean
}

const BEFORE_DAY = ['received', 'matching', 'quoted', 'chosen'] as const
const BY_STAFF = ['staff', 'crm'] as const
const BY_CHOSEN = [...BY_STAFF, 'contractor'] as const
const BY_PEOPLE = [...BY_STAFF, 'customer'] as const

export const STEP_NAMES = [
  'match',
  'quote',
  'choose',
  'drop',
  'matchAgain',
  'schedule',
  'move',
  'finish',
  'withdraw',
  'cancel',
  'close',
  'reopen',
] as const

export type StepName = (typeof STEP_NAMES)[number]

export const STEPS: Readonly<Record<StepName, Step>> = {
  match: { from: ['received'], to: 'matching', by: [...BY_STAFF, 'site'] },
  quote: { from: ['received', 'matching'], to: 'quoted', by: BY_CHOSEN },
  choose: { from: ['received', 'matching', 'quoted'], to: 'chosen', by: BY_PEOPLE },
  // The chosen contractor falls away: the other quotes can be chosen, or there are none and contractors are asked again.
  drop: { from: ['chosen', 'scheduled'], to: 'quoted', by: ['customer', 'staff', 'contractor'] },
  matchAgain: {
    from: ['quoted', 'chosen', 'scheduled'],
    to: 'matching',
    by: ['customer', 'staff', 'contractor'],
  },
  schedule: { from: BEFORE_DAY, to: 'scheduled', by: BY_CHOSEN, setsDay: true },
  move: { from: ['scheduled'], to: 'scheduled', by: [...BY_PEOPLE, 'contractor'], setsDay: true },
  finish: { from: [...BEFORE_DAY, 'scheduled'], to: 'done', by: BY_CHOSEN },
  withdraw: { from: BEFORE_DAY, to: 'withdrawn', by: BY_PEOPLE },
  cancel: { from: ['scheduled'], to: 'cancelled', by: BY_PEOPLE },
  close: { from: [...BEFORE_DAY, 'scheduled'], to: 'closed', by: BY_STAFF },
  reopen: { from: REQUEST_STATES.filter((state) => state !== 'received'), to: 'received', by: ['staff'] },
}

/** The steps that somebody may take from a state. */
export const stepsFrom = (state: RequestState, by: StepActor): StepName[] =>
  STEP_NAMES.filter((name) => STEPS[name].from.includes(state) && STEPS[name].by.includes(by))

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The day of an installation on the clock of its province, with the hours in which the installer arrives, if they are known. */
export const appointment = z.object({
  /** As `2026-12-05`. */
  day: z.iso.date(),
  /** As `09:00`. */
  from: clock.optional(),
  to: clock.optional(),
})

export type Appointment = z.output<typeof appointment>

/** A step as its event stores it (`lead_events.detail`). */
const takenStep = z.object({
  step: z.enum(STEP_NAMES),
  by: z.enum(STEP_ACTORS),
  appointment: appointment.optional(),
  /** The id of the report with which a program took the step. */
  id: z.string().optional(),
  /** The id of the contractor who is chosen, who falls away, or who takes the step. */
  contractor: z.string().optional(),
})

export type TakenStep = z.output<typeof takenStep>

/** The stages that staff set, in this release and before it, and the states that they stand for. */
export const STATE_OF_STAGE = {
  new: 'received',
  working: 'matching',
  done: 'done',
  declined: 'closed',
} as const satisfies Record<string, RequestState>

type Stage = keyof typeof STATE_OF_STAGE

/** The stage of each state. It is written with each step, so that a release that knows only stages can read it. */
export const STAGE_OF_STATE: Readonly<Record<RequestState, Stage>> = {
  received: 'new',
  matching: 'working',
  quoted: 'working',
  chosen: 'working',
  scheduled: 'working',
  done: 'done',
  withdrawn: 'declined',
  cancelled: 'declined',
  closed: 'declined',
}

/** An event of a request that may change its state. */
export interface LifeEvent {
  at: number
  kind: 'step' | 'stage'
  detail: string | null
}

/** A state that a request was in, since a time in milliseconds since 1970. */
export interface PastState {
  state: RequestState
  at: number
  by: StepActor
  /** The day of the installation that the step has set, or that the customer has asked for with it. */
  appointment?: Appointment
}

export interface Life {
  state: RequestState
  /** The number of events that the state was computed from. A step that was asked for at another number is refused. */
  version: number
  /** The day of the installation; null before there is one. */
  appointment: (Appointment & { isConfirmed: boolean }) | null
  /** The day that staff or the CRM have set last: it holds until they have set the day that the customer asks for. */
  agreed: Appointment | null
  /** All states, the first one first. */
  past: PastState[]
  /** The ids of the reports that were taken. */
  taken: string[]
}

/**
 * The life of a request that was received at a time.
 * @param events oldest first
 */
export function lifeOf(receivedAt: number, events: readonly LifeEvent[]): Life {
  const life: Life = {
    state: 'received',
    version: events.length,
    appointment: null,
    agreed: null,
    past: [{ state: 'received', at: receivedAt, by: 'customer' }],
    taken: [],
  }
  for (const { at, kind, detail } of events) {
    const step = kind === 'step' ? readStep(detail) : null
    const state = step ? STEPS[step.step].to : stateOfStage(detail, life.state)
    if (!state) continue
    const by = step?.by ?? 'staff'
    // A customer asks for another day; it is certain once staff or the CRM have set it.
    if (step?.appointment) life.appointment = { ...step.appointment, isConfirmed: by !== 'customer' }
    else if (STAGE_OF_STATE[state] === 'new') life.appointment = null
    if (life.appointment === null) life.agreed = null
    else if (step?.appointment && by !== 'customer') life.agreed = step.appointment
    life.state = state
    life.past.push({ state, at, by, ...(step?.appointment && { appointment: step.appointment }) })
    if (step?.id) life.taken.push(step.id)
  }
  return life
}

/** Whether the customer asks for another day of the installation, which staff or the CRM have not set yet. */
export const isDayAsked = ({ state, appointment }: Pick<Life, 'state' | 'appointment'>): boolean =>
  state === 'scheduled' && appointment?.isConfirmed === false

/** The day that held before the last step set another one; null when the last step has moved no day. */
export function movedFrom({ past }: Pick<Life, 'past'>): Appointment | null {
  const last = past.at(-1)
  if (!last?.appointment || last.by === 'customer') return null
  for (const { state, by, appointment: before } of past.slice(0, -1).toReversed()) {
    if (state !== 'scheduled') return null
    if (before && by !== 'customer')
      return JSON.stringify(before) === JSON.stringify(last.appointment) ? null : before
  }
  return null
}

/** Whether the last step has taken the chosen contractor from the request: quotes can be chosen, or contractors are asked again. */
export function isFreed({ past }: Pick<Life, 'past'>): boolean {
  const [before, last] = past.slice(-2)
  return (
    (last?.state === 'quoted' || last?.state === 'matching') &&
    (before?.state === 'chosen' || before?.state === 'scheduled')
  )
}

/** A step in the `detail` of an event; null when it was erased, or a later release has written it. */
export function readStep(detail: string | null): TakenStep | null {
  try {
    return takenStep.parse(JSON.parse(detail ?? ''))
  } catch {
    return null
  }
}

/** The state after staff have set a stage; null when the state has this stage already. */
function stateOfStage(stage: string | null, state: RequestState): RequestState | null {
  if (stage === null || !(stage in STATE_OF_STAGE) || STAGE_OF_STATE[state] === stage) return null
  return STATE_OF_STAGE[stage as Stage]
}
