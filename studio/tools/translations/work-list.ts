import { pathText } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { type FieldPath, type LocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { type TranslationState, translationState } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { searched } from '#studio/core/searched.ts'
import type { ShownDocument } from '#studio/core/watch-documents.ts'
import { visitRank } from './visible-order.ts'

export type { ShownDocument }

/** One localized field that has English. */
export interface WorkItem {
  /** Unique among all items. It stays the same when the text changes. */
  key: string
  document: ShownDocument
  title: string
  path: FieldPath
  field: LocalizedField
  state: TranslationState
}

export type Counts = Record<TranslationState, number>

/** `todo`: missing or out of date. */
export type StateFilter = TranslationState | 'todo' | 'all'
export type Sort = 'visits' | 'oldest'

/** The filters of the list. An empty filter has no effect. */
export interface WorkQuery {
  state: StateFilter
  type: string
  search: string
  sort: Sort
}

const itemKey = (id: string, path: FieldPath) => `${id}:${pathText(path)}`

/** The translatable fields of a document, in the order of the document. */
export function itemsOf(document: ShownDocument): WorkItem[] {
  const title = documentName(document, 'en')
  return [...localizedFields(document)].flatMap(({ path, field }) => {
    const state = translationState(field)
    return state === null ? [] : [{ key: itemKey(document._id, path), document, title, path, field, state }]
  })
}

export function isDraft({ _originalId }: ShownDocument): boolean {
  return _originalId?.startsWith('drafts.') ?? false
}

/** Whether an item has the state and the type of a query. */
export function matches(item: WorkItem, { state, type }: WorkQuery): boolean {
  if (type !== '' && item.document._type !== type) return false
  return state === 'todo' ? item.state !== 'done' : state === 'all' || item.state === state
}

const textOf = ({ title, field }: WorkItem) => [title, plainText(field.en), plainText(field.fr)].join(' ')

/** The items of a query: most visited first, or oldest first. */
export function workList(items: WorkItem[], query: WorkQuery): WorkItem[] {
  const place = new Map(items.map((item, index) => [item, index]))
  const inDocument = (a: WorkItem, b: WorkItem) => (place.get(a) ?? 0) - (place.get(b) ?? 0)
  const compare = query.sort === 'oldest' ? byAge : byVisits
  const asked = items.filter((item) => matches(item, query))
  return searched(asked, query.search, textOf).toSorted((a, b) => {
    if (a.document._id === b.document._id) return inDocument(a, b)
    return compare(a, b) || compareTexts(a.document._id, b.document._id)
  })
}

/** The new work list: first the items that it showed before (`keys`), so that a finished item stays, then new matches. */
export function continuedList(items: WorkItem[], query: WorkQuery, keys: string[]): WorkItem[] {
  const byKey = new Map(items.map((item) => [item.key, item]))
  const begun = new Set(keys)
  return [
    ...keys.flatMap((key) => byKey.get(key) ?? []),
    ...workList(items, query).filter(({ key }) => !begun.has(key)),
  ]
}

function byAge(a: WorkItem, b: WorkItem): number {
  return compareTexts(a.document._updatedAt, b.document._updatedAt)
}

function byVisits(a: WorkItem, b: WorkItem): number {
  return (
    visitRank(a.document._type) - visitRank(b.document._type) ||
    popularity(a.document) - popularity(b.document) ||
    compareTexts(a.title, b.title)
  )
}

function popularity({ popularityOrder }: ShownDocument): number {
  return typeof popularityOrder === 'number' ? popularityOrder : Number.MAX_SAFE_INTEGER
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The number of fields in each state, overall and by type, in the order of visits. */
export function progress(items: WorkItem[]): { overall: Counts; types: { type: string; counts: Counts }[] } {
  const overall = noCounts()
  const types = new Map<string, Counts>()
  for (const { document, state } of items) {
    const counts = types.get(document._type) ?? noCounts()
    counts[state] += 1
    overall[state] += 1
    types.set(document._type, counts)
  }
  return {
    overall,
    types: [...types]
      .map(([type, counts]) => ({ type, counts }))
      .sort((a, b) => visitRank(a.type) - visitRank(b.type)),
  }
}

const noCounts = (): Counts => ({ missing: 0, outOfDate: 0, done: 0 })

/** The number of texts in a state. */
export function countOf({ missing, outOfDate, done }: Counts, state: StateFilter): number {
  const open = missing + outOfDate
  return { missing, outOfDate, done, todo: open, all: open + done }[state]
}

/** The share that is done, from 0 to 1; 1 when there is nothing to do. */
export function doneShare({ missing, outOfDate, done }: Counts): number {
  const total = missing + outOfDate + done
  return total === 0 ? 1 : done / total
}
