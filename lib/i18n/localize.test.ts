import { describe, expect, test } from 'vitest'
import { localize } from './localize.ts'

const string = (en?: string, fr?: string) => ({ _type: 'localeString' as const, en, fr })

describe('localize', () => {
  test('replaces localized fields at any depth and leaves the rest alone', () => {
    const document = {
      _id: 'service-x',
      name: string('Ceiling fans', 'Ventilateurs'),
      features: [string('Level', 'De niveau')],
      guide: { steps: [{ title: string('Measure', 'Mesurer'), minutes: 10 }] },
      priceRange: '$100-$300',
      nothing: null,
    }
    expect(localize(document, 'fr')).toEqual({
      _id: 'service-x',
      name: 'Ventilateurs',
      features: ['De niveau'],
      guide: { steps: [{ title: 'Mesurer', minutes: 10 }] },
      priceRange: '$100-$300',
      nothing: null,
    })
  })

  test('falls back to English, then to nothing', () => {
    const result = localize(
      {
        name: string('Deck', ''),
        features: [string('Level', 'De niveau'), string()],
        text: { _type: 'localeBlocks' as const },
      },
      'fr',
    )
    expect(result).toEqual({ name: 'Deck', features: ['De niveau', ''], text: [] })
  })

  test('shows no text that is none, whatever a script wrote', () => {
    const broken = { _type: 'localeString' as const, en: 'Deck', fr: { a: 1 } }
    expect(
      localize({ name: broken, text: { _type: 'localeBlocks' as const, fr: 'no blocks' } }, 'fr'),
    ).toEqual({
      name: 'Deck',
      text: [],
    })
  })
})
