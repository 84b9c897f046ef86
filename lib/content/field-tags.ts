import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import ALL_READ_FIELDS from './read-fields.json' with { type: 'json' }
import { EVERY_FIELD, REFERENCES, type ReadFields, readFields } from './read-fields.ts'
import { collectStrings, type StoredDocument, tagsOfChange, tagsOfRead } from './tags.ts'

/**
 * The content of read-fields.json: by a key such as `1f2e3d4c`, the attributes that a query reads. The cache tag
 * `doc:toronto@1f2e3d4c` is for reads of the document `toronto` by this query. A change expires the tags of all keys that list
 * an attribute it changed. So a new description of a city does not expire pages that show only its name.
 */
export type KnownReadFields = Readonly<Record<string, ReadFields>>

/** The tags that are narrowed to attributes: of documents, types and lists. Other tags are not, because they expire rarely. */
const IS_NARROWED = /^(?:doc|type|list):/

const keys = new Map<string, string | null>()

/** The key of the attributes that a query reads; null when it may read any attribute. */
export function keyOfReadFields(query: string): string | null {
  const known = keys.get(query)
  if (known !== undefined) return known
  const fields = readFields(query)
  const key = fields && hash('sha256', JSON.stringify(fields)).slice(0, 8)
  keys.set(query, key)
  return key
}

/** The tags of a read, narrowed to the attributes of its query when these are known. */
export function fieldTagsOfRead(
  query: string,
  params: Record<string, unknown>,
  result: unknown,
  known: KnownReadFields = ALL_READ_FIELDS,
): string[] {
  const tags = tagsOfRead(query, params, result)
  const key = keyOfReadFields(query)
  // A change expires only keys in read-fields.json, so a key that is not there is not used.
  if (key === null || !(key in known)) return tags
  return tags.map((tag) => (IS_NARROWED.test(tag) ? `${tag}@${key}` : tag))
}

/** The tags that a change of one published document expires. Its parameters are those of `tagsOfChange`. */
export function fieldTagsOfChange(
  before: StoredDocument | null,
  after: StoredDocument | null,
  referrersOf?: () => StoredDocument[],
  known: KnownReadFields = ALL_READ_FIELDS,
): string[] {
  const tags = tagsOfChange(before, after, referrersOf)
  const keys = keysOfChange(before, after, known)
  return [
    ...tags,
    ...tags.filter((tag) => IS_NARROWED.test(tag)).flatMap((tag) => keys.map((key) => `${tag}@${key}`)),
  ]
}

function keysOfChange(
  before: StoredDocument | null,
  after: StoredDocument | null,
  known: KnownReadFields,
): string[] {
  if (before === null || after === null || before._type !== after._type) return Object.keys(known)
  const changed = changedFields(before, after)
  // A webhook may have sent both documents without the changed fields. Then all keys expire.
  if (changed.size === 0) return Object.keys(known)
  const isChanged = (field: string) => field === EVERY_FIELD || changed.has(field)
  return Object.entries(known).flatMap(([key, { types, others }]) =>
    [...(types[after._type] ?? []), ...others].some(isChanged) ? [key] : [],
  )
}

function changedFields(before: StoredDocument, after: StoredDocument): Set<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = new Set([...names].filter((name) => !isDeepStrictEqual(before[name], after[name])))
  const [had, has] = [before, after].map((document) => collectStrings(document, '_ref'))
  if (!isDeepStrictEqual(had, has)) changed.add(REFERENCES)
  return changed
}
