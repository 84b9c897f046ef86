// Reads the sample content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ContentDocument } from './sample-identity.ts'
import { exampleAddressIn, isSample } from './samples.ts'

const seed: ContentDocument[] = readFileSync('studio/seed/production.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

test('a sample stays one until it is about somebody else', () => {
  const review = seed.find(({ _type }) => _type === 'review') as ContentDocument
  expect(isSample(review)).toBe(true)
  expect(isSample({ ...review, rating: 4 })).toBe(true)
  expect(isSample({ ...review, customerName: 'Anne Roy' }), 'it says so').toBe(true)
  const { sample, ...unmarked } = review
  expect(isSample(unmarked), 'of a release that marked none').toBe(true)
  expect(isSample({ ...unmarked, customerName: 'Anne Roy' })).toBe(false)
  expect(isSample({ ...unmarked, _id: 'another' })).toBe(false)
})

test.each([
  ['hello@montage.example', 'hello@montage.example'],
  ['Write to a@example.ca.', 'a@example.ca.'],
  ['https://facebook.example/montage', 'https://facebook.example'],
  ['See https://www.example.com/x', 'https://www.example.com'],
  ['hello@montage.ca', null],
  ['https://facebook.com/example', null],
  ['https://myexample.ca/', null],
  ['For example, call us.', null],
])('in %s, %s is an example', (text, address) => {
  expect(exampleAddressIn(text)).toBe(address)
})
