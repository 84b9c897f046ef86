import { expect, test } from 'vitest'
import { offeredNames, typedName } from './offered-names.ts'

const FIGURES = [
  { name: 'cities', value: 250, label: { en: 'Cities', fr: 'Villes' } },
  { name: 'installers', value: 2500, label: { en: 'Installers' } },
]
const place = { type: 'homePage', path: ['lead', 'fr'], textLanguage: 'fr', language: 'fr' } as const

test.each([
  ['in {', ''],
  ['in {cit', 'cit'],
  ['in {cities}', null],
  ['in { cit', null],
  ['cities', null],
])('before the caret %j the name typed is %j', (text, typed) => {
  expect(typedName(text)).toBe(typed)
})

test('a page offers its own names, then the figures as the language of the text writes them', () => {
  expect(offeredNames('', FIGURES, { ...place, path: [...place.path] })).toEqual([
    { name: 'serviceCount' },
    { name: 'cities', label: 'Villes', value: '250' },
    { name: 'installers', label: 'Installers', value: '2\u00a0500' },
  ])
  expect(offeredNames('CI', FIGURES, { ...place, path: [] }).map(({ name }) => name)).toEqual(['cities'])
})

test('a name of one field alone is offered there only', () => {
  const names = (field: string) =>
    offeredNames('average', [], { ...place, type: 'servicePage', path: [field, 'en'] })
  expect(names('averageNote')).toEqual([{ name: 'average' }])
  expect(names('quoteNote')).toEqual([])
})
