import 'server-only'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { cityOfPostalCode } from '#lib/places/postal-areas.ts'
import { createGlobalSearch, type GlobalSearch } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { getSearchIndex } from './search-index.ts'

interface MadeSearch extends GlobalSearch {
  index: SearchIndex
}

/** The search of each language, with the mark of the index that it was made of. Making it takes longer than searching. */
const made = new Map<Language, { mark: string; search: MadeSearch }>()

/** The search of the header and the catalogue, for pages that show results without scripts. */
export async function getSearch(lang: Language): Promise<MadeSearch> {
  const { json, mark } = await getSearchIndex(lang)
  const kept = made.get(lang)
  if (kept?.mark === mark) return kept.search
  const index: SearchIndex = JSON.parse(json)
  const { inCity, cityText } = getDictionary(lang).search.panel
  const search = {
    index,
    ...createGlobalSearch(index, { combination: inCity, city: cityText }, cityOfPostalCode),
  }
  made.set(lang, { mark, search })
  return search
}
