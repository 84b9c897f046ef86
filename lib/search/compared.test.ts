import { expect, test } from 'vitest'
import { comparedQuery, compareHref, readCompared, withAdded } from './compared.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', { services: [], installers: [], city: '' }],
  [
    'service=tv-mounting&service=projector-installation&service=tv-mounting&city=laval&lang=fr',
    { services: ['tv-mounting', 'projector-installation'], installers: [], city: 'laval' },
  ],
  ['service=&installer=installer-1&city=', { services: [], installers: ['installer-1'], city: '' }],
  ['service=..%2Fstudio&service=%3Cb%3E&city=a+b', { services: [], installers: [], city: '' }],
])('%s', (text, compared) => {
  expect(readCompared(query(text))).toEqual(compared)
})

test('an address is read as it was written', () => {
  const compared = { services: ['a', 'b'], installers: ['c'], city: 'toronto' }
  expect(readCompared(comparedQuery(compared))).toEqual(compared)
  expect(compareHref(compared)).toBe('/compare?service=a&service=b&installer=c&city=toronto')
  expect(compareHref({})).toBe('/compare')
})

test('what is added comes last, once, and the city is not part of a shortlist', () => {
  expect(`${withAdded(query('service=a&installer=c'), query('service=b&service=a&city=laval'))}`).toBe(
    'service=a&service=b&installer=c',
  )
})
