import type { MouseEvent, ReactNode } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueEntry, CatalogueFilters, CatalogueState } from '#lib/search/catalogue-filters.ts'
import type { CatalogueResults } from '#lib/search/catalogue-results.ts'

export interface ExplorerProps {
  entries: CatalogueEntry[]
  /** The rendered card of every service, by its slug. */
  cards: Map<string, ReactNode>
  chips: Chip[]
  /** Given where the server has rendered a state. */
  start?: Start
  lang: Language
  words: ExplorerWords
}

/** The state of an address that the server has rendered. */
export interface Start {
  query: string
  /** What was searched for (`searchOf`), and the results. */
  search: string
  found: CatalogueResults | null
  /** The cities that are searched in. */
  cities: { slug: string; name: string }[]
}

export interface Chip {
  slug: string
  aliases: string[]
  label: string
  count: number
}

/** The texts of the explorer, the names of complexities (`Easy`), and the names of prices (`Average in Toronto`). */
export type ExplorerWords = Dictionary['services'] & {
  levels: Dictionary['service']['complexity']
  money: Dictionary['money']
}

/** The props that all parts of the explorer share. */
export interface ExplorerPart {
  filters: CatalogueFilters
  /** Changes a part of the state and writes the state into the address. */
  change: (changed: Partial<CatalogueState>) => void
  /**
   * The attributes of a link that changes a part of the state. Without scripts it leads to a page with the changed state.
   * @param after is called when a script has changed it
   */
  link: (changed: Partial<CatalogueState>, after?: () => void) => StateLink
  words: ExplorerWords
}

export interface StateLink {
  href: string
  onClick: (event: MouseEvent) => void
}
