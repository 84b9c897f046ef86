import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['5148736565', '(514) 873-6565'],
  ['514 873-6565', '(514) 873-6565'],
  ['514.873.6565', '(514) 873-6565'],
  ['15148736565', '+1 (514) 873-6565'],
  ['+1 (514) 873-6565', '+1 (514) 873-6565'],
  ['873-6565', '873-6565'],
  ['25148736565', '25148736565'],
  ['514 873-6565 poste 12', '514 873-6565 poste 12'],
  ['1-800-INSTALL', '1-800-INSTALL'],
  ['+1 514 873 656', '+1 514 873 656'],
  ['５１４８７３６５６５', '(514) 873-6565'],
  ['（５１４）８７３－６５６５', '(514) 873-6565'],
  ['＋１　５１４ ８７３ ６５６５', '+1 (514) 873-6565'],
  ['٥١٤ ٨٧٣ ٦٥٦٥', '(514) 873-6565'],
  ['۵۱۴۸۷۳۶۵۶۵', '(514) 873-6565'],
  ['', ''],
])('%s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

/** Formats after each key, as the field of a page does. */
const typed = (keys: string) => [...keys].reduce((shown, key) => formatPhone(shown + key), '')

test.each([
  ['France', '+33 1 42 68 53 00'],
  ['the United Kingdom', '+44 20 7946 0958'],
  ['Norway', '+4722123456'],
  ['Denmark', '+45 32 12 34 56'],
  ['Mexico', '+52 55 1234 5678'],
  ['Germany', '+49 (0)30 901820'],
  ['Australia', '+61-2-9374-4000'],
  ['Haiti', '+509 28 12 3456'],
])('a number of %s is left as it is, typed or pasted', (_, number) => {
  expect(typed(number)).toBe(number)
  expect(formatPhone(number)).toBe(number)
})

test.each([
  ['5148736565', '(514) 873-6565'],
  ['15148736565', '+1 (514) 873-6565'],
  ['+1 514 873 6565', '+1 (514) 873-6565'],
  ['514 873-6565 poste 12', '(514) 873-6565 poste 12'],
])('%s, key by key', (keys, shown) => {
  expect(typed(keys)).toBe(shown)
})
