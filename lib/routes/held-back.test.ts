import { expect, test } from 'vitest'
import { heldBackPages } from './slugs.ts'

const page = (slug: string | null, heldBack?: string | null) => ({ _type: 'landingPage', slug, heldBack })

test('a page that staff hold back is not public in that language', () => {
  const documents = [
    page('sale', 'fr'),
    page('move', 'both'),
    page('deck', 'en'),
    page('open'),
    page(null, 'fr'),
  ]
  expect(heldBackPages(documents)).toEqual({
    en: new Set(['/landing-page/move', '/landing-page/deck']),
    fr: new Set(['/landing-page/sale', '/landing-page/move']),
  })
})

test('what no document may hold back stays public', () => {
  expect(
    heldBackPages([page('sale', 'de'), page('sale', null), { _type: 'other', slug: 'a', heldBack: 'fr' }]),
  ).toEqual({
    en: new Set(),
    fr: new Set(),
  })
})
