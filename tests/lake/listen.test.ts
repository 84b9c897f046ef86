import type { ListenOptions, Mutation, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FakeEventSource } from '#studio/core/client/fake-lake.ts'
import { createLakeClient } from '#studio/core/client/lake-client.ts'
import { Session } from '#studio/core/session.ts'
import { readEvents } from './read-events.ts'
import { startLake, type TestLake } from './server.ts'

/**
 * `data/listen` is answered twice: by the server, and in the browser from the transactions the Studio's tabs share. Every
 * case is heard through both with the official client.
 */

type Event = MutationEvent<Record<string, unknown>>

interface Listening {
  query: string
  params?: Record<string, unknown>
  options?: ListenOptions
  apiVersion?: string
}

interface Heard extends Listening {
  /** The mutations of each transaction. The first is over before anybody listens, the last one must be heard. */
  writes: Mutation[][]
}

interface Case extends Heard {
  name: string
  expected: object[]
}

const NOTHING: Mutation[] = []
const ALL = { includeAllVersions: true }

const CASES: Case[] = [
  {
    name: 'tells what appears, changes and disappears',
    query: '*[_type == "offer" && price > $min]',
    params: { min: 5 },
    options: { includePreviousRevision: true },
    writes: [
      NOTHING,
      [{ create: { _id: 'offer', _type: 'offer', price: 10 } }],
      [{ create: { _id: 'cheap', _type: 'offer', price: 1 } }],
      [{ patch: { id: 'offer', set: { price: 20 } } }],
      [{ patch: { id: 'offer', set: { price: 2 } } }],
      [{ patch: { id: 'offer', set: { price: 8 } } }],
      [{ delete: { id: 'offer' } }],
    ],
    expected: [
      { documentId: 'offer', transition: 'appear', result: { price: 10 }, previous: null },
      { documentId: 'offer', transition: 'update', result: { price: 20 }, previous: { price: 10 } },
      { documentId: 'offer', transition: 'disappear', result: { price: 2 }, previous: { price: 20 } },
      { documentId: 'offer', transition: 'appear', result: { price: 8 }, previous: { price: 2 } },
      { documentId: 'offer', transition: 'disappear', previous: { price: 8 } },
    ],
  },
  {
    name: 'counts, from 1, the events of a transaction that this listener gets',
    query: '*[_type == "plan"]',
    writes: [
      NOTHING,
      [
        { create: { _id: 'plan-1', _type: 'plan' } },
        { create: { _id: 'other', _type: 'other' } },
        { create: { _id: 'plan-2', _type: 'plan' } },
      ],
      [{ delete: { id: 'other' } }, { delete: { id: 'plan-1' } }],
    ],
    expected: [
      { documentId: 'plan-1', transactionCurrentEvent: 1, transactionTotalEvents: 2 },
      { documentId: 'plan-2', transactionCurrentEvent: 2, transactionTotalEvents: 2 },
      { documentId: 'plan-1', transactionCurrentEvent: 1, transactionTotalEvents: 1 },
    ],
  },
  {
    name: 'sends the mutations of a document alone',
    query: '*[_id == "own"]',
    writes: [
      [{ create: { _id: 'own', _type: 'own' } }, { create: { _id: 'gone', _type: 'own' } }],
      [
        { createOrReplace: { _id: 'beside', _type: 'own', id: 'own' } },
        { patch: { id: 'own', set: { name: 'x' } } },
        { delete: { id: 'gone' } },
        { patch: { id: 'own', setIfMissing: { size: 1 } } },
      ],
    ],
    expected: [
      {
        documentId: 'own',
        mutations: [
          { patch: { id: 'own', set: { name: 'x' } } },
          { patch: { id: 'own', setIfMissing: { size: 1 } } },
        ],
      },
    ],
  },
  {
    name: 'names the document of a mutation that came with a query',
    query: '*[_type == "found"]',
    writes: [
      [{ create: { _id: 'found-1', _type: 'found' } }, { create: { _id: 'found-2', _type: 'found' } }],
      [{ patch: { query: '*[_type == "found"]', set: { name: 'x' } } }],
      [{ delete: { query: '*[_id == "found-2"]' } }],
    ],
    expected: [
      { documentId: 'found-1', mutations: [{ patch: { id: 'found-1', set: { name: 'x' } } }] },
      { documentId: 'found-2', mutations: [{ patch: { id: 'found-2', set: { name: 'x' } } }] },
      { documentId: 'found-2', mutations: [{ delete: { id: 'found-2' } }] },
    ],
  },
  {
    name: 'keeps to published documents, since the API version that does',
    query: '*[_type == "note"]',
    writes: [
      NOTHING,
      [{ create: { _id: 'drafts.note', _type: 'note' } }],
      [{ create: { _id: 'versions.r1.note', _type: 'note' } }, { create: { _id: 'note', _type: 'note' } }],
    ],
    expected: [{ documentId: 'note', transactionTotalEvents: 1 }],
  },
  {
    name: 'tells of drafts and versions when asked',
    query: '*[_type == "memo"]',
    options: ALL,
    writes: [
      NOTHING,
      [{ create: { _id: 'drafts.memo', _type: 'memo' } }],
      [{ create: { _id: 'versions.r1.memo', _type: 'memo' } }],
    ],
    expected: [{ documentId: 'drafts.memo' }, { documentId: 'versions.r1.memo' }],
  },
  {
    name: 'tells of drafts and versions in older API versions',
    query: '*[_type == "card"]',
    apiVersion: '2021-06-07',
    writes: [NOTHING, [{ create: { _id: 'drafts.card', _type: 'card' } }]],
    expected: [{ documentId: 'drafts.card' }],
  },
  {
    name: 'understands the list of a document and its draft',
    query: '*[_id in $ids]',
    params: { ids: ['pair', 'drafts.pair'] },
    options: ALL,
    writes: [
      NOTHING,
      [{ create: { _id: 'pair', _type: 'x' } }, { create: { _id: 'alone', _type: 'x' } }],
      [{ create: { _id: 'drafts.pair', _type: 'x' } }],
    ],
    expected: [{ documentId: 'pair' }, { documentId: 'drafts.pair' }],
  },
  {
    name: 'understands what refers to a document',
    query: '*[references($id)]',
    params: { id: 'target' },
    writes: [
      NOTHING,
      [{ create: { _id: 'target', _type: 'x' } }],
      [{ create: { _id: 'referrer', _type: 'x', to: { _type: 'reference', _ref: 'target' } } }],
    ],
    expected: [{ documentId: 'referrer' }],
  },
  {
    name: 'understands a path, and sees nothing in a join',
    query: '*[_type == "shelf" && !(_id in path("versions.**")) && !defined(in->name)]',
    options: ALL,
    writes: [
      [{ create: { _id: 'room', _type: 'room', name: 'Hall' } }],
      [{ create: { _id: 'versions.r1.shelf', _type: 'shelf' } }],
      [{ create: { _id: 'shelf', _type: 'shelf', in: { _type: 'reference', _ref: 'room' } } }],
    ],
    expected: [{ documentId: 'shelf' }],
  },
]

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

beforeEach(() => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => vi.unstubAllGlobals())

/** Everything somebody hears who listens through a client. */
function listen(
  client: SanityClient,
  { query, params = {}, options = {}, apiVersion = '2025-02-19' }: Listening,
) {
  const heard: Event[] = []
  const connected = Promise.withResolvers<void>()
  const subscription = client
    .withConfig({ apiVersion })
    .listen<Record<string, unknown>>(query, params, { events: ['welcome', 'mutation'], ...options })
    .subscribe((event) => {
      if (event.type === 'welcome') connected.resolve()
      if (event.type === 'mutation') heard.push(event)
    })
  onTestFinished(() => subscription.unsubscribe())
  return { heard, connected: connected.promise }
}

/** What a listener hears of the same transactions from the server, and in the browser. */
async function hear({ writes: [first = [], ...writes], ...listening }: Heard, count: number) {
  const writer = t.client()
  if (first.length > 0) await writer.mutate(first)
  const seq = t.lake.lastSeq

  const server = listen(t.client('editor'), listening)
  await server.connected
  for (const mutations of writes) await writer.mutate(mutations)
  await vi.waitFor(() => expect(server.heard.length).toBeGreaterThanOrEqual(count), 10_000)

  const stream = await t.call(`v1/data/transactions/production?since=${seq}`)
  const [, ...transactions] = await readEvents(stream, 1 + writes.length)
  const session = new Session(t.url)
  const studio = createLakeClient({ apiHost: t.url, projectId: 'montage', dataset: 'production', session })
  const browser = listen(studio.client, listening)
  const source = await vi.waitUntil(() => FakeEventSource.opened[0], 10_000)
  source.emit('welcome', { seq })
  await browser.connected
  for (const { data } of transactions) source.emit('transaction', data)
  await vi.waitFor(() => expect(browser.heard.length).toBeGreaterThanOrEqual(count), 10_000)
  return { server: server.heard, browser: browser.heard }
}

describe('listening, through the server and in the browser', () => {
  it.each(CASES)('$name', async ({ expected, ...asked }) => {
    const { server, browser } = await hear(asked, expected.length)
    expect(server).toMatchObject(expected)
    expect(browser).toStrictEqual(server)
  })

  it('says who changed what, when, and from which revision to which', async () => {
    const { server, browser } = await hear(
      {
        query: '*[_id == "dated"]',
        writes: [
          NOTHING,
          [{ create: { _id: 'dated', _type: 'x' } }],
          [{ patch: { id: 'dated', set: { n: 1 } } }],
          [{ delete: { id: 'dated' } }],
        ],
      },
      3,
    )
    expect(browser).toStrictEqual(server)
    const transactions = t.lake.transactionsSince(t.lake.lastSeq - 3)
    expect(server.map(({ type, ...event }) => event)).toEqual(
      transactions.map(({ id, timestamp, author, mutations, changes: [change] }, index) => ({
        eventId: `${id}#dated`,
        documentId: 'dated',
        transactionId: id,
        transition: ['appear', 'update', 'disappear'][index],
        identity: author,
        timestamp,
        ...(change?.before && { previousRev: change.before._rev }),
        resultRev: id,
        mutations,
        ...(change?.after && { result: change.after }),
        visibility: 'query',
        transactionTotalEvents: 1,
        transactionCurrentEvent: 1,
      })),
    )
  })

  it('leaves out what is not wanted', async () => {
    const { server, browser } = await hear(
      {
        query: '*[_type == "quiet"]',
        options: { includeResult: false, includeMutations: false },
        writes: [NOTHING, [{ create: { _id: 'quiet', _type: 'quiet' } }]],
      },
      1,
    )
    expect(browser).toStrictEqual(server)
    for (const field of ['result', 'previous', 'mutations', 'effects'])
      expect(server[0]).not.toHaveProperty(field)
  })

  it('sends effects that lead from one document to the next and back', async () => {
    const { server, browser } = await hear(
      {
        query: '*[_id == "page"]',
        options: { effectFormat: 'mendoza', includePreviousRevision: true },
        writes: [
          NOTHING,
          [{ create: { _id: 'page', _type: 'page', title: { en: 'Old', fr: 'Vieux' }, rows: [1, 2] } }],
          [{ patch: { id: 'page', set: { 'title.en': 'New' }, unset: ['rows'] } }],
          [{ patch: { id: 'page', set: { rows: [1] } } }],
          [{ delete: { id: 'page' } }],
        ],
      },
      4,
    )
    expect(browser).toStrictEqual(server)
    for (const { effects, previous = null, result = null } of server) {
      expect(applyPatch(withoutRevision(previous), effects?.apply ?? [])).toEqual(withoutRevision(result))
      expect(applyPatch(withoutRevision(result), effects?.revert ?? [])).toEqual(withoutRevision(previous))
    }
  })
})

/** The Studio applies effects to documents without it. */
function withoutRevision(document: Record<string, unknown> | null) {
  if (document === null) return null
  const { _rev, ...fields } = document
  return fields
}
