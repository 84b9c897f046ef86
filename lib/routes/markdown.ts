import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { documentsOfPath, type PageDocument, type PageType, pathInApp, typesIn } from './addresses.ts'
import { type Published, type Route, resolveRoute } from './routes.ts'

/** The definitions of the pages that have a Markdown version. */
const WITH_MARKDOWN = [...PAGES, ...DOCUMENTS_WITH_PAGE].filter(({ hasMarkdown }) => hasMarkdown)

const TYPES = new Set(WITH_MARKDOWN.map(({ name }) => name))

/** The paths below `app/[lang]` of the pages that have a Markdown version, with `*` for a slug: `/service/*`, `/faq`. */
export const MARKDOWN_PATHS: ReadonlySet<string> = new Set(
  WITH_MARKDOWN.map(({ name, path }) =>
    typesIn(path).length === 0 ? path : pathInApp([[name as PageType, '*']]),
  ),
)

/** The public path of a page's Markdown: the public path of the page with `.md`. `null` for a page without Markdown. */
export function markdownPath(path: string, document?: PageDocument): string | null {
  const [first, ...others] = document ? [document] : documentsOfPath(path)
  return first && others.length === 0 && TYPES.has(first.type) ? `${path}.md` : null
}

/** The route of an address that ends in `.md`; `null` for every other address. */
export function resolveMarkdown(pathname: string, slugs: Published): Route | null {
  const of = /^(\/.+)\.md$/.exec(pathname)?.[1]
  if (of === undefined) return null
  const route = resolveRoute(of, slugs)
  if (route.kind === 'redirect') {
    const target = resolveRoute(route.to, slugs)
    return isMarkdown(target) ? { ...route, to: `${route.to}.md` } : route
  }
  return isMarkdown(route)
    ? { kind: 'page', path: `/markdown${route.path}` }
    : { kind: 'notFound', screen: 'page' }
}

const isMarkdown = (route: Route): route is Extract<Route, { kind: 'page' }> =>
  route.kind === 'page' &&
  (MARKDOWN_PATHS.has(route.path) || MARKDOWN_PATHS.has(route.path.replace(/[^/]+$/, '*')))
