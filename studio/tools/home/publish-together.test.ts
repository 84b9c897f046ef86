import type { SanityClient } from '@sanity/client'
import { NEVER, of } from 'rxjs'
import { createSourceFromConfig, type Workspace } from 'sanity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#lib/roles.ts'
import type { StoredDocument } from '#studio/core/document-pair.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { startLake, type TestLake } from '../../../tests/lake/server.ts'
import { changeDrafts, checkDrafts, type Drafted, discardShown, publishDrafts, readDrafts } from './drafts.ts'
import { readHome } from './read-home.ts'

let lake: TestLake
let client: SanityClient
let workspace: Workspace
beforeAll(async () => {
  lake = await startLake()
  client = lake.client('editor')
  workspace = (await createSourceFromConfig({
    name: 'default',
    title: 'Home',
    projectId: 'montage',
    dataset: 'production',
    schema: { types: schemaTypes('en') },
    auth: { state: of({ authenticated: true, currentUser: null, client }), token: NEVER },
  })) as unknown as Workspace
})
afterAll(() => lake.close())

const text = (en: string, fr = `${en} (fr)`) => ({ _type: 'localeString', en, fr })
const blocks = (words: string) => [
  {
    _type: 'block',
    _key: 'k',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
  },
]
const answer = { _type: 'localeBlocks', en: blocks('So.'), fr: blocks('Ainsi.') }
const faq = (_id: string, question: object = text('One?')) => ({
  _id,
  _type: 'faq',
  question,
  answer,
  topic: 'general',
  order: 1,
})

beforeEach(async () => {
  await client.delete({ query: '*[_type in ["faq", "review"]]' })
  await client.create(faq('english'))
  await client.create(faq('drafts.english', text('Two?')))
  await client.create(faq('french'))
  await client.create(faq('drafts.french', text('One?', 'Une?')))
})

const stored = async () =>
  (await client.fetch<{ _id: string }[]>('*[_type in ["faq", "review"]] | order(_id)')).map(({ _id }) => _id)

const check = (ids: string[], role: Role = 'editor') =>
  checkDrafts({
    client: lake.client(role),
    workspace,
    ids,
    isTranslator: role === 'translator',
    onProgress: () => {},
  })

const read = (...ids: string[]): Promise<Drafted[]> => readDrafts(client, ids)

test('the home has every draft with who changed it, for a translator those with only French', async () => {
  const home = await readHome(client, false)
  expect(home.drafts.map(({ id, isNew }) => [id, isNew])).toEqual([
    ['french', false],
    ['english', false],
  ])
  expect(home.drafts[0]?.editors).toEqual([{ id: expect.any(String), name: 'test editor' }])
  expect(home.recent.map(({ id }) => id)).toContain('english')

  const french = await readHome(lake.client('translator'), true)
  expect([french.drafts.map(({ id }) => id), french.leftToEditors]).toEqual([['french'], 1])
})

test('what breaks a rule stays a draft and says why; the others are published in one transaction', async () => {
  await client.create(faq('drafts.faulty', text('', '')))
  const checked = await check(['english', 'french', 'faulty', 'gone'])
  const faulty = checked.filter(({ obstacle }) => obstacle !== null)
  expect(faulty.map(({ pair }) => pair.id)).toEqual(['faulty'])
  expect(faulty[0]?.obstacle).toEqual({ kind: 'rules', sentences: ['Question: write the English text.'] })
  const ready = checked.filter(({ obstacle }) => obstacle === null).map(({ pair }) => pair)
  const before = lake.lake.lastSeq
  expect(await publishDrafts(client, ready)).toMatchObject({ kind: 'done' })
  expect(lake.lake.lastSeq).toBe(before + 1)
  expect(await stored()).toEqual(['drafts.faulty', 'english', 'french'])
  expect((await client.getDocument('english'))?.question.en).toBe('Two?')
})

test('one that was changed meanwhile keeps all of them from being published and from being discarded', async () => {
  const drafts = await read('english', 'french')
  await client.patch('drafts.french').set({ order: 2 }).commit()
  expect(await publishDrafts(client, drafts)).toEqual({ kind: 'changedMeanwhile' })
  expect(await discardShown(client, drafts)).toEqual({ kind: 'changedMeanwhile' })
  expect(await stored()).toEqual(['drafts.english', 'drafts.french', 'english', 'french'])
})

test('French that was written before publishing is published with its English; nothing is written over what came meanwhile', async () => {
  const drafts = await read('english', 'french')
  const withFrench = (id: string, draft: StoredDocument) =>
    id === 'english' ? { ...draft, question: text('Two?', 'Deux?') } : draft
  expect(await publishDrafts(client, await changeDrafts(client, drafts, withFrench))).toMatchObject({
    kind: 'done',
  })
  expect((await client.getDocument('english'))?.question).toEqual(text('Two?', 'Deux?'))
  await client.create(faq('drafts.english', text('Three?')))
  const stale = await read('english')
  await client.patch('drafts.english').set({ order: 5 }).commit()
  await expect(changeDrafts(client, stale, withFrench)).rejects.toMatchObject({ statusCode: 409 })
})

test('drafts are discarded together, what is on the site stays', async () => {
  await client.create(faq('drafts.new'))
  expect(await discardShown(client, await read('english', 'new'))).toMatchObject({ kind: 'done' })
  expect(await stored()).toEqual(['drafts.french', 'english', 'french'])
})

test('a translator is told what is an editor’s, and the lake refuses it', async () => {
  const translator = lake.client('translator')
  const checked = await check(['english', 'french'], 'translator')
  expect(checked.map(({ pair, obstacle }) => [pair.id, obstacle?.kind])).toEqual(
    expect.arrayContaining([
      ['english', 'notFrench'],
      ['french', undefined],
    ]),
  )
  expect(await publishDrafts(translator, await read('english', 'french'))).toMatchObject({ kind: 'refused' })
  expect(await discardShown(translator, await read('english'))).toMatchObject({ kind: 'refused' })
  expect(await stored()).toHaveLength(4)
  expect(await publishDrafts(translator, await read('french'))).toMatchObject({ kind: 'done' })
})

test('a new document may refer to another one that is published together with it', async () => {
  const other = { _type: 'reference', _key: 'r', _ref: 'new', _weak: true }
  const faqs = [{ ...other, _strengthenOnPublish: { type: 'faq' } }]
  await client.create({
    _id: 'drafts.page',
    _type: 'landingPage',
    sections: [{ _type: 'questionsBlock', _key: 'q', faqs }],
  })
  await client.create(faq('drafts.new'))
  const sentences = async (ids: string[]) => {
    const page = (await check(ids)).find(({ pair }) => pair.id === 'page')
    return page?.obstacle?.kind === 'rules' ? page.obstacle.sentences : []
  }
  const [alone, together] = [await sentences(['page']), await sentences(['page', 'new'])]
  expect(alone).toHaveLength(together.length + 1)
  expect(alone).toEqual(expect.arrayContaining(together))
  await client.delete('drafts.page')
})
