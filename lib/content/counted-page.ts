import 'server-only'
import { publicPath, type Reading } from '#lib/routes/addresses.ts'
import { costEnd } from '#lib/routes/cost-pages.ts'
import { documentsAt, resolveRoute } from '#lib/routes/routes.ts'
import { getSlugs } from './slugs.ts'

/** A page that exists and whose visits are counted. */
export interface CountedPage {
  /** Its canonical public path. */
  path: string
  /** The slugs of the service and the city that the page is about. */
  service?: string
  city?: string
}

/** The page at a public path; null when there is no page, or when it is for one person, such as a confirmation. */
export async function pageAt(path: string): Promise<CountedPage | null> {
  const slugs = await getSlugs()
  if (resolveRoute(path, slugs).kind !== 'page') return null
  const documents = documentsAt(path, slugs)
  if (documents.length === 0) return null
  const reading = documents.flatMap(({ type, slug }): Reading => (slug === null ? [] : [[type, slug]]))
  const slugOf = (wanted: string) => reading.find(([type]) => type === wanted)?.[1]
  return {
    path: reading.length === 0 ? path : (publicPath(reading.toReversed()) ?? path) + costEnd(path),
    ...(slugOf('service') && { service: slugOf('service') }),
    ...(slugOf('city') && { city: slugOf('city') }),
  }
}
