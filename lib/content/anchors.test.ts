import { expect, test } from 'vitest'
import { toAnchors } from './anchors.ts'

test('anchors are readable, without accents and capitals', () => {
  expect(toAnchors(['À qui s’adresse l’œuvre?', '2. Before you call'])).toEqual([
    'a-qui-s-adresse-l-oeuvre',
    '2-before-you-call',
  ])
})

test('the same heading twice, one without letters, and one that is taken by the page still differ', () => {
  expect(toAnchors(['Cost', 'Cost', '…', '?', 'Content'])).toEqual([
    'cost',
    'cost-2',
    'part',
    'part-2',
    'content-2',
  ])
})

test('a prefix keeps the anchors of one part of a page apart', () => {
  expect(toAnchors(['Cost'], 'section-')).toEqual(['section-cost'])
})
