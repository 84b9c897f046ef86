import type { Language } from '#lib/i18n/languages.ts'

/** What the input says of the list below it. */
export interface ComboboxState {
  'aria-expanded': boolean
  'aria-controls'?: string
  'aria-activedescendant'?: string
}

export interface LiveSearchProps {
  /** The `search` element of the header that is used. */
  box: HTMLElement
  lang: Language
}

export interface SearchPanelProps {
  input: HTMLInputElement
  lang: Language
  /** Shown above the results: what became of a picture. */
  note: string
  /** Puts a text into the input and searches for it. */
  onSearch: (text: string) => void
  onState: (state: ComboboxState) => void
}
