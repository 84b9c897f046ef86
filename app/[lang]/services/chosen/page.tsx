import { getSearch } from '#lib/content/search.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { readFilters } from '#lib/search/catalogue-filters.ts'
import { searchCatalogue, searchOf } from '#lib/search/catalogue-results.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { CataloguePage } from '../_parts/catalogue-page.tsx'
import { ChosenExplorer } from '../_parts/explorer/chosen-explorer.tsx'

// The canonical address is that of the whole catalogue.
export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many states to store a page for each state. */
export const instant = false

/** The catalogue with the filters, the search and the order of the address. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenCataloguePage({ params, searchParams }: StateProps) {
  const lang = await languageOf(params)
  const query = await queryOf(searchParams)
  const state = readFilters(query)
  const search = searchOf(state)
  const { index, ...engine } = await getSearch(lang)
  const cities = index.cities.filter(({ slug }) => state.cities.includes(slug))
  const asked = engine.search(state.search, {}).understood.city
  const [place = asked === ELSEWHERE ? null : asked] = cities.length === 1 ? cities : []
  const start = {
    query: query.toString(),
    search,
    found: search ? searchCatalogue(engine, state) : null,
    cities: cities.map(({ slug, name }) => ({ slug, name })),
  }
  return <CataloguePage explorer={ChosenExplorer} start={start} here={place?.slug} lang={lang} />
}
