import type { StegaCleaned } from '@sanity/client/stega'

/** In draft mode a text ends with an invisible mark: a long run of these characters. A short run belongs to the text. */
export const MARK = /[\u200b-\u200d\ufeff]{99,}/g

/**
 * Removes the marks of draft mode (lib/content/stega.ts) from a text, or from every text of a JSON value. Use it for everything
 * that is compared, counted, cut, or not shown as text: titles, attributes, addresses, structured data, files.
 */
export function withoutMarks<T>(value: T): StegaCleaned<T> {
  if (typeof value === 'string') return value.replace(MARK, '') as StegaCleaned<T>
  if (typeof value !== 'object' || value === null) return value as StegaCleaned<T>
  return JSON.parse(JSON.stringify(value).replace(MARK, ''))
}
