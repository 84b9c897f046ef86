import type { SchemaType } from 'sanity'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { fieldsOf, isObject } from '#studio/core/is-object.ts'
import { type Shown, shownOf } from './shown.ts'

/** One field that differs between the published version and the draft. */
export interface Change {
  path: FieldPath
  /** Titles of the fields on the path, outermost first, such as `Questions`, `2`, `Answer`, `English`. */
  labels: string[]
  before: Shown | null
  after: Shown | null
}

/** The labels that do not come from the schema. */
export interface ChangeWords {
  english: string
  french: string
  order: string
  crop: string
}

/**
 * The differences between two versions of a document, by field. List items are compared by key, so a moved item
 * does not count as a change of the items after it.
 */
export function changesBetween(
  type: SchemaType,
  before: unknown,
  after: unknown,
  words: ChangeWords,
): Change[] {
  return walk({ type, before, after, path: [], labels: [] }, words)
}

interface Place {
  type: SchemaType
  before: unknown
  after: unknown
  path: FieldPath
  labels: string[]
}

function walk(place: Place, words: ChangeWords): Change[] {
  const { type, before, after } = place
  if (isSame(before, after)) return []
  if (type.jsonType === 'array' && !isText(type)) return walkList(place, type, words)
  if (type.jsonType === 'object' && !isWhole(type)) return walkFields(place, type, words)
  return [changeOf(place)]
}

function isText(type: SchemaType): boolean {
  return type.jsonType === 'array' && type.of.some(({ name }) => name === 'block')
}

function isWhole(type: SchemaType): boolean {
  return isA(type, 'reference') || isA(type, 'slug')
}

/** Whether a type is the named one or inherits from it: a `picture` is an `image`. */
function isA(type: SchemaType, name: string): boolean {
  return type.name === name || (type.type !== undefined && type.type !== null && isA(type.type, name))
}

function walkFields(
  { type, before, after, path, labels }: Place,
  { fields }: Extract<SchemaType, { fields: unknown }>,
  words: ChangeWords,
): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const own = isA(type, 'image') ? pictureChanges({ type, before, after, path, labels }, words) : []
  return [
    ...own,
    ...fields
      .filter((field) => field.type.hidden !== true && !PICTURE_PARTS.has(field.name))
      .flatMap((field) =>
        walk(
          {
            type: field.type,
            before: old[field.name],
            after: now[field.name],
            path: [...path, field.name],
            labels: [...labels, labelOf(field.name, field.type, words)],
          },
          words,
        ),
      ),
  ]
}

function labelOf(name: string, { title = name }: SchemaType, { english, french }: ChangeWords): string {
  if (name === 'en') return english
  return name === 'fr' ? french : title
}

const PICTURE_PARTS = new Set(['asset', 'crop', 'hotspot', 'media'])

function pictureChanges(place: Place, { crop }: ChangeWords): Change[] {
  const [old, now] = [fieldsOf(place.before), fieldsOf(place.after)]
  if (!isSame(old.asset, now.asset)) return [changeOf(place)]
  const isCropped = !isSame(old.crop, now.crop) || !isSame(old.hotspot, now.hotspot)
  return isCropped ? [changeOf({ ...place, labels: [...place.labels, crop] })] : []
}

function walkList(
  { before, after, path, labels }: Place,
  { of }: Extract<SchemaType, { of: unknown }>,
  words: ChangeWords,
): Change[] {
  const [old, now] = [listOf(before), listOf(after)]
  const members = of as SchemaType[]
  const typeOf = (item: unknown) =>
    members.find(({ name }) => name === fieldsOf(item)._type) ?? (members[0] as SchemaType)
  if (![...old, ...now].every((item) => typeof fieldsOf(item)._key === 'string')) {
    const shown = (items: unknown[]): Shown | null =>
      items.length > 0 ? { kind: 'text', text: items.map(String).join(', ') } : null
    return [{ path, labels, before: shown(old), after: shown(now) }]
  }
  const oldByKey = byKey(old)
  const nowByKey = byKey(now)
  const numbered = (item: unknown, list: unknown[]) => [...labels, String(list.indexOf(item) + 1)]
  const at = (item: unknown) => [...path, { _key: String(fieldsOf(item)._key) }]
  const removed = old.filter((item) => !nowByKey.has(fieldsOf(item)._key))
  return [
    ...removed.map((item) => ({
      path,
      labels: numbered(item, old),
      before: shownOf(typeOf(item), item),
      after: null,
    })),
    ...now.flatMap((item): Change[] => {
      const former = oldByKey.get(fieldsOf(item)._key)
      const place = { type: typeOf(item), after: item, path: at(item), labels: numbered(item, now) }
      if (former === undefined) {
        return [{ path: place.path, labels: place.labels, before: null, after: shownOf(place.type, item) }]
      }
      return walk({ ...place, before: former }, words)
    }),
    ...(hasMoved(old, now) ? [{ path, labels: [...labels, words.order], before: null, after: null }] : []),
  ]
}

function hasMoved(old: unknown[], now: unknown[]): boolean {
  const [oldKeys, nowKeys] = [old, now].map((items) => items.map((item) => fieldsOf(item)._key))
  const kept = (oldKeys ?? []).filter((key) => nowKeys?.includes(key))
  const order = (nowKeys ?? []).filter((key) => kept.includes(key))
  return !isSame(kept, order)
}

function changeOf({ type, before, after, path, labels }: Place): Change {
  return { path, labels, before: shownOf(type, before), after: shownOf(type, after) }
}

function byKey(items: unknown[]): Map<unknown, unknown> {
  return new Map(items.map((item) => [fieldsOf(item)._key, item]))
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Whether two values have the same content. Undefined, null, '' and objects without content are the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .filter((name) => name !== '_type')
      .every((name) => isSame(a[name], b[name]))
  }
  return a === b
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.entries(value).every(([name, part]) => name === '_type' || isEmpty(part))
}
