import type { ValidationContext } from 'sanity'
import { resolvePage, type Slugs } from '#lib/content/routes.ts'
import { isReservedSlug, NOT_PAGES } from '#schemas/reserved-slugs.ts'
import { API_VERSION } from './api-version.ts'

/** First segments that no document has; the last could not be a slug anyway. */
const TAKEN: ReadonlySet<string> = new Set([...NOT_PAGES, '_next'])

interface Addressed {
  _type: string
  slug: string | null
  aliases: string[] | null
}

const NAMED_IN_PATH = `*[_type in ["service", "city", "category", "bundle", "guide"] &&
  (slug.current in $segments || count(aliases[@ in $segments]) > 0)]{_type, "slug": slug.current, aliases}`

/** Whether the site itself answers at a path, with a page, a redirect of its own or something else; drafts count too. */
export async function isTakenPath(path: string, { getClient }: ValidationContext): Promise<boolean> {
  const segments = path.slice(1).split('/')
  const [first = ''] = segments
  if (TAKEN.has(first) || (segments.length === 1 && isReservedSlug(first))) return true
  const named = await getClient({ apiVersion: API_VERSION }).fetch<Addressed[]>(
    NAMED_IN_PATH,
    { segments },
    { perspective: 'raw' },
  )
  return resolvePage(path, slugsOf(named)).kind !== 'notFound'
}

function slugsOf(documents: Addressed[]): Slugs {
  const of = (type: string) =>
    new Set(
      documents
        .filter(({ _type }) => _type === type)
        .flatMap(({ slug, aliases }) => [slug, ...(aliases ?? [])])
        .filter((slug) => slug !== null),
    )
  return {
    services: of('service'),
    cities: of('city'),
    categories: of('category'),
    bundles: of('bundle'),
    guides: of('guide'),
    redirects: new Map(),
  }
}
