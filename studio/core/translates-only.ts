import { isEmbedded } from './hosted-project.ts'

const KEY = 'montage.studio.translates-only'

/**
 * Whether this person has chosen, in this browser, to change only French. It is a choice, no right: only Sanity's Enterprise plan
 * has custom roles, so on other plans nobody has the role of a translator, and Sanity's server lets every editor change English.
 */
export const translatesOnly = (): boolean => !isEmbedded && localStorage.getItem(KEY) !== null

/** Stores the choice, and loads the Studio again: its tools, actions and inputs are chosen by role when it starts. */
export function translateOnly(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, 'yes')
  else localStorage.removeItem(KEY)
  location.reload()
}
