import { expect, test } from 'vitest'
import { phoneHref, phoneText } from './phone.ts'

test.each([
  ['1-800-INSTALL', 'tel:+18004678255'],
  ['(514) 873-6565', 'tel:+15148736565'],
  ['+1 514 873-6565', 'tel:+15148736565'],
])('%s is called at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test.each([
  ['(514) 873-6565', '514\u00A0873-6565'],
  ['+1 (514) 873-6565', '514\u00A0873-6565'],
  ['514 873-6565 poste 12', '514 873-6565 poste 12'],
  ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
])('%s is %s in French, and stays in English', (phone, french) => {
  expect(phoneText(phone, 'fr')).toBe(french)
  expect(phoneText(phone, 'en')).toBe(phone)
})
