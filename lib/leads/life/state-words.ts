import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type RequestState, STAGE_OF_STATE, STATE_OF_STAGE } from '#lib/requests/life.ts'
import type { FormType } from '../forms/index.ts'

/** The name of a state and what it means for the customer. A claim has the four states that staff set. */
export function stateWords(
  type: FormType,
  state: RequestState,
  lang: Language,
): { name: string; text: string } {
  const { states, claim } = getDictionary(lang).requestPage
  return type === 'claim' ? claim.states[STATE_OF_STAGE[STAGE_OF_STATE[state]]] : states[state]
}
