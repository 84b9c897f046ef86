import { expect, test } from 'vitest'
import { type LocalizedField, localizedFields } from './localized-field.ts'
import {
  isToReview,
  translationState,
  withEnglish,
  withFrench,
  withFrenchToReview,
} from './translation-state.ts'

const line = (parts: Omit<LocalizedField<string>, '_type'>): LocalizedField<string> => ({
  _type: 'localeString',
  ...parts,
})

test.each([
  [line({}), null],
  [line({ fr: 'Télé' }), null],
  [line({ en: 'TV' }), 'missing'],
  [line({ en: 'TV', fr: ' ' }), 'missing'],
  [line({ en: 'TV', fr: 'Télé' }), 'done'],
  [line({ en: 'TV', fr: 'Télé', translatedFrom: 'TV' }), 'done'],
  [line({ en: 'TV set', fr: 'Télé', translatedFrom: 'TV' }), 'outOfDate'],
])('%j is %s', (field, state) => {
  expect(translationState(field)).toBe(state)
})

test('changed English keeps what the French was written from, through several changes, until it is back', () => {
  const once = withEnglish(line({ en: 'TV', fr: 'Télé' }), 'TV set')
  expect(once).toEqual(line({ en: 'TV set', fr: 'Télé', translatedFrom: 'TV' }))
  const twice = withEnglish(once, 'TV on the wall')
  expect(twice.translatedFrom).toBe('TV')
  expect(withEnglish(twice, 'TV')).toEqual(line({ en: 'TV', fr: 'Télé' }))
  expect(withFrench(twice, 'Télé au mur')).toEqual(line({ en: 'TV on the wall', fr: 'Télé au mur' }))
})

test('French to review stays so until somebody says that it is done, or writes it anew', () => {
  const mark = withFrenchToReview(line({ en: 'TV', fr: 'TV' }), 'Télé')
  expect(mark).toEqual(line({ en: 'TV', fr: 'Télé', translatedFrom: '' }))
  expect(translationState(mark)).toBe('outOfDate')
  expect(translationState(withEnglish(mark, 'TV set'))).toBe('outOfDate')
  expect(translationState(withFrench(mark, 'Télé'))).toBe('done')
  const stale = line({ en: 'TV set', fr: 'T', translatedFrom: 'TV' })
  // It was written from the present English, so the former one says nothing of it.
  expect(withFrenchToReview(stale, 'Télé')).toEqual({ ...stale, fr: 'Télé', translatedFrom: '' })
  expect([mark, withFrench(mark, 'Télé'), stale].map(isToReview)).toEqual([true, false, false])
})

test('without French there is nothing to keep', () => {
  expect(withEnglish(line({ en: 'TV' }), 'TV set')).toEqual(line({ en: 'TV set' }))
  expect(withEnglish(line({ fr: 'Télé' }), 'TV')).toEqual(line({ en: 'TV', fr: 'Télé' }))
})

test('finds every localized field of a document with its place', () => {
  const name = line({ en: 'TV' })
  const document = { _id: 'x', name, faqs: [{ _key: 'a', answer: name }], plain: ['b'], features: [name] }
  expect([...localizedFields(document)]).toEqual([
    { path: ['name'], field: name },
    { path: ['faqs', { _key: 'a' }, 'answer'], field: name },
    { path: ['features', 0], field: name },
  ])
})
