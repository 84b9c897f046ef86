import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { CONTENT_TYPES, PAGE_PLACEHOLDERS } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { ValidationContext } from './field-rule.ts'

/* Texts may have names in braces, such as `{cities}`. All pages fill in site figures, pages of some types also other names. */

export const isPagePlaceholder = (name: string): boolean => PAGE_PLACEHOLDERS.has(name)

/** The names in braces, such as `city`, that pages of a document type fill in, in one field. Site figures are left out. */
export function pageNames(type: string | undefined, [field]: FieldPath): string[] {
  const definition = CONTENT_TYPES.find(({ name }) => name === type)
  const ofField = definition?.fieldPlaceholders?.[String(field)] ?? []
  return [...(definition?.placeholders ?? []), ...ofField]
}

/** The names in braces in a text that have no value. `figures` are the names of site figures. */
export function unfilledNames(
  text: unknown,
  type: string | undefined,
  path: FieldPath,
  figures: ReadonlySet<string>,
): string[] {
  const names = namesIn(text)
  return names.length === 0
    ? names
    : names.filter((name) => !figures.has(name) && !pageNames(type, path).includes(name))
}

const PUBLISHED_NAMES = `*[_id == "siteFigures"][0].figures[].name`

function publishedNames({ getClient }: ValidationContext): Promise<string[] | null> {
  const client = getClient({ apiVersion: API_VERSION })
  return client.fetch<string[] | null>(PUBLISHED_NAMES, {}, { perspective: 'published' })
}

/** The names in braces in an edited text that have no value. Site figures of drafts do not count as values. */
export async function unknownNames(text: unknown, context: ValidationContext): Promise<string[]> {
  const { document, path = [] } = context
  const fieldPath = path as FieldPath
  const open = unfilledNames(text, document?._type, fieldPath, new Set())
  if (open.length === 0) return []
  const figures = new Set(await publishedNames(context))
  return open.filter((name) => !figures.has(name))
}

/** The names of published site figures that texts use although an edit removes them. `kept` has the names after the edit. */
export async function lostNames(kept: string[], context: ValidationContext): Promise<string[]> {
  const removed = ((await publishedNames(context)) ?? []).filter((name) => !kept.includes(name))
  if (removed.length === 0) return []
  const client = context.getClient({ apiVersion: API_VERSION })
  const types = CONTENT_TYPES.map(({ name }) => name)
  const content = await client.fetch<unknown>('*[_type in $types]', { types }, { perspective: 'raw' })
  const used = new Set(namesIn(content))
  return removed.filter((name) => used.has(name))
}
