import type { Graph, Thing, WithContext } from 'schema-dts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'

export type StructuredThing = WithContext<Exclude<Thing, string>> | Graph

/**
 * Structured data of a page for search engines, as JSON-LD. Each `<` in it is escaped, so that no text can end the
 * script.
 */
export function StructuredData({ data }: { data: StructuredThing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON; no `<` is left in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}

/** A text without sentences that say something invented; a property of which nothing is left is left out. */
function told(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = withoutSamples(value)
  return text === '' && value !== '' ? undefined : text
}

/** Returns JSON that cannot end the script element around it, even if a text of an editor contains `</script>`. */
export function toJsonLd(data: StructuredThing): string {
  return withoutMarks(JSON.stringify(data, told)).replace(/</g, '\\u003c')
}
