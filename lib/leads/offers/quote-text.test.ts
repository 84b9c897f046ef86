import { expect, test } from 'vitest'
import type { Quote } from './offer.ts'
import { quotePrice, withTaxOf } from './quote-text.ts'

const quote: Quote = {
  priceLow: 450,
  priceHigh: 450,
  tax: 'added',
  permit: null,
  included: 'Mounting.',
  days: ['2026-12-05'],
  validUntil: '2026-12-31',
  file: null,
}

/** With plain spaces: French puts no-break spaces before units and signs. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test.each<[Partial<Quote>, string, string, string]>([
  [{}, 'ON', '$450, plus HST 13% (ON)', '450 $, TVH de 13 % en sus (Ont.)'],
  [{ priceHigh: 520 }, '', '$450-$520, before tax', '450–520 $, avant taxes'],
  [{ tax: 'none' }, 'ON', '$450, no tax', '450 $, sans taxes'],
  // A permit that costs nothing, and none at all, are the same price.
  [{ permit: 0 }, 'YT', '$450, plus GST 5% (YT)', '450 $, TPS de 5 % en sus (Yn)'],
  [
    { permit: 90, priceHigh: 520 },
    'NS',
    '$540-$610 with the permit ($90), plus HST 14% (NS)',
    '540–610 $ avec le permis (90 $), TVH de 14 % en sus (N.-É.)',
  ],
])('a quote %j in %s', (change, province, english, french) => {
  expect(quotePrice({ ...quote, ...change }, province, 'en')).toBe(english)
  expect(plain(quotePrice({ ...quote, ...change }, province, 'fr'))).toBe(french)
})

test('a final price says its taxes as the quote did', () => {
  expect(withTaxOf(quote, '$450.50', 'ON', 'en')).toBe('$450.50, plus HST 13% (ON)')
  expect(withTaxOf({ tax: 'none' }, '$450.50', 'ON', 'en')).toBe('$450.50, no tax')
  expect(withTaxOf(null, '$450.50', 'ON', 'en')).toBe('$450.50, plus HST 13% (ON)')
})
