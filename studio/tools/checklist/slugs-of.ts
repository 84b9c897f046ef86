import { readablePath, type Slugs } from '#lib/content/routes.ts'
import type { ContentDocument } from './content-document.ts'

/** The addresses documents give the site. */
export function slugsOf(documents: ContentDocument[]): Slugs {
  const of = (type: string) =>
    new Set(documents.filter(({ _type }) => _type === type).flatMap((document) => addressesOf(document)))
  return {
    services: of('service'),
    cities: of('city'),
    categories: of('category'),
    bundles: of('bundle'),
    guides: of('guide'),
    redirects: new Map(
      documents
        .filter(({ _type }) => _type === 'redirect')
        .map(({ from, to }) => [readablePath(String(from)), String(to)]),
    ),
  }
}

function addressesOf({ slug, aliases }: ContentDocument): string[] {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? [slug.current] : []
  return [...current, ...(Array.isArray(aliases) ? aliases : [])].map(String)
}
