/** The id of the pane Home in the desk. */
export const HOME = 'home'

const KEY = 'montage.chosen-drafts'

/** Stores the drafts that will be selected when Home is next opened in this tab. @param ids published ids */
export function chooseAtHome(ids: string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(ids))
}

/** The published ids that `chooseAtHome` stored. */
export function chosenForHome(): string[] {
  const text = sessionStorage.getItem(KEY)
  return text === null ? [] : (JSON.parse(text) as string[])
}

export function forgetChosenForHome(): void {
  sessionStorage.removeItem(KEY)
}

/** The address of the pane Home. */
export const homePath = (basePath: string) => `${basePath}/structure/${HOME}`
