import { expect, test } from 'vitest'
import { type GuaranteeFigures, termsOf, termText } from './guarantee.ts'

const FIGURES: GuaranteeFigures = { freeReturnDays: 30, reportHours: 24, warrantyMonths: 24 }

const terms = (installedOn: string, noticedOn: string, reportedOn: string, changes = {}) =>
  termsOf({ installedOn, noticedOn }, { ...FIGURES, ...changes }, reportedOn).map(
    ({ name, until, holds }) => `${name} ${until} ${holds}`,
  )

test.each<[string, string[], string[]]>([
  [
    'the next day',
    ['2026-11-20', '2026-11-28', '2026-11-29'],
    ['freeReturn 2026-12-20 true', 'warranty 2028-11-20 true', 'report 2026-11-29 true'],
  ],
  [
    'on the last day of the free return',
    ['2026-11-20', '2026-12-20', '2026-12-20'],
    ['freeReturn 2026-12-20 true', 'warranty 2028-11-20 true', 'report 2026-12-21 true'],
  ],
  [
    'a day later, and noticed long before',
    ['2026-11-20', '2026-12-01', '2026-12-21'],
    ['freeReturn 2026-12-20 false', 'warranty 2028-11-20 true', 'report 2026-12-02 false'],
  ],
  [
    'after the warranty',
    ['2024-11-28', '', '2026-11-29'],
    ['freeReturn 2024-12-28 false', 'warranty 2026-11-28 false'],
  ],
])('terms of a claim %s', (_, [installed = '', noticed = '', reported = ''], expected) => {
  expect(terms(installed, noticed, reported)).toEqual(expected)
})

test('a warranty ends on the last day of a shorter month', () => {
  expect(terms('2026-08-31', '', '2026-09-01', { warrantyMonths: 6 })[1]).toBe('warranty 2027-02-28 true')
  expect(terms('2024-02-29', '', '2024-03-01', { warrantyMonths: 12 })[1]).toBe('warranty 2025-02-28 true')
})

test('a term says in words whether it covers the claim', () => {
  const [, warranty] = termsOf({ installedOn: '2026-11-20', noticedOn: '' }, FIGURES, '2026-11-29')
  if (!warranty) throw new Error('There is no warranty.')
  expect(termText(warranty, 'en')).toEqual({
    name: 'Warranty on the work',
    text: 'By the day of the installation that you gave, it runs until November 20, 2028.',
  })
  expect(termText({ ...warranty, holds: false, until: '2026-12-01' }, 'fr').text).toBe(
    'D’après la date d’installation indiquée, elle a pris fin le 1er décembre 2026. Nous étudions quand même votre réclamation.',
  )
})
