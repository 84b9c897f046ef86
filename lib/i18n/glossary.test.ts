import { expect, test } from 'vitest'
import { glossaryParts, glossaryTerms, missingTerms } from './glossary.ts'

const line = (en?: string, fr?: string) => ({ _type: 'localeString', en, fr })
const terms = glossaryTerms([
  {
    _id: 'glossary',
    _type: 'glossary',
    _updatedAt: '',
    terms: [
      { term: line('quote', 'soumission'), note: 'Jamais « devis ».' },
      { term: line('heat pump', 'thermopompe') },
      { term: line('pump', 'pompe') },
      { term: line('deck') },
    ],
  },
])
const found = (text: string) => glossaryParts(text, terms).map((part) => [part.text, part.term?.french])

test('a term counts once its French is there', () => {
  expect(terms.map(({ english }) => english)).toEqual(['quote', 'heat pump', 'pump'])
  expect(terms[0]?.note).toBe('Jamais « devis ».')
})

test('whole words, in the plural too, in any case; the longer term first', () => {
  expect(found('Quotes for heat pumps, a pump and a deck')).toEqual([
    ['Quotes', 'soumission'],
    [' for ', undefined],
    ['heat pumps', 'thermopompe'],
    [', a ', undefined],
    ['pump', 'pompe'],
    [' and a deck', undefined],
  ])
  expect(found('Pumpkins, misquoted, quoteé')).toEqual([['Pumpkins, misquoted, quoteé', undefined]])
})

test('a term may have signs that mean something in a pattern', () => {
  const [term] = terms
  if (!term) throw new Error('There is no term.')
  expect(glossaryParts('Is it C++ (new)?', [{ ...term, english: 'C++ (new)' }])[1]?.text).toBe('C++ (new)')
})

test('without a glossary a text is whole', () => {
  expect(glossaryParts('Quotes', glossaryTerms([]))).toEqual([{ text: 'Quotes' }])
})

test('terms whose French is missing are named, in whatever number or gender the French is', () => {
  const pairs = [
    { english: 'quote', french: 'soumission' },
    { english: 'installer', french: 'installateur' },
    { english: 'heat pump', french: 'thermopompe' },
  ]
  const missing = (en: string, fr: string) => missingTerms(en, fr, pairs).map(({ english }) => english)
  expect(missing('Quotes by installers', 'Des soumissions d’installatrices')).toEqual([])
  expect(missing('Quotes by installers', 'Des devis d’installatrices')).toEqual(['quote'])
  expect(missing('A <ph equiv="quote"/> heat pump', 'Une pompe à chaleur')).toEqual(['heat pump'])
})
