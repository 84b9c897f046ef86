import { expect, test } from 'vitest'
import { referrersAmong } from './referrers.ts'

const tv = { _type: 'reference', _ref: 'service-tv' }

test('a strong reference anywhere counts, with where it is', () => {
  const home = { _id: 'homePage', _type: 'homePage', popularServices: [{ ...tv, _key: 'a' }] }
  const review = { _id: 'review-1', _type: 'review', service: tv }
  expect(referrersAmong([home, review], 'service-tv')).toEqual([
    { id: 'homePage', type: 'homePage', isDraft: false, path: ['popularServices', { _key: 'a' }] },
    { id: 'review-1', type: 'review', isDraft: false, path: ['service'] },
  ])
})

test('a draft counts once with what is published, and alone when only it refers', () => {
  const review = { _id: 'review-1', _type: 'review', service: tv }
  expect(referrersAmong([{ ...review, _id: 'drafts.review-1' }, review], 'service-tv')).toMatchObject([
    { id: 'review-1', isDraft: false },
  ])
  expect(referrersAmong([{ ...review, _id: 'drafts.review-1' }], 'service-tv')).toMatchObject([
    { id: 'review-1', isDraft: true },
  ])
})

test('a weak reference keeps nothing from being removed', () => {
  const review = { _id: 'drafts.review-1', _type: 'review', service: { ...tv, _weak: true } }
  expect(referrersAmong([review], 'service-tv')).toEqual([])
})
