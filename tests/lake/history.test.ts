import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startLake, type TestLake } from './server.ts'

const entries = z.array(
  z.object({
    id: z.string(),
    timestamp: z.string(),
    author: z.string(),
    documentIDs: z.array(z.string()),
    mutations: z.array(z.unknown()).optional(),
    effects: z
      .record(z.string(), z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }))
      .optional(),
  }),
)

let t: TestLake
const revisions: string[] = []

beforeAll(async () => {
  t = await startLake()
  const client = t.client('editor')
  const step = async (transactionId: string, action: Parameters<typeof client.action>[0]) => {
    revisions.push((await client.action(action, { transactionId })).transactionId)
    await new Promise((done) => setTimeout(done, 3)) // so that each step has a time of its own
  }
  const ids = { publishedId: 'faq', draftId: 'drafts.faq' }
  const attributes = { _id: 'drafts.faq', _type: 'question', question: 'One?' }
  await step('made', {
    actionType: 'sanity.action.document.create',
    publishedId: 'faq',
    attributes,
    ifExists: 'fail',
  })
  await step('edited', {
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { question: 'Two?' } },
  })
  await step('published', { actionType: 'sanity.action.document.publish', ...ids })
  await step('drafted', {
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { question: 'Three?' } },
  })
  await step('again', { actionType: 'sanity.action.document.publish', ...ids })
})
afterAll(() => t.close())

const history = async (path: string) => t.call(`v2025-02-19/data/history/production/${path}`)
const transactions = async (path: string) => {
  const response = await history(`transactions/${path}`)
  expect(response.headers.get('content-type')).toContain('ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  return entries.parse(lines.map((line) => JSON.parse(line)))
}
const at = async (query: string) => (await (await history(`documents/faq?${query}`)).json()).documents

describe('data/history/…/transactions', () => {
  it('lists what changed a document, oldest first, with effects that can be applied', async () => {
    const found = await transactions('drafts.faq?effectFormat=mendoza&excludeContent=true')
    expect(found.map(({ id }) => id)).toEqual(['made', 'edited', 'published', 'drafted', 'again'])
    expect(found[0]).toMatchObject({ author: expect.stringMatching(/^token-/), documentIDs: ['drafts.faq'] })
    let document: Record<string, unknown> | null = null
    for (const { effects } of found.slice(0, 2))
      document = applyPatch(document, effects?.['drafts.faq']?.apply ?? [])
    expect(document).toMatchObject({ question: 'Two?' })
  })

  it('honours from, to, limit, reverse and what to leave out', async () => {
    const ids = async (query: string) => (await transactions(`faq,drafts.faq?${query}`)).map(({ id }) => id)
    expect(await ids('fromTransaction=edited&toTransaction=drafted')).toEqual([
      'edited',
      'published',
      'drafted',
    ])
    expect(await ids('reverse=true&limit=2')).toEqual(['again', 'drafted'])
    expect(await ids('authors=nobody')).toEqual([])
    const [entry] = await transactions('faq?excludeMutations=true')
    expect(entry).not.toHaveProperty('mutations')
    expect(entry).not.toHaveProperty('effects')
    expect((await history('transactions/faq?limit=none')).status).toBe(400)
    expect((await history('transactions/faq?fromTransaction=nothing')).status).toBe(404)
  })
})

describe('data/history/…/documents', () => {
  it('gives a document as it was at a revision, with that revision', async () => {
    expect(await at('revision=published')).toMatchObject([
      { _id: 'faq', _rev: 'published', question: 'Two?' },
    ])
    expect(await at('revision=drafted')).toMatchObject([{ _rev: 'published', question: 'Two?' }])
    expect(await at('revision=edited')).toEqual([])
  })

  it('gives a document as it was at a time, and the last there was', async () => {
    const [, , published] = await transactions('drafts.faq')
    expect(await at(`time=${encodeURIComponent(published?.timestamp ?? '')}`)).toMatchObject([
      { question: 'Two?' },
    ])
    expect(await at('time=2020-01-01')).toEqual([])
    const last = await (await history('documents/drafts.faq?lastRevision=true')).json()
    expect(last.documents).toMatchObject([{ question: 'Three?' }])
    expect((await history('documents/faq')).status).toBe(400)
    expect((await history('documents/faq?time=soon')).status).toBe(400)
  })
})

describe('data/history/…/events', () => {
  it('tells what happened, newest first', async () => {
    const { events, nextCursor } = await (await history('events/documents/faq?limit=100')).json()
    expect(nextCursor).toBe('')
    const types = events.faq.map(({ type, revisionId }: Record<string, string>) => [type, revisionId])
    expect(types).toEqual([
      ['publishDocumentVersion', 'again'],
      ['publishDocumentVersion', 'published'],
    ])
    const draft = await (await history('events/documents/drafts.faq')).json()
    expect(draft.events['drafts.faq'].at(-1)).toMatchObject({
      type: 'createDocumentVersion',
      versionId: 'drafts.faq',
    })
  })
})

it('restores an earlier revision, as the Studio does it', async () => {
  const client = t.client('editor')
  const [before] = await at('revision=published')
  const { _rev, _updatedAt, ...content } = before
  await client.createOrReplace({ ...content, _id: 'drafts.faq' })
  await client.action({
    actionType: 'sanity.action.document.publish',
    publishedId: 'faq',
    draftId: 'drafts.faq',
  })
  expect(await client.getDocument('faq')).toMatchObject({ question: 'Two?' })
  expect((await transactions('faq')).length).toBe(3)
})
