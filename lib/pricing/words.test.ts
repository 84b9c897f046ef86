import { expect, test } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { fr } from '#lib/i18n/fr.ts'
import { factorText } from './factor-text.ts'
import { hoursText } from './hours-text.ts'
import { priceRangeText } from './price-range-text.ts'
import { durationText, faqDurationText, sameDayText } from './words.ts'

test.each([
  ['Easy', '1-2 hours', '1 à 2 heures'],
  ['Moderate', '2-4 hours', '2 à 4 heures'],
  ['Complex', '4+ hours', '4 heures et plus'],
  [null, '4+ hours', '4 heures et plus'],
] as const)('on cards, %s takes %s', (complexity, english, french) => {
  expect([durationText(complexity, 'en'), durationText(complexity, 'fr')]).toEqual([english, french])
})

test.each([
  ['Easy', '1-2 hours', '1 à 2 heures'],
  ['Moderate', '2-4 hours', '2 à 4 heures'],
  ['Complex', '4-8 hours', '4 à 8 heures'],
  [null, '4-8 hours', '4 à 8 heures'],
] as const)('in answers, %s takes %s', (complexity, english, french) => {
  expect([faqDurationText(complexity, 'en'), faqDurationText(complexity, 'fr')]).toEqual([english, french])
})

test.each([
  ['Easy', 'Yes', 'Oui'],
  ['Moderate', 'Limited', 'Limité'],
  ['Complex', 'Limited', 'Limité'],
  [null, 'Limited', 'Limité'],
] as const)('same day, %s: %s', (complexity, english, french) => {
  expect([sameDayText(complexity, 'en'), sameDayText(complexity, 'fr')]).toEqual([english, french])
})

test.each([
  [1, '60 minutes', '60 minutes'],
  [1.5, '90 minutes', '90 minutes'],
  [1.99, '119 minutes', '119 minutes'],
  [2, '2.0 hours', '2,0 heures'],
  [2.5, '2.5 hours', '2,5 heures'],
  [3.75, '3.8 hours', '3,8 heures'],
  [7, '7.0 hours', '7,0 heures'],
])('%d h on site are %s', (hours, english, french) => {
  expect(hoursText(hours, en.estimator, getFormatters('en'))).toBe(english)
  expect(hoursText(hours, fr.estimator, getFormatters('fr'))).toBe(french)
})

test('a factor has two decimals, and does not part from its sign', () => {
  expect(factorText(1.5, getFormatters('en'))).toBe('×\u00A01.50')
  expect(factorText(1.15, getFormatters('fr'))).toBe('×\u00A01,15')
})

test('a price range is written as the language does, and left alone when it cannot be read', () => {
  expect(priceRangeText('$2,500-$6,000', 'en')).toBe('$2,500-$6,000')
  expect(priceRangeText('$2,500-$6,000', 'fr').replace(/\s/g, ' ')).toBe('2 500–6 000 $')
  expect(priceRangeText('Call us', 'fr')).toBe('Call us')
  expect(priceRangeText(null, 'en')).toBe('')
})
