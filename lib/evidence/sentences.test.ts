import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['One. Two.', ['One. ', 'Two.']],
  ['Installers in St. John’s, ready. See prices.', ['Installers in St. John’s, ready. ', 'See prices.']],
  ['We asked J. Tremblay. {cities}+ cities.', ['We asked J. Tremblay. ', '{cities}+ cities.']],
  ['From 8 a.m. to noon.', ['From 8 a.m. to noon.']],
  ['4.8 of 5, 99.2 percent', ['4.8 of 5, 99.2 percent']],
  ['First\n\nSecond', ['First\n\n', 'Second']],
  ['Urgent? Call. « Oui. »', ['Urgent? ', 'Call. ', '« Oui. »']],
  ['', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
  expect(sentencesOf(text).join('')).toBe(text)
})
