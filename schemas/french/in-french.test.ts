import { readdirSync, readFileSync } from 'node:fs'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { CHOICES } from './choices.ts'
import { frenchPhrase } from './dictionary.ts'
import { DOCUMENT_DESCRIPTIONS } from './document-descriptions.ts'
import { DOCUMENT_TITLES } from './document-titles.ts'
import { type Definition, inFrench, PARTS } from './in-french.ts'
import { lookup } from './lookup.ts'
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { PAGE_TITLES } from './page-titles.ts'
import { PHRASES } from './phrases.ts'

const TITLES = { ...DOCUMENT_TITLES, ...PAGE_TITLES }
const DESCRIPTIONS = { ...DOCUMENT_DESCRIPTIONS, ...PAGE_DESCRIPTIONS }

/** Every definition of the content model: types, their fields, tabs, orderings, kinds of items, styles of text. */
function definitions(definition: Definition): Definition[] {
  const parts = Object.entries(definition).filter(([key]) => PARTS.includes(key))
  return [definition, ...parts.flatMap(([, part]) => [part].flat().flatMap(definitions))]
}

const all = schemaTypes.flatMap((type) => definitions(type as Definition))
const titles = new Set(all.flatMap(({ title }) => title ?? []))
const descriptions = new Set(all.flatMap(({ description }) => description ?? []))

/** Codes of provinces are the same in both languages. */
const lists = all.filter(({ name, options }) => options?.list && name !== 'code')

/** The English of a dictionary that nothing in `texts` is said with. */
function unused(dictionary: Record<string, string>, texts: Iterable<string>): string[] {
  const said = [...texts]
  return Object.keys(dictionary).filter((english) => {
    const says = lookup({ [english]: 'x' })
    return !said.some((text) => says(text) !== null)
  })
}

test.each([
  ['title', titles, TITLES],
  ['description', descriptions, DESCRIPTIONS],
])('every %s is in French, and nothing is that is not used', (_, texts, dictionary) => {
  const french = lookup(dictionary)
  expect([...texts].filter((text) => french(text) === null)).toEqual([])
  expect(unused(dictionary, texts)).toEqual([])
})

test('no text is translated in two places', () => {
  const twice = (one: object, other: object) => Object.keys(one).filter((english) => english in other)
  expect(twice(DOCUMENT_TITLES, PAGE_TITLES)).toEqual([])
  expect(twice(DOCUMENT_DESCRIPTIONS, PAGE_DESCRIPTIONS)).toEqual([])
})

test('every choice is in French, and nothing is that cannot be chosen', () => {
  const offered = lists.flatMap(({ name, options }) => options?.list?.map((item) => `${name}: ${item}`) ?? [])
  const french = Object.entries(CHOICES).flatMap(([field, choices]) =>
    Object.keys(choices).map((value) => `${field}: ${value}`),
  )
  expect([...new Set(offered)].toSorted()).toEqual(french.toSorted())
})

test('every phrase of a list is one the schema says', () => {
  const quoted = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('french/'))
    .flatMap((file) => [...readFileSync(`schemas/${file}`, 'utf8').matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)])
    // What is filled in is an x.
    .map(([, plain, filled]) => plain ?? filled?.replaceAll(/\$\{[^}]*\}/g, 'x') ?? '')
  expect(unused(PHRASES, quoted)).toEqual([])
  expect(
    quoted.filter(
      (text) =>
        /^No \w+ yet$|^Figures: |^Menu: | of 5$|is missing$/.test(text) && frenchPhrase(text) === text,
    ),
  ).toEqual([])
})

const schema = createSchema({ name: 'default', types: inFrench(schemaTypes) })

test('the French model is the same model', () => {
  expect((schema._validation ?? []).flatMap(({ problems }) => problems)).toEqual([])
  const shape = (definition: Definition): unknown[] => definitions(definition).map(({ name }) => name)
  expect(inFrench(schemaTypes).map((type) => shape(type as Definition))).toEqual(
    schemaTypes.map((type) => shape(type as Definition)),
  )
})

test('a list shows the French name, then the English, and says when the French is missing', () => {
  const prepare = schema.get('service')?.preview?.prepare
  const selection = { en: 'TV mounting', priceRange: '$100-$300' }
  expect(prepare?.({ ...selection, enInFrench: 'Télé au mur', fr: 'Télé au mur' })).toMatchObject({
    title: 'Télé au mur',
    subtitle: 'TV mounting · 100–300\u00A0$',
  })
  expect(prepare?.(selection)).toMatchObject({
    title: 'TV mounting',
    subtitle: 'Français manquant · 100–300\u00A0$',
  })
  expect(schema.get('pageFigures')?.preview?.prepare?.({ page: 'home' })).toMatchObject({
    title: 'Chiffres\u00A0: Page d’accueil',
  })
  expect(schema.get('homePage')?.preview?.prepare?.({})).toMatchObject({ title: 'Page d’accueil' })
})
