import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

test('says which words went and which came', () => {
  expect(wordDiff('We mount your TV.', 'We mount any TV.')).toEqual([
    { text: 'We mount ', kind: 'same' },
    { text: 'your', kind: 'removed' },
    { text: 'any', kind: 'added' },
    { text: ' TV.', kind: 'same' },
  ])
  expect(wordDiff('Same.', 'Same.')).toEqual([{ text: 'Same.', kind: 'same' }])
})
