import type { StegaCleaned } from '@sanity/client/stega'

/** A mark is many of these characters in a row. A few may be part of a text. */
export const MARK = /[\u200b-\u200d\ufeff]{99,}/g

/**
 * A text, or every text of a JSON value, without the marks of draft mode (lib/content/source.ts). For whatever is
 * compared, counted, cut, or not shown as text: titles, attributes, addresses, structured data, files.
 */
export function withoutMarks<T>(value: T): StegaCleaned<T> {
  if (typeof value === 'string') return value.replace(MARK, '') as StegaCleaned<T>
  if (typeof value !== 'object' || value === null) return value as StegaCleaned<T>
  return JSON.parse(JSON.stringify(value).replace(MARK, ''))
}
