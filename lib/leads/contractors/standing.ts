import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Life, STAGE_OF_STATE, stepsFrom } from '#lib/requests/life.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { CONTRACTOR_STATES, type ContractorState } from '../store/tables.ts'
import { type Contractor, contractorOfApplication } from './contractors.ts'

/** Where an application stands: the state of its record, or without one what staff or the applicant have done with it. */
type ApplicationState = ContractorState | 'reading' | 'answered' | 'withdrawn' | 'closed'

export interface Standing {
  state: ApplicationState
  /** All states with their times, in milliseconds since 1970, the first one first. */
  past: { state: ApplicationState; at: number }[]
  /** The record that was made of the application; null without one. */
  contractor: Contractor | null
  canWithdraw: boolean
}

/** Where an application stands. */
export async function standingOf(
  store: Pick<LeadStore, 'db'>,
  { submissionId, life }: { submissionId: string; life: Life },
): Promise<Standing> {
  const contractor = await contractorOfApplication(store, submissionId)
  const ofLead = life.past.map(({ state, at }) => ({ state: stateOfLead(state), at }))
  const isWithdrawn = life.state === 'withdrawn'
  const ofRecord = contractor ? await statesOf(store, contractor) : []
  // Who takes the application back leaves with it. The record says more than the status of the application before it was made.
  const past = contractor && !isWithdrawn ? [...ofLead.slice(0, 1), ...ofRecord] : ofLead
  const state = contractor && !isWithdrawn ? contractor.state : stateOfLead(life.state)
  const isOpen = contractor === null || isBeforeActive(contractor)
  return {
    state,
    past: past.filter((one, place) => one.state !== past[place - 1]?.state),
    contractor,
    canWithdraw: isOpen && stepsFrom(life.state, 'customer').includes('withdraw'),
  }
}

/** Whether a contractor has an application that is looked at. Who is in the network leaves it on the page of all jobs. */
export const isBeforeActive = ({ state }: Pick<Contractor, 'state'>): boolean =>
  state === 'applied' || state === 'checked'

/** The name of a state and what it means for the applicant. */
export function standingWords(state: ApplicationState, lang: Language): { name: string; text: string } {
  const { states, application } = getDictionary(lang).jobPages
  return { ...states, ...application.states }[state]
}

async function statesOf({ db }: Pick<LeadStore, 'db'>, { id }: Contractor): Promise<Standing['past']> {
  const events = await db
    .selectFrom('contractor_events')
    .select(['at', 'detail'])
    .where('contractor_id', '=', id)
    .where('kind', '=', 'state')
    .orderBy('id')
    .execute()
  return events.flatMap(({ at, detail }) => {
    const state = CONTRACTOR_STATES.find((known) => known === detail)
    return state ? { state, at } : []
  })
}

function stateOfLead(state: Life['state']): ApplicationState {
  if (state === 'withdrawn') return state
  const stage = STAGE_OF_STATE[state]
  return ({ new: 'applied', working: 'reading', done: 'answered', declined: 'closed' } as const)[stage]
}
