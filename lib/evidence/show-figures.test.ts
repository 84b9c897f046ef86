import { expect, test } from 'vitest'
import { withoutSamples } from './notes.ts'
import { type KnownFigures, showFigures } from './show-figures.ts'

const figure = (name: string, value: number, standing: KnownFigures['figures'][number]['standing']) => ({
  name,
  value,
  standing,
})
const SAMPLES = [
  figure('cities', 250, 'sample'),
  figure('reviews', 2500, 'sample'),
  figure('rating', 4.9, 'sample'),
]
const elsewhere: KnownFigures = { figures: SAMPLES, count: null, publicSite: null }
const atPublic: KnownFigures = {
  ...elsewhere,
  publicSite: { statedClaims: new Set(), isStated: () => false },
}
const text = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
const block = (...texts: string[]) => ({
  _type: 'block',
  style: 'normal',
  children: texts.map((one) => ({ _type: 'span', text: one })),
})

const LINE = text(
  'Quotes from {cities}+ cities. Prices first, in {city}.',
  'Des soumissions de plus de {cities} villes. Les prix d’abord, à {city}.',
)

test('a site that is not public says what the content says', () => {
  const value = {
    line: LINE,
    row: { key: 'a', value: text('{rating}/5', '{rating}/5'), label: text('rating', 'note') },
  }
  expect(showFigures(value, elsewhere)).toEqual({
    line: text(
      'Quotes from 250+ cities. Prices first, in {city}.',
      'Des soumissions de plus de 250 villes. Les prix d’abord, à {city}.',
    ),
    row: { key: 'a', value: text('4.9/5', '4,9/5'), label: text('rating', 'note') },
  })
})

test('on a public site the sentence says that its figure is invented; without its page it is left out', () => {
  const shown = showFigures(LINE, atPublic)
  expect(shown).toEqual(
    text(
      'Quotes from 250+ cities (sample figure). Prices first, in {city}.',
      'Des soumissions de plus de 250 villes (chiffre fictif). Les prix d’abord, à {city}.',
    ),
  )
  expect(withoutSamples(shown)).toEqual(text('Prices first, in {city}.', 'Les prix d’abord, à {city}.'))
})

test('so does a claim, until somebody answers for it', () => {
  const claim = text(
    'Technicians are background-checked. Are they insured?',
    'Leurs antécédents sont vérifiés. Et après?',
  )
  expect(showFigures(claim, atPublic).en).toBe(
    'Technicians are background-checked (sample statement). Are they insured?',
  )
  expect(showFigures(claim, atPublic).fr).toBe('Leurs antécédents sont vérifiés (mention fictive). Et après?')
  const publicSite = { statedClaims: new Set(['screening'] as const), isStated: () => false }
  expect(showFigures(claim, { ...atPublic, publicSite })).toEqual(claim)
})

test('a figure of a page says it behind its label', () => {
  const [id, key] = ['figures-service', 'customers']
  const row = { key, value: text('25,000+', '25\u00a0000+'), label: text('customers', 'clients') }
  const shown = showFigures({ _id: id, figures: [row] }, atPublic)
  expect(shown.figures[0]?.value).toEqual(row.value)
  expect(shown.figures[0]?.label.en).toBe('customers (sample figure)')
  expect(shown.figures[0]?.label.fr).toBe('clients (chiffre fictif)')
  const changed = { _id: id, figures: [{ ...row, value: text('31', '31') }] }
  expect(showFigures(changed, atPublic)).toEqual(changed)
  const publicSite = {
    statedClaims: new Set<never>(),
    isStated: (...place: unknown[]) => place.join() === [id, key].join(),
  }
  expect(showFigures({ _id: id, figures: [row] }, { ...atPublic, publicSite })).toEqual({
    _id: id,
    figures: [row],
  })
})

test('an invented value that is no text is null, in its own document only', () => {
  const settings = {
    _id: 'siteSettings',
    structuredData: { ratingValue: 4.8, reviewCount: 12, paymentAccepted: 'Cash' },
  }
  expect(showFigures(settings, atPublic).structuredData).toEqual({
    ...settings.structuredData,
    ratingValue: null,
  })
  expect(showFigures({ ...settings, _id: 'other' }, atPublic).structuredData).toEqual(settings.structuredData)
  expect(showFigures(settings, elsewhere)).toEqual(settings)
})

test('a counted figure is exact, and says when it was counted and of how many reviews', () => {
  const known: KnownFigures = {
    figures: [
      figure('reviews', 38, 'counted'),
      figure('rating', 4.7, 'counted'),
      figure('cities', 31, 'counted'),
    ],
    count: { day: '2026-11-30', reviews: 38 },
    publicSite: null,
  }
  const shown = (en: string, fr: string) => {
    const field = showFigures(text(en, fr), known)
    return [field.en, field.fr]
  }
  expect(shown('Rated {rating}. Look.', 'Note de {rating}. Voyez.')).toEqual([
    'Rated 4.7 (from 38 reviews, November 2026). Look.',
    'Note de 4,7 (sur 38 avis, novembre 2026). Voyez.',
  ])
  expect(shown('{rating}/5 from {reviews}+', '{rating}/5 sur plus de {reviews} avis')).toEqual([
    '4.7/5 from 38 (November 2026)',
    '4,7/5 sur 38 avis (novembre 2026)',
  ])
  const row = { value: text('{cities}+', '{cities}+'), label: text('cities', 'villes') }
  expect(showFigures(row, known)).toEqual({
    value: text('31', '31'),
    label: text('cities (November 2026)', 'villes (novembre 2026)'),
  })
})

test('in formatted text the note stands at the end of the sentence, in whatever part that is', () => {
  const field = {
    _type: 'localeBlocks',
    en: [
      { ...block('Insurance'), style: 'h2' },
      block('Cover goes up to $2M; see ', 'our terms', '.'),
      { ...block('Cities'), style: 'h2' },
      block('We work in {cities}+ cities. ', 'Ask us.'),
    ],
  }
  const shown = showFigures(field, atPublic)
  expect(shown.en.map(({ children }) => children.map((span) => span.text))).toEqual([
    ['Insurance'],
    ['Cover goes up to $2M; see ', 'our terms (sample figure)', '.'],
    ['Cities'],
    ['We work in 250+ cities (sample figure). ', 'Ask us.'],
  ])
  expect(withoutSamples(shown).en.map(({ children }) => children.map((span) => span.text))).toEqual([
    ['Cities'],
    ['Ask us.'],
  ])
})

test('a draft’s invisible marks stay at the end', () => {
  const mark = '\u200b\u200c'.repeat(60)
  const shown = showFigures(text(`In {cities}+ cities.${mark}`, ''), atPublic)
  expect(shown.en).toBe(`In 250+ cities (sample figure).${mark}`)
})
