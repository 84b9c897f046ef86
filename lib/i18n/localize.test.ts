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

  test('falls back to English, then to nothing, and reports where', () => {
    const missing: string[] = []
    const result = localize(
      {
        name: string('Deck', ''),
        features: [string('Level', 'De niveau'), string()],
        text: { _type: 'localeBlocks' as const },
      },
      'fr',
      (path) => missing.push(path),
    )
    expect(result).toEqual({ name: 'Deck', features: ['De niveau', ''], text: [] })
    expect(missing).toEqual(['name', 'features[1]', 'text'])
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
