import { isEstimateName } from '../chosen-job/job.ts'
import { FILTER_NAMES, readFilters, writeFilters } from '../search/catalogue-filters.ts'
import { COMPARED_NAMES } from '../search/compared.ts'
import { INSTALLER_NAMES } from '../search/installer-filters.ts'
import { PROJECT_NAMES } from '../search/project-filters.ts'
import { REVIEW_NAMES } from '../search/review-filters.ts'

/*
 * A page shows the state that its address has: filters, an order, the choices of the estimator. There are too many states to
 * store a page for each. So such an address is rendered for each request, by the page `chosen` below the stored page.
 */

type IsName = (name: string) => boolean

const oneOf =
  (names: readonly string[]): IsName =>
  (name) =>
    names.includes(name)

/** The pages below `app/[lang]` that show a state, with the parameters of the state. */
const STATE_PAGES: [page: RegExp, isName: IsName][] = [
  [/^\/services$/, oneOf(FILTER_NAMES)],
  [/^\/contractors$/, oneOf(INSTALLER_NAMES)],
  [/^\/city\/[^/]+\/[^/]+$/, oneOf(INSTALLER_NAMES)],
  [/^\/service\/[^/]+$/, isEstimateName],
  [/^\/reviews$/, oneOf(REVIEW_NAMES)],
  [/^\/compare$/, oneOf(COMPARED_NAMES)],
  [/^\/projects$/, oneOf(PROJECT_NAMES)],
]

/** Whether an address may have a state. Only the route table knows which page the address shows. */
export function mayHaveState(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => STATE_PAGES.some(([, isName]) => isName(name)))
}

/** The parameters of a query that are the state of a page, by the page's path below `app/[lang]`. */
export function stateOf(path: string, query: URLSearchParams): URLSearchParams {
  const isName = STATE_PAGES.find(([page]) => page.test(path))?.[1]
  return new URLSearchParams([...query].filter(([name]) => isName?.(name)))
}

/** The path below `app/[lang]` of the page that shows the state of an address, or of the stored page without a state. */
export function statePagePath(path: string, query: URLSearchParams): string {
  return stateOf(path, query).size > 0 ? `${path}/chosen` : path
}

/** The query in which a state of the catalogue is usually written; null when the query is written so. */
export function usualQuery(path: string, query: URLSearchParams): URLSearchParams | null {
  if (path !== '/services') return null
  const usual = writeFilters(readFilters(query), query)
  return usual.toString() === query.toString() ? null : usual
}
