import { isReservedSlug, NOT_PAGES } from '#lib/routes/addresses.ts'
import { resolvePage } from '#lib/routes/routes.ts'
import { type Addressed, slugsOf } from '#lib/routes/slugs.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { ValidationContext } from './field-rule.ts'

/** First path segments that the site itself uses. `NOT_PAGES` lacks `_next`, because no slug can have that form. */
const TAKEN: ReadonlySet<string> = new Set([...NOT_PAGES, '_next'])

const NAMED_IN_PATH = `*[slug.current in $segments || count(aliases[@ in $segments]) > 0]
  {_type, "slug": slug.current, aliases}`

/** Whether the site already answers at a path, with a page, a redirect or anything else. Drafts count. */
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
