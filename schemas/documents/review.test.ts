import { expect, test } from 'vitest'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { review } from './review.ts'

const titleOf = (title: Partial<Bilingual>, language: Language) =>
  review.preview?.prepare?.({ title, service: {}, name: 'Anna', rating: 5 }, language).title

test('a review that is not translated yet has the title that its customer wrote, in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(titleOf({ fr: 'Très bien' }, language)).toBe('Très bien')
    expect(titleOf({ en: 'Very good' }, language)).toBe('Very good')
  }
  expect(titleOf({ en: 'Very good', fr: 'Très bien' }, 'fr')).toBe('Très bien')
  expect(titleOf({}, 'en')).toBe('No title yet')
})
