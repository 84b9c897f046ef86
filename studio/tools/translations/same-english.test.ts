import { expect, test } from 'vitest'
import { sameEnglish } from './same-english.ts'
import { itemsOf } from './work-list.ts'

const line = (en: string, fr?: string, translatedFrom?: string) => ({
  _type: 'localeString',
  en,
  ...(fr && { fr }),
  ...(translatedFrom && { translatedFrom }),
})

const items = [
  line('Book now'),
  line('Book now ', 'Réserver'),
  line('Book now', 'Réservez'),
  line('Book now', 'Réserver'),
  line('Book now', 'Commander', 'Order now'),
  line('Book', 'Réservation'),
  { _type: 'localeBlocks', en: 'Book now', fr: [] },
].flatMap((name, index) => itemsOf({ _id: `s${index}`, _type: 'service', _updatedAt: '', name }))

test('the French of the same English, the most frequent first; what is out of date does not count', () => {
  const [first] = items
  expect(first && sameEnglish(items, first)).toEqual([
    { french: 'Réserver', count: 2 },
    { french: 'Réservez', count: 1 },
  ])
})

test('French that the text has already is not offered', () => {
  const reserved = items.find(({ field }) => field.fr === 'Réservez')
  expect(reserved && sameEnglish(items, reserved)).toEqual([{ french: 'Réserver', count: 2 }])
})
