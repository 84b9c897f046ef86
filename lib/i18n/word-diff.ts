import { diffWordsWithSpace } from 'diff'

/** A run of words: in both texts, only in the former one, or only in the new one. */
export interface DiffPart {
  text: string
  kind: 'same' | 'removed' | 'added'
}

/** What changed from one text to another, word by word, in reading order. */
export function wordDiff(former: string, now: string): DiffPart[] {
  return diffWordsWithSpace(former, now).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
