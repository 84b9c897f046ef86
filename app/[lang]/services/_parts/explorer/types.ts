import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { CatalogueFilters, CatalogueState } from '#lib/search/catalogue-filters.ts'

export interface Chip {
  slug: string
  aliases: string[]
  label: string
  count: number
}

/** What the explorer's words need: its own, the names of the complexities, and what prices are called. */
export type ExplorerWords = Dictionary['services'] & {
  levels: Dictionary['service']['complexity']
  money: Dictionary['money']
}

/** What each part of the explorer shares. */
export interface ExplorerPart {
  filters: CatalogueFilters
  /** Changes some of the state, and puts it into the address. */
  change: (changed: Partial<CatalogueState>) => void
  words: ExplorerWords
}
