import { expect, it } from 'vitest'
import { caretAfter } from './merged-text.ts'

/** Texts with the caret as `|`. */
it.each([
  ['what is inserted before it moves it', 'first |', 'second first |'],
  ['what is inserted after it does not', '| last', '| last but one'],
  ['what is inserted at it is after it', 'A patio.|', 'A patio.| A deck.'],
  ['what is removed before it moves it', 'one two three|', 'one three|'],
  ['where its place is removed, it stays there', 'one BI|G tea', 'one |tea'],
  ['where its place is replaced, it stays as far in', 'a 1|23 z', 'a 9|8 z'],
])('%s', (_, before, after) => {
  const text = (marked: string) => marked.replace('|', '')
  expect(caretAfter(text(before), text(after), before.indexOf('|'))).toBe(after.indexOf('|'))
})
