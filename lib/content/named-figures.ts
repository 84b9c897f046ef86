import 'server-only'
import { defineQuery } from 'groq'
import { type NamedFigure, namesIn, withNamedFigures } from '#lib/i18n/named-figures.ts'
import { PAGE_PLACEHOLDERS } from '#schemas/index.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fetchContent, type Perspective } from './source.ts'

export const namedFiguresQuery = defineQuery(
  `*[_type == "siteFigures" && _id == "siteFigures"][0]{_id, figures[]{name, value}}`,
)

/** The published site figures. They are kept in memory, so that all reads after a publish share one query. */
export const getPublishedFigures = cachedUntilChange(async (dependOn) => {
  const found = await fetchContent(namedFiguresQuery, {})
  dependOn(found.tags)
  return found
})

/**
 * Replaces the names of site figures in the texts of a result, such as `{cities}`, by their values. The figures are read only
 * when a text has a name that no page fills in itself. `tags` are the cache tags of that read.
 */
export async function fillNamedFigures<T>(
  result: T,
  perspective: Perspective,
): Promise<{ filled: T; tags: string[] }> {
  if (namesIn(result).every((name) => PAGE_PLACEHOLDERS.has(name))) return { filled: result, tags: [] }
  const { result: found, tags } =
    perspective === 'published'
      ? await getPublishedFigures()
      : await fetchContent(namedFiguresQuery, {}, perspective)
  const figures = (found?.figures ?? []).flatMap(({ name, value }): NamedFigure[] =>
    typeof name === 'string' && typeof value === 'number' ? [{ name, value }] : [],
  )
  return { filled: withNamedFigures(result, figures), tags }
}
