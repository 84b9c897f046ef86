import { expect, test } from 'vitest'
import { checkSeed } from './check-seed.ts'
import type { SeedDocument } from './read-seed.ts'

/** Runs the Studio's validation of one document beside others, and answers its sentences. */
const problemsOf = (document: SeedDocument, ...others: SeedDocument[]) =>
  checkSeed([document, ...others], '.')

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })

test('a picture needs its description in both languages', async () => {
  const page = (alt: unknown): SeedDocument => ({
    _id: 'aboutPage',
    _type: 'aboutPage',
    title: line('About', 'À propos'),
    picture: { _type: 'picture', _sanityAsset: 'image@file://./package.json', ...(alt ? { alt } : {}) },
  })
  expect(await problemsOf(page(undefined))).toEqual([
    'aboutPage: picture.alt: Describe the picture in English.',
  ])
  expect(await problemsOf(page({ _type: 'localeString', en: 'A house' }))).toEqual([
    'aboutPage: picture.alt.fr is missing',
    'aboutPage: picture.alt: Describe the picture in French.',
  ])
  expect(await problemsOf(page(line('A house', 'Une maison')))).toEqual([])
})

test.each([
  [{ value: 0 }, 'Price: the smallest possible number is 1.'],
  [{ value: 20_000 }, 'Price: the largest possible number is 10000.'],
  [{ value: 45.5 }, 'Price: write a whole number.'],
  [{}, 'Price: write a number.'],
])('add-on %j', async (value, sentence) => {
  const addOn = { _key: 'a', _type: 'addOn', name: line('Kit', 'Trousse'), ...value }
  const problems = await problemsOf({
    _id: 'estimatorSettings',
    _type: 'estimatorSettings',
    defaultAddOns: [addOn],
  })
  expect(problems).toContain(`estimatorSettings: defaultAddOns[0].value: ${sentence}`)
})

test.each([
  [{ amount: 25 }, []],
  [{ amount: 0 }, ['amount: Amount: the smallest possible number is 1.']],
  [{ amount: 24.5 }, ['amount: Amount: write a whole number.']],
  [{}, ['amount: Amount: write a number.']],
])('a compulsory fee %j', async (amount, sentences) => {
  const fee = {
    _key: 'a',
    _type: 'compulsoryFee',
    name: line('disposal fee', 'frais de mise au rebut'),
    ...amount,
  }
  const problems = await problemsOf({ _id: 'service-a', _type: 'service', compulsoryFees: [fee] })
  expect(problems.filter((problem) => problem.includes('compulsoryFees'))).toEqual(
    sentences.map((sentence) => `service-a: compulsoryFees[0].${sentence}`),
  )
})

test.each([
  [{ low: 4, high: 3 }, 'Time on site: the first number is larger than the second.'],
  [{ low: 4 }, 'Time on site: fill in both numbers, or none.'],
])('a time on site of %j', async (ends, sentence) => {
  const problems = await problemsOf({
    _id: 'service-a',
    _type: 'service',
    timeOnSite: { _type: 'timeOnSite', unit: 'days', ...ends },
  })
  expect(problems).toContain(`service-a: timeOnSite: ${sentence}`)
})

test.each([0, 5.5])('a rating of %d is refused', async (rating) => {
  const problems = await problemsOf({ _id: 'review-1', _type: 'review', rating })
  expect(problems.filter((problem) => problem.includes(': rating:'))).toHaveLength(1)
})

test('fixed words are checked', async () => {
  const problems = await problemsOf({ _id: 'service-a', _type: 'service', complexity: 'Hard' })
  expect(problems.filter((problem) => problem.includes(': complexity:'))).toHaveLength(1)
})

test('a menu link leads to one place', async () => {
  const link = (target: object) => ({
    _key: 'a',
    _type: 'menuLink',
    label: line('About', 'À propos'),
    ...target,
  })
  const menu = (target: object): SeedDocument => ({
    _id: 'menu-header',
    _type: 'navigationMenu',
    place: 'header',
    links: [link(target)],
  })
  const sentence = 'menu-header: links[0]: Choose a document or write a path: one of the two.'
  expect(await problemsOf(menu({}))).toEqual([sentence])
  expect(await problemsOf(menu({ path: '/about' }))).toEqual([])
  expect(await problemsOf(menu({ path: 'about' }))).toHaveLength(1)
})

test('keys, codes and places are used once', async () => {
  const menu = (id: string): SeedDocument => ({ _id: id, _type: 'navigationMenu', place: 'footer' })
  expect(await problemsOf(menu('menu-a'), menu('menu-b'))).toContain(
    'menu-a: place: Place: another document already has "footer".',
  )
})

const redirect = (id: string, from: string, to: string): SeedDocument => ({
  _id: id,
  _type: 'redirect',
  from,
  to,
})

test.each([
  ['/a', '/a', 'to: The new path is the old one: that would never end.'],
  ['/a', '/A', 'to: The new path is the old one: that would never end.'],
  ['a', '/b', 'from: Write a path that starts with /, without a question mark, such as /old-service.'],
  ['/a?x=1', '/b', 'from: Write a path that starts with /, without a question mark, such as /old-service.'],
  [
    '/a',
    'https://example.ca',
    'to: Write a path that starts with /, without a question mark, such as /old-service.',
  ],
  [
    '/a/',
    '/b',
    'from: Leave out the slash at the end: addresses here have none, and with or without it visitors get the same.',
  ],
  ['/contact', '/b', 'from: There is a page at this address. A redirect works only where none is.'],
])('redirect from %s to %s', async (from, to, sentence) => {
  expect(await problemsOf(redirect('redirect-1', from, to))).toEqual([`redirect-1: ${sentence}`])
})

test('redirects do not lead in a circle or compete', async () => {
  const problems = await problemsOf(
    redirect('redirect-1', '/a', '/b'),
    redirect('redirect-2', '/b', '/a'),
    redirect('redirect-3', '/a', '/c'),
  )
  expect(problems).toEqual([
    'redirect-1: from: Another redirect already has this old path.',
    'redirect-1: to: Another redirect leads from this path back to the old one: that would never end.',
    'redirect-2: to: Another redirect leads from this path back to the old one: that would never end.',
    'redirect-3: from: Another redirect already has this old path.',
  ])
})
