import { expect, test } from 'vitest'
import { breakLongWords } from './long-words.ts'

test('ordinary texts stay as they are, however long', () => {
  for (const text of [
    '',
    'TV mounting',
    'Un mur de brique. '.repeat(600),
    `${'a'.repeat(19)} ${'b'.repeat(19)}`,
    'Terre-Neuve-et-Labrador, gypse/plâtre/plafonds',
    'assistance.clientele@montage-installation.example',
  ]) {
    expect(breakLongWords(text)).toBe(text)
  }
})

test('in a word that is too long lines may break, and nothing is lost', () => {
  const broken = breakLongWords(`before ${'W'.repeat(10_000)} after`)
  expect(Math.max(...broken.split(/[\s\u200b]/u).map((part) => part.length))).toBe(6)
  expect(broken.replaceAll('\u200b', '')).toBe(`before ${'W'.repeat(10_000)} after`)
})

test('a character of two units is kept whole, and marks of draft mode are no word', () => {
  expect(breakLongWords('🛠'.repeat(100)).isWellFormed()).toBe(true)
  const marked = `Services${'\u200b\u200c\u200d\ufeff\u2060\u2063'.repeat(100)}`
  expect(breakLongWords(marked)).toBe(marked)
})
