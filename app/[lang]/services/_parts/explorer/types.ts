import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { CatalogueFilters, CatalogueState } from '#lib/search/catalogue-filters.ts'

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
  words: ExplorerWords
}
