import type { CustomValidator, ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { englishBesideFrench, fitsIn, frenchBesideEnglish, needsEnglish } from './localized.ts'

/** These validators read only the value and its parent. */
const run = (validator: CustomValidator, value: unknown, parent: unknown) =>
  validator(value, { parent } as ValidationContext)

const NAME = { en: 'Name', fr: 'Nom' }

test('a required text needs English, not French', () => {
  const rule = needsEnglish(NAME)
  expect(run(rule, { en: 'TV' }, undefined)).toBe(true)
  expect(run(rule, { fr: 'Télé' }, undefined)).toMatchObject({ en: 'Name: write the English text.' })
  expect(run(rule, undefined, undefined)).toMatchObject({ en: 'Name: write the English text.' })
})

test('one language asks for the other', () => {
  expect(run(frenchBesideEnglish, undefined, { en: 'TV' })).toMatchObject({
    en: expect.stringMatching(/^French is missing/),
  })
  expect(run(frenchBesideEnglish, 'Télé', { en: 'TV', fr: 'Télé' })).toBe(true)
  expect(run(frenchBesideEnglish, undefined, {})).toBe(true)
  expect(run(englishBesideFrench, undefined, { fr: 'Télé' })).toMatchObject({
    en: expect.stringMatching(/^There is French text but no English/),
  })
  expect(run(englishBesideFrench, undefined, undefined)).toBe(true)
})

test('a text that is too long is named by its language', () => {
  const rule = fitsIn(NAME, 5)
  expect(run(rule, { en: '12345', fr: '123456' }, undefined)).toEqual({
    en: 'Name: the French text is longer than 5 characters.',
    fr: 'Nom\u00a0: le texte français dépasse 5 caractères.',
  })
  expect(run(rule, { en: '12345' }, undefined)).toBe(true)
  expect(run(rule, undefined, undefined)).toBe(true)
})
