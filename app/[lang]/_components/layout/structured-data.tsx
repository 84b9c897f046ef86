import { type StructuredThing, toJsonLd } from '#lib/seo/json-ld.ts'

/** What search engines read about a page (seed 1, section 9): data in the HTML, nothing that runs, and no `<` left in it. */
export function StructuredData({ data }: { data: StructuredThing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON; no `<` is left in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
