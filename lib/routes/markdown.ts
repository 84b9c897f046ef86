import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { documentsOfPath, type PageDocument, type PageType, pathInApp, typesIn } from './addresses.ts'
import { documentsAt, type Published, type Route, resolveRoute } from './routes.ts'

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

/** The Markdown of the home page needs a name, because its path is empty. */
const HOME = '/index'

/** The address of a page's Markdown, by the public path of the page. */
export const markdownAddress = (path: string): string => `${path === '/' ? HOME : path}.md`

/**
 * The folder below `app/[lang]/markdown` of the pages whose Markdown is made from their HTML, by their public paths. The pages of
 * `MARKDOWN_PATHS` have a text of their own.
 */
export const FROM_HTML = 'page'

/** The route of an address that ends in `.md`; `null` for every other address. */
export function resolveMarkdown(pathname: string, slugs: Published): Route | null {
  const of = /^(\/.+)\.md$/.exec(pathname)?.[1]
  if (of === undefined) return null
  const path = of === HOME ? '/' : of
  const route = resolveRoute(path, slugs)
  if (route.kind === 'redirect') {
    const target = resolveRoute(route.to, slugs)
    return target.kind === 'page' && isPublicPage(route.to, slugs)
      ? { ...route, to: markdownAddress(route.to) }
      : route
  }
  if (route.kind === 'page' && isPublicPage(path, slugs)) {
    return { kind: 'page', path: `/markdown${hasOwnText(route.path) ? route.path : `/${FROM_HTML}${path}`}` }
  }
  return { kind: 'notFound', screen: 'page' }
}

/** Whether a path shows a page of documents. Pages for one person, the guide for staff and the offline page show none. */
export const isPublicPage = (path: string, slugs: Published): boolean => documentsAt(path, slugs).length > 0

const hasOwnText = (path: string): boolean =>
  MARKDOWN_PATHS.has(path) || MARKDOWN_PATHS.has(path.replace(/[^/]+$/, '*'))
