import { describe, expect, test } from 'vitest'
import { getFormatters } from './format.ts'
import { LANGUAGES, LOCALES } from './languages.ts'

const en = getFormatters('en')
const fr = getFormatters('fr')

// U+00A0 is the no-break space of French typography.
describe('formatters', () => {
  test.each([
    [en.price(1234.5), '$1,234.50'],
    [fr.price(1234.5), '1\u00A0234,50\u00A0$'],
    [en.price(100), '$100'],
    [fr.price(100), '100\u00A0$'],
    [en.priceRange(100, 250), '$100-$250'],
    [fr.priceRange(100, 250), '100–250\u00A0$'],
    [fr.priceRange(1000, 2500), '1\u00A0000–2\u00A0500\u00A0$'],
    [en.date('2026-03-01'), 'March 1, 2026'],
    [fr.date('2026-03-01'), '1er mars 2026'],
    [fr.date('2026-03-11'), '11 mars 2026'],
    [en.month('2024-01-31'), 'January 2024'],
    [fr.month('2024-01-31'), 'janvier 2024'],
    [en.date('soon'), ''],
    [fr.month(''), ''],
    [en.number(1247), '1,247'],
    [fr.number(1247), '1\u00A0247'],
    [en.list(['a', 'b', 'c']), 'a, b and c'],
    [fr.list(['a', 'b', 'c']), 'a, b et c'],
  ])('%s', (actual, expected) => expect(actual).toBe(expected))

  test.each(LANGUAGES)('a plural in %s is what Intl says', (lang) => {
    const rules = new Intl.PluralRules(LOCALES[lang])
    const counts = [...Array(200).keys(), 0.5, 1.5, 1.99, 4.8, 1_000, 1_000_000]
    for (const count of counts) {
      const expected = rules.select(count) === 'one' ? 'one' : 'other'
      expect(getFormatters(lang).plural(count, { one: 'one', other: 'other' }), String(count)).toBe(expected)
    }
  })
})
