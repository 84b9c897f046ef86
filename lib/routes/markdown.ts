import { documentsOfPath, type PageDocument } from './addresses.ts'
import { type Published, type Route, resolveRoute } from './routes.ts'

/** The types of documents whose pages have a Markdown version (docs/product.md, Pages as Markdown). */
const TYPES: ReadonlySet<string> = new Set(['service', 'city', 'guide', 'faqPage'])

/** The same pages by their paths below `app/[lang]`. */
const PATHS = /^\/(?:(?:service|city|guide)\/[^/]+|faq)$/

/** The address of a page's Markdown, its own with `.md`, or `null` for a page without one. Both are public paths. */
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
  route.kind === 'page' && PATHS.test(route.path)
