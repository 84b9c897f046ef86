import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { type FieldPath, valuesIn } from '#lib/i18n/localized-field.ts'
import type { Definition, Member } from '#schemas/define.ts'
import { ALL_TYPES, CONTENT_TYPES } from '#schemas/index.ts'
import { isReferenceTo } from '../is-object.ts'

/** The title of the field of `type` that refers to `target`, such as `Popular services`; null for none or several fields. */
export function referringField(type: string, target: string, lang: Language): string | null {
  const fields = CONTENT_TYPES.find(({ name }) => name === type)?.fields ?? []
  const referring = fields.filter((field) => refersTo(field, target, new Set()))
  return referring.length === 1 ? (referring[0]?.title[lang] ?? null) : null
}

/** The titles of the fields in which a document shows another one. In a list of blocks, the titles of the blocks. */
export function fieldsWith(document: { _type: string }, id: string, lang: Language): string[] {
  const type = CONTENT_TYPES.find(({ name }) => name === document._type)
  const titles = shownPaths(document, id).flatMap((path) => {
    const field = type?.fields?.find(({ name }) => name === path[0])
    return titleIn(document, path, field?.title)?.[lang] ?? []
  })
  return [...new Set(titles)]
}

/** Whether a document refers to another one outside of its hidden blocks. */
export const shows = (document: object, id: string): boolean => shownPaths(document, id).length > 0

function shownPaths(document: object, id: string): FieldPath[] {
  return [...valuesIn(document)]
    .filter(({ path, value }) => isReferenceTo(value, id) && itemAt(document, path)?.hidden !== true)
    .map(({ path }) => path)
}

function titleIn(document: object, path: FieldPath, title?: Bilingual) {
  const item = itemAt(document, path)
  const list: unknown = (document as Record<string, unknown>)[String(path[0])]
  if (!item || !Array.isArray(list)) return title
  const isOneOfMany = new Set(list.map(({ _type }) => _type)).size > 1
  return isOneOfMany ? (ALL_TYPES.find(({ name }) => name === item._type)?.title ?? title) : title
}

/** The item that a path leads into, in a list at the top level of the document. */
function itemAt(document: object, [name, item]: FieldPath): { _type: string; hidden?: boolean } | undefined {
  const list: unknown = (document as Record<string, unknown>)[String(name)]
  return Array.isArray(list) && typeof item === 'object'
    ? list.find(({ _key }) => _key === item._key)
    : undefined
}

/** Whether a field, or a part of it, can refer to a type. */
function refersTo(
  part: Pick<Definition, 'type' | 'to' | 'of' | 'fields'> | Member,
  target: string,
  seen: Set<string>,
): boolean {
  if (part.to?.some(({ type }) => type === target)) return true
  if (seen.has(part.type)) return false
  const named = ALL_TYPES.find(({ name, type }) => name === part.type && type !== 'document')
  const parts = [
    ...('of' in part ? (part.of ?? []) : []),
    ...('fields' in part ? (part.fields ?? []) : []),
    ...(named?.fields ?? []),
  ]
  const path = named ? new Set([...seen, part.type]) : seen
  return parts.some((inner) => refersTo(inner, target, path))
}
