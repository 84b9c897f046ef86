import { type StructuredThing, toJsonLd } from '#lib/seo/json-ld.ts'

/**
 * Structured data of a page for search engines, as JSON-LD. Each `<` in it is escaped, so that no text can end the
 * script.
 */
export function StructuredData({ data }: { data: StructuredThing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON; no `<` is left in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
