import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

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
