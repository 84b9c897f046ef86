import { isEmbedded } from './hosted-project.ts'

const KEY = 'montage.studio.translates-only'

/**
 * Whether this person has chosen, in this browser, to change only French. Only hosted Sanity needs this choice: it has the role
 * translator only on the Enterprise plan. The choice is not enforced: Sanity's server still lets an editor change English.
 */
export const translatesOnly = (): boolean => !isEmbedded && localStorage.getItem(KEY) !== null

/** Stores the choice, and loads the Studio again: its tools, actions and inputs are chosen by role when it starts. */
export function translateOnly(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, 'yes')
  else localStorage.removeItem(KEY)
  location.reload()
}
