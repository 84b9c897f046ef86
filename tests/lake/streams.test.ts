import type { ListenEvent, LiveEvent } from '@sanity/client'
import { handleLakeRequest } from 'content-lake/http'
import type { Observable } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lakeHost } from '#lib/lake-host.ts'
import {
  createAccount,
  createSignInLink,
  createToken,
  disableAccount,
  revokeToken,
} from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { readEvents } from './read-events.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

const subscriptions: { unsubscribe(): void }[] = []
afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe()
})

/** Collects what a stream emits. Streams of a test end with it. */
function collect<Event>(stream: Observable<Event>) {
  const events: Event[] = []
  const errors: unknown[] = []
  subscriptions.push(
    stream.subscribe({ next: (event) => events.push(event), error: (error) => errors.push(error) }),
  )
  return {
    events,
    errors,
    has: (count: number) => vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count), 5000),
  }
}

const EVENTS = ['welcome', 'mutation', 'reconnect'] as const
type Heard = ListenEvent<Record<string, unknown>>

async function listen(query: string, params = {}, options = {}) {
  const heard = collect<Heard>(
    t.client().listen(query, params, { events: [...EVENTS], includeAllVersions: true, ...options }),
  )
  await heard.has(1)
  expect(heard.events[0]?.type).toBe('welcome')
  return {
    ...heard,
    mutations: () => heard.events.flatMap((event) => (event.type === 'mutation' ? [event] : [])),
  }
}

describe('data/listen', () => {
  it('connects again after a lost connection', async () => {
    const heard = await listen('*[_type == "city"]')
    t.dropConnections()
    await heard.has(3)
    expect(heard.events.map((event) => event.type)).toEqual(['welcome', 'reconnect', 'welcome'])
    await t.client().create({ _type: 'city' })
    await heard.has(4)
    expect(heard.mutations()).toHaveLength(1)
  }, 15_000)

  it('resumes where it was, missing nothing and repeating nothing', async () => {
    const url = 'v2025-02-19/data/listen/production?query=*[_type=="guide"]&enableResume=true'
    const [welcome] = await readEvents(await t.call(url), 1)
    for (const n of [1, 2]) await t.client().create({ _id: `guide-${n}`, _type: 'guide' })
    const resumed = await t.call(url, { headers: { 'last-event-id': welcome?.id ?? '' } })
    const events = await readEvents(resumed, 3)
    expect(events.map(({ event }) => event)).toEqual(['welcomeback', 'mutation', 'mutation'])
    expect(events.slice(1).map(({ data }) => data)).toMatchObject([
      { documentId: 'guide-1' },
      { documentId: 'guide-2' },
    ])

    const later = await t.call(url, { headers: { 'last-event-id': events[1]?.id ?? '' } })
    expect((await readEvents(later, 2))[1]?.data).toMatchObject({ documentId: 'guide-2' })
    const unknown = await t.call(url, { headers: { 'last-event-id': '999999' } })
    expect((await readEvents(unknown, 1))[0]?.event).toBe('welcome')
  })

  it('says what is wrong with a query', async () => {
    const { errors } = collect(t.client().listen('*[_type == '))
    await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000)
    expect(errors[0]).toMatchObject({
      name: 'ChannelError',
      message: expect.stringContaining('GROQ query parse error'),
    })
  })

  it('hears of another process’s commits', async () => {
    const heard = await listen('*[_type == "elsewhere"]')
    const other = openSiteLake(t.lake.dataDir)
    other.mutate([{ create: { _type: 'elsewhere' } }], { author: 'import' })
    other.close()
    await heard.has(2)
  })
})

describe('data/live/events', () => {
  it('tells of drafts to who asks for them', async () => {
    const heard = collect<LiveEvent>(t.client().live.events({ includeDrafts: true }))
    await heard.has(1)
    await t.client().create({ _id: 'drafts.live-a', _type: 'live' })
    await heard.has(2)
    const { syncTags } = await t.client().fetch('1', {}, { filterResponse: false })
    expect(heard.events).toMatchObject([
      { type: 'welcome' },
      { type: 'message', id: expect.stringMatching(/^\d+$/), tags: syncTags },
    ])
  })

  it('tells everyone else of published changes only', async () => {
    const response = await t.call('v2025-02-19/data/live/events/production')
    await t.client().create({ _id: 'drafts.live-b', _type: 'live' })
    const { _rev } = await t.client().create({ _id: 'live-b', _type: 'live' })
    const [welcome, message] = await readEvents(response, 2)
    expect(welcome?.event).toBe('welcome')
    expect(t.lake.transactionsSince(Number(message?.id) - 1)[0]?.id).toBe(_rev)
  })

  it('tells nobody anything without a session', async () => {
    // The client sends its token only when it asks for drafts.
    const { errors } = collect<LiveEvent>(t.client().live.events())
    await vi.waitFor(() => expect(errors).toMatchObject([{ status: 401 }]), 10_000)
  })
})

describe('data/transactions', () => {
  const stream = (query = '', headers = {}) => t.call(`v1/data/transactions/production${query}`, { headers })

  it('sends every transaction in whole', async () => {
    const response = await stream()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-transform')
    const seq = t.lake.lastSeq
    await t
      .client()
      .transaction()
      .create({ _id: 'drafts.s', _type: 'x' })
      .create({ _id: 's', _type: 'x' })
      .commit({ transactionId: 'whole' })
    const [welcome, transaction] = await readEvents(response, 2)
    expect(welcome).toMatchObject({ event: 'welcome', data: { seq } })
    expect(transaction).toMatchObject({
      event: 'transaction',
      id: String(seq + 1),
      data: {
        seq: seq + 1,
        id: 'whole',
        timestamp: expect.any(String),
        author: expect.any(String),
        mutations: [{ create: { _id: 'drafts.s' } }, { create: { _id: 's' } }],
        changes: [
          { id: 'drafts.s', before: null, after: { _id: 'drafts.s', _rev: 'whole' } },
          { id: 's', before: null, after: { _id: 's' } },
        ],
      },
    })
  })

  it('replays what was missed, by header or parameter', async () => {
    const seq = t.lake.lastSeq
    for (const n of [1, 2, 3]) await t.client().create({ _type: 'missed', n })
    const byHeader = await readEvents(await stream('', { 'last-event-id': String(seq + 1) }), 3)
    expect(byHeader.map(({ id }) => id)).toEqual([undefined, String(seq + 2), String(seq + 3)])
    const byParameter = await readEvents(await stream(`?since=${seq}`), 4)
    expect(byParameter.at(-1)?.id).toBe(String(seq + 3))
  })

  it('ends at once when whoever opened it is removed, though nothing happens', async () => {
    const { database } = t.lake
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const { id } = createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    const opened = await t.call(createSignInLink(database, id).replace('/api/lake/', ''), {
      method: 'POST',
      role: null,
    })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const stream = await t.call('v1/data/transactions/production', { role: null, headers: { cookie } })
    const ended = stream.text()
    disableAccount(database, id)
    expect(await ended).toContain('event: welcome')
  })

  it('ends when whoever opened it is signed out, and sends nothing more', async () => {
    const { token, secret } = createToken(t.lake.database, { role: 'editor', label: 'short-lived' })
    const response = await t.call('v1/data/transactions/production', {
      role: null,
      headers: { authorization: `Bearer ${secret}` },
    })
    const text = response.text()
    revokeToken(t.lake.database, token.id)
    await t.client().create({ _id: 'not-for-you', _type: 'secret' })
    expect(await text).not.toContain('not-for-you')
  })
})

describe('a reader that has gone', () => {
  /** Watches how many followers the lake has. */
  function watchFollowers() {
    const subscribe = t.lake.subscribe.bind(t.lake)
    let followers = 0
    const spy = vi.spyOn(t.lake, 'subscribe').mockImplementation((listener) => {
      followers += 1
      const unsubscribe = subscribe(listener)
      return () => {
        followers -= 1
        unsubscribe()
      }
    })
    return { count: () => followers, restore: () => spy.mockRestore() }
  }

  it('is forgotten', async () => {
    const followers = watchFollowers()
    for (const path of ['transactions', 'listen', 'live/events']) {
      const gone = new AbortController()
      await t.call(`v1/data/${path}/production`, { signal: gone.signal })
      expect(followers.count()).toBe(1)
      gone.abort()
      await vi.waitFor(() => expect(followers.count()).toBe(0), 10_000)
    }
    followers.restore()
  })

  it('or only wants to know whether there is something to read', async () => {
    const followers = watchFollowers()
    const failures: unknown[] = []
    const note = (reason: unknown) => failures.push(reason)
    process.on('unhandledRejection', note)
    const head = await t.call('v1/data/listen/production', { method: 'HEAD' })
    const cancelled = await t.call('v1/data/listen/production')
    await cancelled.body?.cancel()
    await vi.waitFor(() => expect(followers.count()).toBe(0), 10_000)
    await new Promise((done) => setTimeout(done, 20))
    process.off('unhandledRejection', note)
    expect([head.status, failures]).toEqual([200, []])
    followers.restore()
  })

  it('or is too slow, cannot fill the memory', async () => {
    const followers = watchFollowers()
    const request = new Request(`${t.url}/v1/data/transactions/production`, {
      headers: { authorization: `Bearer ${t.token('editor')}` },
    })
    const response = await handleLakeRequest(request, t.lake, lakeHost(t.lake))
    for (let n = 0; n < 30 && followers.count() > 0; n += 1) {
      t.lake.mutate([{ create: { _type: 'large', text: 'x'.repeat(1_000_000) } }], { author: 'script' })
    }
    expect(followers.count()).toBe(0)
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(20 * 1024 * 1024)
    followers.restore()
  })
})

it('one person has at most a hundred streams open, which takes none from others', async () => {
  const { secret } = createToken(t.lake.database, { role: 'translator', label: 'Many' })
  const open = (token = secret) =>
    t.call('v2025-02-19/data/listen/production?query=*', { headers: { authorization: `Bearer ${token}` } })
  const streams = await Promise.all(Array.from({ length: 100 }, () => open()))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await open()
  expect(refused.status).toBe(429)
  expect((await refused.json()).message).toContain('100 event streams')
  const other = createToken(t.lake.database, { role: 'editor', label: 'Few' })
  const [welcome] = await readEvents(await open(other.secret), 1)
  expect(welcome?.event).toBe('welcome')
  await streams[0]?.body?.cancel()
  await vi.waitFor(async () => expect((await open()).status).toBe(200), 5_000)
  await Promise.all(streams.slice(1).map((stream) => stream.body?.cancel()))
}, 30_000)
