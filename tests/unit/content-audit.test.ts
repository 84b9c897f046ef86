// Reads the sample content.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { figureTexts } from '#lib/i18n/named-figures.ts'
import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import { pathOf, SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { fittingTitle } from '#lib/seo/page-title.ts'
import { isRecord, readSeed, type SeedDocument } from './seed/read-seed.ts'

/*
 * What is wrong with the content as a whole. That each document fits the content model, is written in both languages and
 * keeps to the conventions of French is for seed.test.ts; the dictionaries are in lib/i18n/dictionary.test.ts.
 */

/** What search engines show of a title and a description, in characters. */
const LONGEST = { title: 60, description: 155 } as const

/** The longest alternative text a screen reader's user hears out. */
const LONGEST_ALT = 200

const seed = readSeed(resolve('studio/seed/production.ndjson'))
const ofType = (type: string) => seed.filter(({ _type }) => _type === type)
const document = (id: string) => seed.find(({ _id }) => _id === id) as SeedDocument

/** Every object in a value, with where it is. */
function objectsIn(value: unknown, path: string): [path: string, object: Record<string, unknown>][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`))
  if (!isRecord(value)) return []
  const inner = Object.entries(value).flatMap(([name, part]) => objectsIn(part, `${path}.${name}`))
  return [[path, value], ...inner]
}

const objects = seed.flatMap((one) => objectsIn(one, one._id))

/** A text of a document in a language; empty where there is none. */
function textAt(from: unknown, path: string, lang: Language): string {
  const field = path
    .split('.')
    .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), from)
  return isRecord(field) && typeof field[lang] === 'string' ? field[lang] : ''
}

interface Named {
  name: string
  value: number
}

const figures = document('siteFigures').figures as Named[]
const refOf = (field: unknown) => (isRecord(field) ? String(field._ref) : '')

/** What fills the names in braces in a text about one document. */
const valuesOf = (values: Record<string, string>, lang: Language) => ({
  ...figureTexts(figures, lang),
  serviceCount: String(ofType('service').length),
  duration: lang === 'fr' ? '2 à 4 heures' : '2-4 hours',
  ...values,
})

/** What the head of every page says, where its document or its kind of page has a text of its own. */
function heads(lang: Language): { of: string; title: string; description: string }[] {
  const head = (of: string, page: unknown, values: Record<string, string>) => {
    const [title, description, heading] = ['seo.title', 'seo.description', 'title'].map((path) =>
      fillPlaceholders(textAt(page, path, lang), valuesOf(values, lang)),
    )
    return { of, title: fittingTitle(title ?? '', heading ?? '') ?? '', description: description ?? '' }
  }
  const named = (one: SeedDocument) => textAt(one, 'name', lang)
  const price = ({ priceRange }: SeedDocument) => priceRangeText(String(priceRange), lang)
  return [
    ...seed
      .filter(({ seo, title }) => seo && !/\{\w+\}/.test(textAt({ title }, 'title', lang)))
      .map((one) =>
        head(one._id, { ...one, title: undefined }, { service: named(one), priceRange: price(one) }),
      ),
    ...ofType('city').flatMap((city) => [
      head(`${city._id} by default`, document('cityPage'), {
        city: named(city),
        province: named(document(refOf(city.province))),
      }),
      ...ofType('service').map((service) =>
        head(`${city._id} ${service._id}`, document('cityServicePage'), {
          city: named(city),
          service: named(service),
          priceRange: price(service),
        }),
      ),
    ]),
  ]
}

test.each(LANGUAGES)('search engines show every title and description whole, in %s', (lang) => {
  const all = heads(lang)
  expect(all.length).toBeGreaterThan(2000)
  const tooLong = all.flatMap(({ of, ...texts }) =>
    (['title', 'description'] as const)
      .filter((name) => texts[name].length > LONGEST[name])
      .map((name) => `${of}: ${name} of ${texts[name].length}: ${texts[name]}`),
  )
  expect(tooLong).toEqual([])
})

test('no two documents say the same about themselves', () => {
  const said = seed.flatMap((one) =>
    ['description', 'lead', 'seo.title', 'seo.description', 'question'].flatMap((path) =>
      LANGUAGES.map((lang) => ({ by: one._id, text: textAt(one, path, lang) })),
    ),
  )
  const own = said.filter(({ text }) => text !== '')
  const first = new Map(own.toReversed().map(({ by, text }) => [text, by]))
  expect(own.filter(({ by, text }) => first.get(text) !== by)).toEqual([])
})

test('every link leads to a page there is', () => {
  const slugOf = ({ slug }: SeedDocument) => (isRecord(slug) ? String(slug.current) : null)
  const pages = new Set([
    ...SINGLE_PAGES,
    ...seed.map((one) => pathOf({ _type: one._type, slug: slugOf(one) })),
  ])
  const links = objects.flatMap(([at, { path, href }]) =>
    [path, href].flatMap((link) => (typeof link === 'string' && link.startsWith('/') ? [[at, link]] : [])),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(([, link = '']) => !pages.has(link.replace(/[?#].*/, '') || '/'))).toEqual([])
})

test('a section has more than its heading', () => {
  const sections = seed.flatMap(({ _id, sections = [] }) =>
    (sections as Record<string, unknown>[]).map((section) => ({ _id, section })),
  )
  expect(sections.length).toBeGreaterThan(20)
  const empty = ({ section }: (typeof sections)[number]) =>
    !['body', 'points', 'links', 'picture'].some((part) => section[part])
  expect(sections.filter(empty)).toEqual([])
})

test('an alternative text says what is to be seen, in one breath', () => {
  const alts = objects.flatMap(([at, { _type, alt }]) =>
    _type === 'picture' ? LANGUAGES.map((lang) => ({ at, text: textAt({ alt }, 'alt', lang) })) : [],
  )
  expect(alts.length).toBeGreaterThan(100)
  const bad = ({ text }: { text: string }) =>
    text.length < 10 || text.length > LONGEST_ALT || /^(image|picture|photo|drawing|dessin)\b/i.test(text)
  expect(alts.filter(bad)).toEqual([])
})

test('a figure the site has a name for is not written out', () => {
  const texts = objects.flatMap(([at, field]) =>
    LANGUAGES.flatMap((lang) => (typeof field[lang] === 'string' ? [{ at, lang, text: field[lang] }] : [])),
  )
  const written = (lang: Language) =>
    Object.entries(figureTexts(figures, lang)).filter(([name]) => !['rating', 'recommended'].includes(name))
  // The reviews and the satisfaction of a page are figures of their own: 250+ reviews in a city, 25,000+ customers.
  const found = texts.filter(
    ({ at, lang, text }) =>
      !at.startsWith('figures-') && written(lang).some(([, value]) => text.includes(`${value}+`)),
  )
  expect(found).toEqual([])
})

test('only the settings say the name of the site, so a new name leaves none of the old one behind', () => {
  const { name, ...settings } = document('siteSettings')
  const named = new RegExp(`\\b${name}\\b`)
  const others = [settings, ...seed.filter(({ _id }) => _id !== 'siteSettings')]
  expect(others.filter((one) => named.test(JSON.stringify(one)))).toEqual([])
})

test('a figure of a page has a noun, and one value for it', () => {
  const pages = ofType('pageFigures').flatMap(({ _id, figures: list }) =>
    LANGUAGES.map((lang) => ({
      at: `${_id} in ${lang}`,
      nouns: (list as unknown[]).map((one) => textAt(one, 'label', lang)),
    })),
  )
  expect(pages.filter(({ nouns }) => nouns.includes('') || new Set(nouns).size < nouns.length)).toEqual([])
})

test('the figures of each page are those of docs/product.md', () => {
  const table = readFileSync(resolve('docs/product.md'), 'utf8').match(
    /\| page \| figures \|\n.*\n((?:\|.*\n)+)/,
  )?.[1]
  const documented = (table ?? '').trim().split('\n')
  const written = ofType('pageFigures').map(({ _id, figures: list }) => {
    const texts = (list as unknown[]).map(
      (one) => `${textAt(one, 'value', 'en')} ${textAt(one, 'label', 'en')}`,
    )
    const page =
      _id === 'figures-city-service' ? 'service in a city' : _id.slice('figures-'.length).replaceAll('-', ' ')
    return `| ${page} | ${fillPlaceholders(texts.join(', '), figureTexts(figures, 'en'))} |`
  })
  expect(written.toSorted()).toEqual(documented.toSorted())
})

test('a service has two reviews at least, or none', () => {
  const reviewed = ofType('review').map(({ service }) => refOf(service))
  const lonely = new Set(reviewed.filter((id) => reviewed.indexOf(id) === reviewed.lastIndexOf(id)))
  expect([...lonely]).toEqual([])
})

test('forty cities in every province and territory; the first 25 have installers, the ten largest three', () => {
  const cities = ofType('city')
  expect(cities).toHaveLength(40)
  const provinces = new Set(cities.map(({ province }) => refOf(province)))
  expect(ofType('province').filter(({ _id }) => !provinces.has(_id))).toEqual([])
  const installers = ofType('installer').map(({ city }) => refOf(city))
  const countOf = (id: string) => installers.filter((city) => city === id).length
  const few = cities.filter(({ _id, order }) => Number(order) <= 25 && countOf(_id) === 0)
  expect(few.map(({ _id }) => _id)).toEqual([])
  const largest = 'toronto montreal calgary ottawa edmonton winnipeg mississauga vancouver brampton hamilton'
  expect(largest.split(' ').filter((city) => countOf(`city-${city}`) < 3)).toEqual([])
})

test('the reviews of a city’s installers add up to those the city names', () => {
  const sums = ofType('city').flatMap(({ _id, localData }) => {
    const total = isRecord(localData) ? localData.totalReviews : undefined
    const counts = ofType('installer').filter(({ city }) => refOf(city) === _id)
    const sum = counts.reduce((all, { reviewCount }) => all + Number(reviewCount), 0)
    return typeof total === 'number' && total !== sum ? [`${_id}: ${total}, not ${sum}`] : []
  })
  expect(sums).toEqual([])
})

test('a city with prices below the range in Canada says why they are lower', () => {
  const cheap = ofType('city').filter(
    ({ localPricing }) => isRecord(localPricing) && Number(localPricing.baseMultiplier) < 1,
  )
  expect(cheap.length).toBeGreaterThan(10)
  const reasons = (city: SeedDocument, lang: Language) => {
    const { factors } = city.localPricing as { factors: Record<Language, string>[] }
    return factors.map((factor) => factor[lang]).join('\n')
  }
  const silent = cheap.filter(
    (city) => !/\blower\b/i.test(reasons(city, 'en')) || !/inférieurs/.test(reasons(city, 'fr')),
  )
  expect(silent.map(({ _id }) => _id)).toEqual([])
})

test('no installer comes on a day, or for an emergency, for which nobody comes in the city', () => {
  const beyond = ofType('installer').flatMap((installer) => {
    const { businessHours, emergencyService } = document(refOf(installer.city)).localData as {
      businessHours: { en: string }
      emergencyService: boolean
    }
    const days = textAt(installer, 'availability', 'en')
    const isBeyond =
      (/sunday|every day/i.test(days) && !/sunday/i.test(businessHours.en) && !/emergenc/i.test(days)) ||
      (/emergenc/i.test(days) && !emergencyService)
    return isBeyond ? [`${installer._id}: ${days}`] : []
  })
  expect(beyond).toEqual([])
})

/** Every English text in a value, with rich text. */
function englishIn(value: unknown, isEnglish = false): string[] {
  if (typeof value === 'string') return isEnglish ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => englishIn(item, isEnglish))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => englishIn(part, name === 'en' || isEnglish))
}

test('English texts say Quebec, and Québec only in the name of an institution', () => {
  const texts = seed.flatMap((one) => englishIn(one))
  expect(texts.some((text) => text.includes('Quebec'))).toBe(true)
  const institutions = /Hydro-Québec|CAA-Québec|Daikin Québec|Gouvernement du Québec/g
  expect(texts.filter((text) => text.replaceAll(institutions, '').includes('Québec'))).toEqual([])
})
