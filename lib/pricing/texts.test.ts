import { expect, test } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { fr } from '#lib/i18n/fr.ts'
import { estimateOf } from './estimate.ts'
import { settingsOf } from './estimator-settings.ts'
import { factorText } from './factor-text.ts'
import type { Figure } from './figure.ts'
import { figureLabel, figureName, figureText, figureWithFees } from './figure-text.ts'
import { priceRangeText } from './price-range-text.ts'
import { sameDayText } from './same-day-text.ts'
import { type Complexity, type TimedService, type TimeOnSite, timeBandsOf } from './time-on-site.ts'
import { answerTimeText, estimatedTimeText, spanText, timeText, timeTogetherText } from './time-text.ts'

/** With plain spaces: French puts no-break spaces before units and signs. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

const bands = timeBandsOf(null)
const without = (complexity: Complexity | null) => ({ complexity, timeOnSite: null })

test.each([
  ['Easy', '1-2 hours', '1 à 2 heures'],
  ['Moderate', '2-4 hours', '2 à 4 heures'],
  ['Complex', '4+ hours', '4 heures et plus'],
  [null, '4+ hours', '4 heures et plus'],
] as const)('on cards, %s takes %s', (complexity, english, french) => {
  expect(timeText(without(complexity), bands, 'en')).toBe(english)
  expect(plain(timeText(without(complexity), bands, 'fr'))).toBe(french)
})

test.each([
  ['Easy', '1-2 hours', '1 à 2 heures'],
  ['Moderate', '2-4 hours', '2 à 4 heures'],
  ['Complex', '4-8 hours', '4 à 8 heures'],
  [null, '4-8 hours', '4 à 8 heures'],
] as const)('in answers, %s takes %s', (complexity, english, french) => {
  expect(answerTimeText(without(complexity), bands, 'en')).toBe(english)
  expect(plain(answerTimeText(without(complexity), bands, 'fr'))).toBe(french)
})

test.each([
  [{ low: 3, high: 4, unit: 'days' }, '3-4 days', '3 à 4 jours'],
  [{ low: 1, high: 1, unit: 'days' }, '1 day', '1 jour'],
  [{ low: 0.5, high: 1, unit: 'days' }, '0.5-1 day', '0,5 à 1 jour'],
  [{ low: 4, high: 6, unit: 'hours' }, '4-6 hours', '4 à 6 heures'],
  [{ low: 4, high: null, unit: null }, '4 hours', '4 heures'],
] as const)('a time of its own, %j, is written the same everywhere', (timeOnSite, english, french) => {
  const service = { complexity: 'Complex', timeOnSite } as const
  for (const text of [timeText, answerTimeText]) {
    expect(text(service, bands, 'en')).toBe(english)
    expect(plain(text(service, bands, 'fr'))).toBe(french)
  }
})

test.each([
  [[without('Easy'), without('Moderate')], '3-6 hours', '3 à 6 heures'],
  [
    [without('Easy'), { ...without('Moderate'), timeNote: 'over several days' }],
    '3+ hours',
    '3 heures et plus',
  ],
  [[without('Easy'), without('Complex')], '5+ hours', '5 heures et plus'],
  [
    [without('Easy'), { complexity: 'Complex', timeOnSite: { low: 1, high: 2, unit: 'days' } } as const],
    '9-18 hours',
    '9 à 18 heures',
  ],
])('several services take their times one after the other: %j', (services, english, french) => {
  expect(timeTogetherText(services, bands, 'en')).toBe(english)
  expect(plain(timeTogetherText(services, bands, 'fr'))).toBe(french)
})

test('the bands are those of the settings', () => {
  const settings = timeBandsOf({ timeBands: { easy: { low: 1, high: 3 }, complex: { low: 5, high: 9 } } })
  expect(timeText(without('Easy'), settings, 'en')).toBe('1-3 hours')
  expect(timeText(without('Moderate'), settings, 'en')).toBe('2-4 hours')
  expect(timeText(without(null), settings, 'en')).toBe('5+ hours')
})

test.each([
  [1, '60 minutes', '60 minutes'],
  [1.5, '90 minutes', '90 minutes'],
  [1.99, '119 minutes', '119 minutes'],
  [2, '2.0 hours', '2,0 heures'],
  [2.5, '2.5 hours', '2,5 heures'],
  [3.75, '3.8 hours', '3,8 heures'],
  [7, '7.0 hours', '7,0 heures'],
])('an estimate of %d h is %s', (hours, english, french) => {
  const time: TimeOnSite = { low: hours, high: hours, unit: 'hours' }
  expect(estimatedTimeText(time, 'en')).toBe(english)
  expect(plain(estimatedTimeText(time, 'fr'))).toBe(french)
})

test('an estimate with two ends keeps both', () => {
  expect(estimatedTimeText({ low: 4.5, high: 6.5, unit: 'hours' }, 'en')).toBe('4.5-6.5 hours')
  expect(estimatedTimeText({ low: 1.5, high: 2.5, unit: 'days' }, 'en')).toBe('1.5-2.5 days')
})

test('the time of a guide has at most one decimal', () => {
  expect(spanText({ low: 2, high: 2.6667, unit: 'hours' }, 'en')).toBe('2-2.7 hours')
  expect(plain(spanText({ low: 2, high: 2.6667, unit: 'hours' }, 'fr'))).toBe('2 à 2,7 heures')
})

test.each([
  ['Easy', 'Yes', 'Oui'],
  ['Moderate', 'Limited', 'Selon l’installateur'],
  ['Complex', 'Limited', 'Selon l’installateur'],
  [null, 'Limited', 'Selon l’installateur'],
] as const)('same day, %s: %s', (complexity, english, french) => {
  const service = { complexity, timeOnSite: null }
  expect([sameDayText(service, 'en'), sameDayText(service, 'fr')]).toEqual([english, french])
})

test.each([
  [{ low: 1, high: 2, unit: 'days' }, null],
  [null, 'per 30 ft, over several days'],
  [{ low: 4, high: 7, unit: 'hours' }, 'sur plusieurs jours'],
] as const)('work of several days is never done the same day: %j %s', (timeOnSite, timeNote) => {
  expect(sameDayText({ complexity: 'Moderate', timeOnSite, timeNote }, 'en')).toBe('No')
  expect(sameDayText({ complexity: 'Complex', timeOnSite, timeNote }, 'fr')).toBe('Non')
})

test('a set that may take a day can be done the same day', () => {
  const playset = { complexity: 'Moderate', timeOnSite: null, timeNote: 'or a day for a large set' } as const
  expect(sameDayText(playset, 'en')).toBe('Limited')
})

test('a factor has two decimals, and does not part from its sign', () => {
  expect(factorText(1.5, getFormatters('en'))).toBe('×\u00A01.50')
  expect(factorText(1.15, getFormatters('fr'))).toBe('×\u00A01,15')
})

test('a price range is written as the language does, and left alone when it cannot be read', () => {
  expect(priceRangeText('$2,500-$6,000', 'en')).toBe('$2,500-$6,000')
  expect(plain(priceRangeText('$2,500-$6,000', 'fr'))).toBe('2 500–6 000 $')
  expect(priceRangeText('Call us', 'fr')).toBe('Call us')
  expect(priceRangeText(null, 'en')).toBe('')
})

test.each([
  ['range', 'Price range in Canada', 'Fourchette de prix au Canada'],
  ['cityAverage', 'Average in Toronto', 'Moyenne à Toronto'],
  ['cityRange', 'Range in Toronto', 'Fourchette à Toronto'],
  ['mostJobs', 'Most small jobs in Toronto', 'La plupart des petits travaux à Toronto'],
  ['estimate', 'Estimate', 'Estimation'],
] as const)('the figure %s is called %s', (name, english, french) => {
  const figure: Figure = { name, min: 140, max: 380, city: 'Toronto' }
  expect([figureName(figure, en.money), figureName(figure, fr.money)]).toEqual([english, french])
  expect([figureText(figure, 'en'), plain(figureText(figure, 'fr'))]).toEqual(['$140-$380', '140–380 $'])
})

test('a price says which compulsory fees are in it', () => {
  const fees = [
    { name: 'disposal fee', amount: 25 },
    { name: 'permit', amount: 120 },
  ]
  const figure: Figure = { name: 'range', min: 245, max: 445, fees }
  expect(figureLabel(figure, en.money, 'en')).toBe(
    'Price range in Canada, includes $25 disposal fee and $120 permit',
  )
  expect(figureWithFees(figure, en.money, 'en')).toBe('$245-$445, includes $25 disposal fee and $120 permit')
  const french: Figure = {
    ...figure,
    name: 'estimate',
    fees: [{ name: 'frais de mise au rebut', amount: 25 }],
  }
  expect(plain(figureLabel(french, fr.money, 'fr'))).toBe(
    'Estimation, y compris frais de mise au rebut (25 $)',
  )
  // Of a bundle, whose fees are discounted with it.
  expect(figureWithFees({ ...figure, fees: [{ name: 'permit', amount: null }] }, en.money, 'en')).toBe(
    '$245-$445, includes permit',
  )
  expect(figureLabel({ name: 'range', min: 1, max: 2 }, en.money, 'en')).toBe('Price range in Canada')
})

test('without a figure there is no text', () => {
  expect([figureText(null, 'en'), figureName(null, en.money)]).toEqual(['', ''])
})

test('the words of a service follow its time, or else the time of its complexity, everywhere', () => {
  const timeNote = 'over several days'
  const own = { complexity: 'Complex', timeOnSite: { low: 4, high: 7, unit: 'hours' }, timeNote } as const
  const ofBand = { complexity: 'Moderate', timeOnSite: null, timeNote } as const
  for (const text of [timeText, answerTimeText]) {
    expect(text(own, bands, 'en')).toBe('4-7 hours over several days')
    expect(text(ofBand, bands, 'en')).toBe('2-4 hours over several days')
  }
  const settings = settingsOf(null)
  const estimated = (service: TimedService) =>
    estimateOf(
      { _id: 'a', priceRange: '$1-$2', compulsoryFees: null, addOns: null, ...service },
      null,
      {},
      settings,
    )
  expect(estimatedTimeText(estimated(own).time, 'en')).toBe('4-7 hours over several days')
  expect(estimatedTimeText(estimated(ofBand).time, 'en')).toBe('2.5 hours over several days')
})
