import { expect, test } from 'vitest'
import { reviewedRule } from './copied.ts'

// The embedded lake refuses such a publish too (tests/lake/not-reviewed.test.ts). With hosted content this rule is all there is.
test.each([
  ['en-CA', 'Copied from Ottawa, not reviewed. Check that it is true here, then press Reviewed.'],
  ['fr-CA', 'Copié (source : Ottawa (fr)), non relu. Vérifiez que c’est vrai ici, puis appuyez sur Relu.'],
])('each copied field is an error until a person confirms it: %s', async (id, message) => {
  const from = { en: 'Ottawa', fr: 'Ottawa (fr)' }
  const copied = (field: string) => ({ _key: field, _type: 'copiedField', field, from })
  const context = { i18n: { currentLocale: { id } } } as Parameters<typeof reviewedRule>[1]
  const document = { _type: 'city', notReviewed: [copied('description'), copied('pricingRange')] }
  expect(await reviewedRule(document, context)).toEqual([
    { path: ['description'], message },
    { path: ['pricingRange'], message },
  ])
  expect(await reviewedRule({ _type: 'city', notReviewed: [] }, context)).toEqual([])
  expect(await reviewedRule({ _type: 'city' }, context)).toEqual([])
})
