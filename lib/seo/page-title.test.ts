import { expect, test } from 'vitest'
import { fittingTitle, pageTitle } from './page-title.ts'

test.each([
  ['TV mounting', 'TV mounting | Montage'],
  ['Montage: home and tech installation', 'Montage: home and tech installation'],
  ['', 'Montage'],
  [
    'Installation de bornes de recharge pour véhicules électriques : prix',
    'Installation de bornes de recharge pour véhicules électriques : prix',
  ],
])('%s', (title, expected) => {
  expect(pageTitle(title, 'Montage')).toBe(expected)
})

test('a title that would be cut gives way to a shorter one, where there is one', () => {
  const long = 'Remplacement de panneau électrique à Trois-Rivières : 1 500–4 000 $'
  expect(fittingTitle(long, 'Remplacement de panneau électrique à Trois-Rivières')).not.toBe(long)
  expect(fittingTitle(long, null)).toBe(long)
  expect(fittingTitle('Télé : 100 $', 'Télé')).toBe('Télé : 100 $')
})
