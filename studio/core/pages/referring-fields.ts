import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { valuesIn } from '#lib/i18n/localized-field.ts'
import type { Definition, Member } from '#schemas/define.ts'
import { ALL_TYPES, CONTENT_TYPES } from '#schemas/index.ts'

/** The title of the field of a document that refers to another one, such as `Popular services`; null when it is not sure. */
export function referringField(type: string, target: string, lang: Language): string | null {
  const fields = CONTENT_TYPES.find(({ name }) => name === type)?.fields ?? []
  const referring = fields.filter((field) => refersTo(field, target, new Set()))
  return referring.length === 1 ? (referring[0]?.title[lang] ?? null) : null
}

/** The titles of the fields in which a document refers to an id. In a list of blocks, those of the blocks. */
export function fieldsWith(document: { _type: string }, id: string, lang: Language): string[] {
  const type = CONTENT_TYPES.find(({ name }) => name === document._type)
  const titles = [...valuesIn(document)].flatMap(({ path, value }) => {
    if (!isReferenceTo(value, id)) return []
    const field = type?.fields?.find(({ name }) => name === path[0])
    return titleIn(document, path, field?.title)?.[lang] ?? []
  })
  return [...new Set(titles)]
}

function titleIn(document: object, [name, item]: (string | number | { _key: string })[], title?: Bilingual) {
  const list: unknown = (document as Record<string, unknown>)[String(name)]
  if (!Array.isArray(list) || typeof item !== 'object') return title
  const block = list.find(({ _key }) => _key === item._key)?._type
  const isOneOfMany = new Set(list.map(({ _type }) => _type)).size > 1
  return isOneOfMany ? (ALL_TYPES.find((type) => type.name === block)?.title ?? title) : title
}

function isReferenceTo(value: unknown, id: string): boolean {
  return typeof value === 'object' && value !== null && '_ref' in value && value._ref === id
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
