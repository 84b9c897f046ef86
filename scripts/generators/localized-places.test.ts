import { isArraySchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { holdsText, objectTypes } from './localized-places.ts'

test('lists hold no objects without a `_type`, whose places would not be known', () => {
  const members = objectTypes
    .flatMap(({ fields }) => fields.map(({ type }) => type))
    .filter(isArraySchemaType)
    .flatMap((list) => list.of.filter((member) => holdsText(member)).map(({ name }) => name))
  expect(members).toContain('faqEntry')
  expect(members).not.toContain('object')
})
