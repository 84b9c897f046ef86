import { isLocalizedType, type LocalizedType } from './localized-field.ts'
import PLACES from './localized-places.json' with { type: 'json' }

/**
 * For each kind of object in the schema: the fields that contain an object with texts in both languages, and the kind of that
 * object. A kind is a `_type`, or a path such as `siteSettings.leadNotice` for objects without a `_type`.
 */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = PLACES

/** A document as it is stored. */
interface StoredDocument {
  _type: string
  [field: string]: unknown
}

/** Fields that the lake itself writes. A draft and its published document differ in them even with equal content. */
const KEPT_BY_THE_LAKE = new Set(['_id', '_rev', '_createdAt', '_updatedAt', 'formerSlugs'])

/**
 * The path of the first field in which two documents differ outside of French text, e.g. `faqs[2].answer.en`; null when they
 * differ nowhere else. French text is the `fr` of an object whose `_type` is localeString, localeText or localeBlocks, at any
 * depth. `translatedFrom` is the English that the French was written from. A change may remove it, set it back to its value in
 * `published`, or add an empty value, which marks the French for review. Lists must keep their items and their order. A new
 * object is allowed only in a field that has an object of this kind in the schema.
 */
export function differenceOutsideFrench(
  before: StoredDocument,
  after: StoredDocument,
  published: StoredDocument | null = null,
): string | null {
  for (const key of keysOf(before, after)) {
    if (KEPT_BY_THE_LAKE.has(key)) continue
    const kind = kindOfField(after._type, key)
    const path = difference(before[key], after[key], { published: published?.[key], path: key, kind })
    if (path !== null) return path
  }
  return null
}

interface Place {
  published: unknown
  path: string
  /** The kind of object that the schema has at this path; undefined in lists, and for objects without texts. */
  kind: string | undefined
}

function difference(before: unknown, after: unknown, place: Place): string | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return differenceInList(before, after, place)
  const isPair = isObjectOrAbsent(before) && isObjectOrAbsent(after)
  return isPair ? differenceInObject(before, after, place) : place.path
}

function differenceInList(before: unknown[], after: unknown[], { published, path }: Place): string | null {
  if (before.length !== after.length) return path
  for (const [index, item] of before.entries()) {
    const place = {
      published: counterpart(item, index, published),
      path: `${path}[${index}]`,
      kind: undefined,
    }
    const found = difference(item, after[index], place)
    if (found !== null) return found
  }
  return null
}

function differenceInObject(
  before: Fields | undefined,
  after: Fields | undefined,
  { published, path, kind }: Place,
): string | null {
  const type = (after ?? before)?._type
  if (before === undefined && !isOfKind(type, kind)) return path
  for (const key of keysOf(before ?? {}, after ?? {})) {
    // Before the first letter of a text the Studio adds an object with only `_type`. To add or remove it is no change.
    if (key === '_type' && (before === undefined || after === undefined)) continue
    const [was, is] = [before?.[key], after?.[key]]
    const one = isObject(published) ? published[key] : undefined
    if (isLocalizedType(type) && key === 'translatedFrom' && mayBecome(is, one)) continue
    const found =
      key === 'fr' && isLocalizedType(type)
        ? differenceInFrench(type, was, is, `${path}.fr`)
        : difference(was, is, {
            published: one,
            path: `${path}.${key}`,
            kind: kindOfField(type ?? kind, key),
          })
    if (found !== null) return found
  }
  return null
}

/** Whether a translator may make this change of `translatedFrom`. */
function mayBecome(is: unknown, published: unknown): boolean {
  const isMark = is === '' || (Array.isArray(is) && is.length === 0)
  return is === undefined || isSame(published, is) || isMark
}

function kindOfField(kind: unknown, field: string): string | undefined {
  const fields = typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined
}

function isOfKind(type: unknown, kind: string | undefined): boolean {
  const isNamed = kind !== undefined && !kind.includes('.')
  return kind !== undefined && type === (isNamed ? kind : undefined)
}

/** The item of the published list with the same key, or with the same index when the item has no key. */
function counterpart(item: unknown, index: number, published: unknown): unknown {
  if (!Array.isArray(published)) return undefined
  if (!isObject(item) || item._key === undefined) return published[index]
  return published.find((other) => isObject(other) && other._key === item._key)
}

/** French text may become any other text. A new value that is not a text is a difference. */
function differenceInFrench(type: LocalizedType, was: unknown, is: unknown, path: string): string | null {
  const isText = type === 'localeBlocks' ? Array.isArray(is) && is.every(isTextBlock) : typeof is === 'string'
  return is === undefined || isText || isSame(was, is) ? null : path
}

function isTextBlock(value: unknown): boolean {
  return isObject(value) && value._type === 'block'
}

/** Compares values as they are in JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isObjectOrAbsent(value: unknown): value is Fields | undefined {
  return value === undefined || isObject(value)
}

function keysOf(before: Fields, after: Fields): Set<string> {
  return new Set([...Object.keys(before), ...Object.keys(after)])
}
