import type { SanityClient } from '@sanity/client'
import type { ValidationContext } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake, type TestLake } from '../../tests/lake/server.ts'
import { lostNames, pageNames, unfilledNames, unknownNames } from './names-in-texts.ts'

let lake: TestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startLake()
  client = lake.client()
  const figure = (name: string) => ({ _key: name, _type: 'namedFigure', name, value: 1 })
  const figures = [figure('cities'), figure('reviews')]
  await client.create({ _id: 'siteFigures', _type: 'siteFigures', figures })
  await client.create({
    _id: 'drafts.siteFigures',
    _type: 'siteFigures',
    figures: [...figures, figure('later')],
  })
  await client.create({
    _id: 'drafts.faq-a',
    _type: 'faq',
    question: { _type: 'localeString', fr: '{cities} ?' },
  })
})
afterAll(() => lake.close())

const context = (_type: string, path: string[]): ValidationContext =>
  ({ document: { _type }, path, getClient: () => client }) as unknown as ValidationContext

test('names of a page are those of its type, and of a field alone', () => {
  expect(pageNames('homePage', ['lead'])).toEqual(['serviceCount'])
  expect(pageNames('servicePage', ['averageNote'])).toEqual(expect.arrayContaining(['service', 'average']))
  expect(pageNames('servicePage', ['guaranteeLine'])).not.toContain('average')
  expect(pageNames('city', ['name'])).toEqual([])
})

test('what neither the page nor a figure fills in is named', () => {
  const figures = new Set(['cities'])
  expect(unfilledNames('{serviceCount} {cities} {citys}', 'homePage', ['lead'], figures)).toEqual(['citys'])
  expect(unfilledNames('{serviceCount}', 'city', ['description'], figures)).toEqual(['serviceCount'])
})

test('a figure counts once it is published', async () => {
  const ask = (text: string) => unknownNames(text, context('homePage', ['lead', 'en']))
  expect(await ask('{serviceCount} in {cities}')).toEqual([])
  expect(await ask('{later}')).toEqual(['later'])
})

test('a figure that only a draft names is in use, and one that nobody names may go', async () => {
  const ask = (kept: string[]) => lostNames(kept, context('siteFigures', ['figures']))
  expect(await ask(['reviews'])).toEqual(['cities'])
  expect(await ask(['cities', 'reviews'])).toEqual([])
  expect(await ask(['cities'])).toEqual([])
})
