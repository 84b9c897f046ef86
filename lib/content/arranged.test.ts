import { expect, test } from 'vitest'
import { arranged, type Placed } from './arranged.ts'

const USUAL = ['services', 'market', 'reviews', 'closing']

const own = (section: string, hidden?: boolean): Placed => ({ _key: section, section, hidden })
const block = (_key: string, hidden?: boolean): Placed => ({ _key, section: null, hidden })
const keys = (arrangement: Placed[]) => arranged(USUAL, arrangement).map(({ _key }) => _key)

test('without an arrangement, a page has its usual order', () => {
  expect(keys([])).toEqual(USUAL)
})

test('sections are in the given order, with blocks between them', () => {
  expect(keys([own('closing'), block('text'), own('reviews'), own('market'), own('services')])).toEqual([
    'closing',
    'text',
    'reviews',
    'market',
    'services',
  ])
})

test('hidden sections and blocks are not shown', () => {
  expect(
    keys([own('services'), own('market', true), block('text', true), own('reviews'), own('closing')]),
  ).toEqual(['services', 'reviews', 'closing'])
})

test('a section that is not listed comes after the one it usually follows, also when that is hidden', () => {
  expect(keys([block('text'), own('closing'), own('market', true)])).toEqual([
    'services',
    'text',
    'closing',
    'reviews',
  ])
})

test('a section the page no longer has is left out', () => {
  expect(keys([own('prices'), block('text')])).toEqual(['services', 'market', 'reviews', 'closing', 'text'])
})
