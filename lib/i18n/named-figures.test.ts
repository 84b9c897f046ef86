import { describe, expect, test } from 'vitest'
import { figureTexts, namesIn } from './named-figures.ts'

const FIGURES = [
  { name: 'cities', value: 250 },
  { name: 'installers', value: 2500 },
  { name: 'rating', value: 4.9 },
]

test('numbers are written as each language writes them', () => {
  expect(figureTexts(FIGURES, 'en')).toEqual({ cities: '250', installers: '2,500', rating: '4.9' })
  expect(figureTexts(FIGURES, 'fr')).toEqual({ cities: '250', installers: '2\u00a0500', rating: '4,9' })
})

describe('namesIn', () => {
  test('finds each name once, in a text or in all texts of a value', () => {
    expect(namesIn('{cities}+ and {cities}')).toEqual(['cities'])
    expect(namesIn({ a: [{ en: '{cities}' }], b: { c: '{city} {priceRange}' } })).toEqual([
      'cities',
      'city',
      'priceRange',
    ])
  })

  test('what stands in no braces, or is no name, is none', () => {
    expect(namesIn({ a: {}, b: { cities: 'cities' }, c: '{ cities } {} {a b}' })).toEqual([])
    expect(namesIn(undefined)).toEqual([])
  })
})
