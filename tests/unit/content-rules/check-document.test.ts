// Reads the sample content.

import { expect, test } from 'vitest'
import { checkDocument } from '#lib/content-rules/check-document.ts'
import { client, documents, expectSameProblems, onServer, SAMPLES } from './same-problems.ts'

/** Types with most kinds of rules. The sweep has all. */
const TYPES = ['category', 'redirect', 'siteFigures']

test('the seed breaks no rule', async () => {
  const found = await Promise.all(SAMPLES.map(onServer))
  expect(found.flat()).toEqual([])
})

test('the server finds what the Studio finds', async () => {
  const samples = SAMPLES.filter(({ _type }) => TYPES.includes(_type))
  expect(samples).toHaveLength(TYPES.length)
  expect(await expectSameProblems(samples)).toBeGreaterThan(20)
})

test('sentences are in the language that is asked for', async () => {
  const service = documents.find(({ _type }) => _type === 'service')
  const fetch = (query: string, params: Record<string, unknown>) => client.fetch(query, params)
  const problems = await checkDocument({ ...service, name: undefined }, fetch, 'fr')
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/écrivez le texte anglais/),
  ])
})

test('a hidden section may be unfinished, as in the Studio', async () => {
  const fetch = (query: string, params: Record<string, unknown>) => client.fetch(query, params)
  const problemsWith = (hidden: boolean) => {
    const hero = {
      _type: 'heroBlock',
      _key: 'hero',
      hidden,
      title: { _type: 'localeString', fr: 'Sans anglais' },
    }
    return checkDocument({ _id: 'page', _type: 'landingPage', sections: [hero] }, fetch, 'en')
  }
  const ofHero = ({ path }: { path: readonly unknown[] }) => path[0] === 'sections' && path.length > 1
  expect((await problemsWith(false)).filter(ofHero)).not.toEqual([])
  expect((await problemsWith(true)).filter(ofHero)).toEqual([])
})
