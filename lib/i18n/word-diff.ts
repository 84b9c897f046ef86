import { diffWordsWithSpace } from 'diff'

/** A run of words: in both texts, only in the former text, or only in the new one. */
export interface DiffPart {
  text: string
  kind: 'same' | 'removed' | 'added'
}

/** The difference between two texts, word by word, in reading order. */
export function wordDiff(former: string, now: string): DiffPart[] {
  return diffWordsWithSpace(former, now).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
