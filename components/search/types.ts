import type { Language } from '#lib/i18n/languages.ts'

/** The attributes of the search input that describe the list of results below it. */
export interface ComboboxState {
  'aria-expanded': boolean
  'aria-controls'?: string
  'aria-activedescendant'?: string
}

export interface LiveSearchProps {
  /** The search box (a `search` element of the header, or an `AskBox`) that the visitor uses. */
  box: HTMLElement
  lang: Language
}

export interface SearchPanelProps {
  input: HTMLInputElement
  lang: Language
  /** A sentence above the results about a search by picture; empty for other searches. */
  note: string
  /** Puts a text into the input and searches for it. */
  onSearch: (text: string) => void
  onState: (state: ComboboxState) => void
}
