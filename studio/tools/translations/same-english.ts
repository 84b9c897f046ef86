import { plainText } from '#lib/i18n/translation-text.ts'
import type { WorkItem } from './work-list.ts'

/** A French text for the same English in other places. */
export interface Elsewhere {
  french: string
  /** The number of these places. */
  count: number
}

/** The greatest number of French texts that are offered. */
const MOST = 3

/**
 * The up-to-date French of other texts with the same English, the most frequent first. Formatted texts are left out, because
 * their formatting is part of the translation.
 */
export function sameEnglish(items: WorkItem[], item: WorkItem): Elsewhere[] {
  const english = wordsOf(item.field.en)
  const counts = new Map<string, number>()
  for (const { key, field, state } of items) {
    if (key === item.key || state !== 'done' || typeof field.fr !== 'string') continue
    if (wordsOf(field.en) !== english || field.fr === item.field.fr) continue
    counts.set(field.fr, (counts.get(field.fr) ?? 0) + 1)
  }
  return [...counts]
    .map(([french, count]) => ({ french, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
}

const wordsOf = (text: unknown) => plainText(text).trim()
