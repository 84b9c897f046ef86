import { type RequestState, type StepName, stepsFrom } from '#lib/requests/life.ts'

/** These take the job from a contractor, which staff do with the contractor's offer. */
const WITH_OFFER: readonly StepName[] = ['drop', 'matchAgain']

/** The steps of a request that staff can take by choosing its status. */
export const statusSteps = (state: RequestState): StepName[] =>
  stepsFrom(state, 'staff').filter((step) => !WITH_OFFER.includes(step))
