import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import { frenchProblems, placeholdersDiffer } from '../../tests/unit/seed/french.ts'
import { TYPEFACE_CHARACTERS } from './characters.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Language } from './languages.ts'

/** Every text of a dictionary, by its path in it. */
function textsIn(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  return Object.entries(part as object).flatMap(([key, value]) => textsIn(value, `${path}.${key}`))
}

/** The words of the tables of forms. */
const formWords = (lang: Language) =>
  FORM_TYPES.map((type) =>
    questionsOf(type, lang).map(({ prompt, hint = '', options = [] }) => [
      prompt,
      hint,
      options.map(({ label }) => label),
    ]),
  )

test('the French of dictionary and forms keeps to the conventions of Canadian French', () => {
  const texts = textsIn([fr, formWords('fr')])
  expect(texts.length).toBeGreaterThan(300)
  expect(
    texts.flatMap(([path, text]) => frenchProblems(text).map((problem) => `${path}: ${problem}`)),
  ).toEqual([])
})

test('both dictionaries are filled in with the same things', () => {
  const french = new Map(textsIn([fr, formWords('fr')]))
  const differing = textsIn([en, formWords('en')]).filter(([path, text]) =>
    placeholdersDiffer(text, french.get(path) ?? ''),
  )
  expect(differing).toEqual([])
})

test('the typefaces hold every character of the dictionaries and of the seed content', () => {
  const known = new Set(TYPEFACE_CHARACTERS)
  const all =
    JSON.stringify([en, fr, formWords('en'), formWords('fr')]) +
    readFileSync('studio/seed/production.ndjson', 'utf8')
  expect([...new Set(all)].filter((character) => character !== '\n' && !known.has(character))).toEqual([])
})
