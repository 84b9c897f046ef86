import { expect, test } from 'vitest'
import { chosenFormPath, hyphenated } from './form-choices.ts'

const known = {
  service: new Set(['tv-mounting']),
  city: new Set(['toronto', 'quebec-city']),
  contractors: new Set(['queen-street-installations']),
  emergencies: new Set(['emergency-lock-repair']),
}

test.each([
  ['/get-quote?service=tv-mounting&city=toronto', '/get-quote/for/tv-mounting/toronto/-/-'],
  ['/get-quote?service=TV+mounting&city=Quebec+City', '/get-quote/for/tv-mounting/quebec-city/-/-'],
  ['/get-quote?urgent=true&service=emergency-lock-repair', '/get-quote/for/emergency-lock-repair/-/-/urgent'],
  ['/get-quote?contractor=queen-street-installations', '/get-quote/for/-/-/queen-street-installations/-'],
  ['/get-quote?urgent=true', '/get-quote/for/-/-/-/urgent'],
  ['/get-quote?city=../../studio&urgent=yes&service=%3Cscript%3E', null],
  ['/get-quote?lang=fr', null],
  ['/book-installation?service=tv-mounting', '/book-installation/for/tv-mounting/-'],
  ['/book-installation?service=emergency-lock-repair&city=toronto', '/book-installation/for/-/toronto'],
  ['/book-installation', null],
  ['/contact?service=tv-mounting', null],
])('%s', (address, expected) => {
  const { pathname, searchParams } = new URL(address, 'https://example.ca')
  expect(chosenFormPath(pathname, searchParams, known)).toBe(expected)
})

test('an emergency service is linked by its name in lower case with dashes', () => {
  expect(hyphenated('Emergency electrical repair')).toBe('emergency-electrical-repair')
  expect(hyphenated('Heating & Gas (24/7)')).toBe('heating-gas-24-7')
})
