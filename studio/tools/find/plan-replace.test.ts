import { expect, test } from 'vitest'
import { pairsOf } from '#studio/core/document-pair.ts'
import type { Validate } from '#studio/core/schema-problems.ts'
import { findIn, plan } from './plan-replace.ts'

const SEARCH = { text: 'deck', isCaseSensitive: false, isWholeWord: false, languages: ['en', 'fr'] as const }
const document = (_id: string, en: string) => ({
  _id,
  _type: 'city',
  _rev: '1',
  name: { _type: 'localeString', en },
})

const NEEDS_TEXT: Validate = async ({ name }, paths) =>
  (name as { en: string }).en.trim() === ''
    ? [{ path: paths[0] ?? [], sentence: 'Write the English text.' }]
    : []

test('looks at the draft where there is one, and leaves out what has no hit', () => {
  const pairs = pairsOf([
    document('city-a', 'A deck'),
    document('drafts.city-a', 'A patio'),
    document('city-b', 'A house'),
    document('drafts.city-b', 'Deck and deck'),
  ])
  expect(findIn(pairs, SEARCH).map(({ pair, hits }) => [pair.id, hits.length])).toEqual([['city-b', 2]])
})

test('what breaks a rule is refused with the rule, what was broken before is not', async () => {
  const [found] = findIn(pairsOf([document('city-a', 'deck')]), SEARCH)
  if (!found) throw new Error('Nothing was found.')
  expect(await plan(found, '', NEEDS_TEXT)).toEqual({ path: ['name'], sentence: 'Write the English text.' })
  expect(await plan(found, 'patio', NEEDS_TEXT)).toMatchObject({ after: { name: { en: 'patio' } } })
  const always: Validate = async (_, paths) => [{ path: paths[0] ?? [], sentence: 'Too short.' }]
  expect(await plan(found, 'patio', always)).toMatchObject({ after: { name: { en: 'patio' } } })
})

test('the words of a customer and of the contractor who answers are left out, translations and samples are not', () => {
  const text = { _type: 'localeText', en: 'The deck', fr: 'Le deck' }
  const installerResponse = { name: 'Gagnon inc.', content: text }
  const review = {
    _id: 'review-1',
    _type: 'review',
    _rev: '1',
    verified: true,
    title: text,
    installerResponse,
  }
  const found = (change: object) =>
    findIn(pairsOf([{ ...review, ...change }]), SEARCH).flatMap(({ hits }) =>
      hits.map(({ path, language }) => `${path[0]} ${language}`),
    )
  const own = {
    writtenIn: 'fr',
    installerResponse: { ...installerResponse, fromContractor: true, writtenIn: 'en' },
  }
  expect(found(own)).toEqual(['title en', 'installerResponse fr'])
  expect(found({})).toEqual(['installerResponse en', 'installerResponse fr'])
  expect(found({ sample: true })).toEqual([
    'title en',
    'title fr',
    'installerResponse en',
    'installerResponse fr',
  ])
})
