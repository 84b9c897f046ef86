import { type RawBuilder, sql } from 'kysely'
import {
  type RequestState,
  STAGE_OF_STATE,
  STATE_OF_STAGE,
  STEP_NAMES,
  STEPS,
  type StepActor,
  type StepName,
} from '#lib/requests/life.ts'

/*
 * Conditions on rows of `leads` by the state of a request. The state is not stored: it is the target of the last step, unless
 * staff have set another stage since, as earlier releases do (`lifeOf`).
 */

/** The beginning of a step as its event stores it (`takeStep`). */
const detailOf = (step: StepName, by?: StepActor): string =>
  by ? `{"step":"${step}","by":"${by}"%` : `{"step":"${step}"%`

/** Whether the last step of a request is one of these, and its stage is still that of the step. */
const isLastStep = (details: readonly string[]): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT 1 FROM lead_events AS step
  WHERE step.submission_id = leads.submission_id AND step.kind = 'step'
    AND (${sql.join(
      details.map((detail) => sql`step.detail LIKE ${detail}`),
      sql` OR `,
    )})
    AND NOT EXISTS (
      SELECT 1 FROM lead_events AS later
      WHERE later.submission_id = step.submission_id AND later.id > step.id
        AND (later.kind = 'step' OR (later.kind = 'stage' AND later.detail <> leads.stage))
    )
)`

const stepsTo = (states: readonly RequestState[]): string[] =>
  STEP_NAMES.filter((name) => states.includes(STEPS[name].to)).map((name) => detailOf(name))

/** Whether the lead is a booking or quote request in this state. */
export function isInState(state: RequestState): RawBuilder<boolean> {
  const stage = STAGE_OF_STATE[state]
  const others = (Object.keys(STAGE_OF_STATE) as RequestState[]).filter(
    (other) => other !== state && STAGE_OF_STATE[other] === stage,
  )
  const isInStage = sql<boolean>`leads.type = 'lead' AND leads.stage = ${stage}`
  if (others.length === 0) return isInStage
  // Without a step the stage stands for this state.
  return STATE_OF_STAGE[stage] === state
    ? sql<boolean>`(${isInStage} AND NOT ${isLastStep(stepsTo(others))})`
    : sql<boolean>`(${isInStage} AND ${isLastStep(stepsTo([state]))})`
}

/** Whether the customer of a request asks for another day of the installation. */
export const isDayAskedFor: RawBuilder<boolean> = sql<boolean>`(leads.type = 'lead'
  AND leads.stage = ${STAGE_OF_STATE[STEPS.move.to]} AND ${isLastStep([detailOf('move', 'customer')])})`
