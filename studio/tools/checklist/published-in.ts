import { type Published, readablePath } from '#lib/routes/routes.ts'
import { slugsOf } from '#lib/routes/slugs.ts'
import type { ContentDocument } from './content-document.ts'

/** What documents give the site that its addresses depend on. */
export function publishedIn(documents: ContentDocument[]): Published {
  const redirects = documents.filter(({ _type }) => _type === 'redirect')
  return {
    ...slugsOf(
      documents.map(({ _type, slug, aliases }) => ({ _type, slug: slug?.current ?? null, aliases })),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [readablePath(String(from)), String(to)])),
  }
}
