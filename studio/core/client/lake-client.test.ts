import type { ResumableListenOptions } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Session } from '../session.ts'
import { FakeEventSource, fakeDocument, fakeTransaction } from './fake-lake.ts'
import { createLakeClient } from './lake-client.ts'
import { isServerAway } from './server-wait.ts'

const API = 'http://lake.test/api/lake'
const anna = { id: 'anna', name: 'Anna', role: 'editor', roles: [{ name: 'editor', title: 'Editor' }] }
const EVENTS = ['welcome', 'mutation', 'reconnect'] as const
const resumable: ResumableListenOptions = {
  events: [...EVENTS, 'welcomeback', 'reset'],
  enableResume: true,
}

function setUp() {
  const requests: string[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const answers = { isSignedIn: true, isDown: false }
  const known = new Set<string>()
  const session = new Session(API, async (input, init) => {
    requests.push(input)
    signals.push(init?.signal)
    if (answers.isDown) throw new TypeError('Failed to fetch')
    if (!answers.isSignedIn) return Response.json({ statusCode: 401 }, { status: 401 })
    if (input.includes('/data/actions/')) {
      const { transactionId } = JSON.parse(String(init?.body))
      const error = { type: 'transactionExistsError', description: 'It has already been submitted' }
      if (known.has(transactionId)) return Response.json({ error }, { status: 409 })
      known.add(transactionId)
      return Response.json({ transactionId })
    }
    return Response.json(input.includes('/users/me') ? anna : { result: [] })
  })
  const { client } = createLakeClient({ apiHost: API, projectId: 'montage', dataset: 'production', session })
  return { session, client, requests, signals, answers }
}

type Heard = { type: string; documentId?: string }

function listen(client: ReturnType<typeof setUp>['client'], ids: string[], enableResume = true) {
  const heard: Heard[] = []
  const subscription = client
    .withConfig({ apiVersion: '2025-02-19' })
    .observable.listen<Heard>('*[_id in $ids]', { ids }, enableResume ? resumable : { events: [...EVENTS] })
    .subscribe((event) => heard.push(event))
  return { heard, subscription, types: () => heard.map(({ type }) => type) }
}

async function connected(index = 0) {
  await vi.waitFor(() => expect(FakeEventSource.opened.length).toBe(index + 1), 12_000)
  const source = FakeEventSource.opened[index]
  if (!source) throw new Error('no connection')
  return source
}

function update(seq: number, id: string) {
  const after = fakeDocument(id, { _rev: `t${seq}` })
  return fakeTransaction(seq, [{ id, before: fakeDocument(id, { _rev: `t${seq - 1}` }), after }])
}

beforeEach(() => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => vi.unstubAllGlobals())

describe('createLakeClient', () => {
  it('serves every listener of every copy of the client from one connection', async () => {
    const { client } = setUp()
    const a = listen(client, ['a'])
    const b = listen(client.clone(), ['b'])
    const source = await connected()
    source.emit('welcome', { seq: 7 })
    await vi.waitFor(() => expect([a.types(), b.types()]).toEqual([['welcome'], ['welcome']]), 10_000)
    source.emit('transaction', update(8, 'b'))
    await vi.waitFor(() => expect(b.types()).toEqual(['welcome', 'mutation']), 10_000)
    expect(a.types()).toEqual(['welcome'])
    expect(FakeEventSource.opened.length).toBe(1)
    expect(source.url).toBe(`${API}/v1/data/transactions/production`)
    a.subscription.unsubscribe()
    b.subscription.unsubscribe()
  })

  it('keeps listeners over a short outage, and misses nothing', async () => {
    const { client, answers } = setUp()
    const a = listen(client, ['a'])
    const first = await connected()
    first.emit('welcome', { seq: 7 })
    first.emit('transaction', update(8, 'other'))
    await vi.waitFor(() => expect(a.types()).toEqual(['welcome']), 10_000)

    answers.isDown = true
    first.emit('error')
    answers.isDown = false
    const second = await connected(1)
    expect(second.url).toMatch(/\?since=8$/)
    second.emit('welcome', { seq: 10 })
    second.emit('transaction', update(9, 'a'))
    second.emit('transaction', update(10, 'a'))
    await vi.waitFor(() => expect(a.types()).toEqual(['welcome', 'mutation', 'mutation']), 10_000)
    a.subscription.unsubscribe()
  })

  it('tells listeners of a longer outage, and resumes those that can', async () => {
    const { client, answers } = setUp()
    const resumed = listen(client, ['a'])
    const simple = listen(client, ['a'], false)
    const first = await connected()
    first.emit('welcome', { seq: 7 })
    await vi.waitFor(
      () => expect([...resumed.types(), ...simple.types()]).toEqual(['welcome', 'welcome']),
      10_000,
    )

    answers.isDown = true
    first.emit('error')
    const reconnecting = ['welcome', 'reconnect']
    await vi.waitFor(
      () => expect([resumed.types(), simple.types()]).toEqual([reconnecting, reconnecting]),
      8_000,
    )
    answers.isDown = false
    const second = await connected(1)
    second.emit('welcome', { seq: 8 })
    second.emit('transaction', update(8, 'a'))
    await vi.waitFor(
      () => expect(resumed.types().slice(2).sort()).toEqual(['mutation', 'welcomeback']),
      10_000,
    )
    await vi.waitFor(() => expect(simple.types()[2]).toBe('welcome'), 10_000)
    resumed.subscription.unsubscribe()
    simple.subscription.unsubscribe()
  })

  it('starts over when the lake was replaced by an older copy', async () => {
    const { client } = setUp()
    const a = listen(client, ['a'])
    const first = await connected()
    first.emit('welcome', { seq: 7 })
    await vi.waitFor(() => expect(a.types()).toEqual(['welcome']), 10_000)
    first.emit('error')
    const second = await connected(1)
    second.emit('welcome', { seq: 3 })
    await vi.waitFor(() => expect(a.types()).toEqual(['welcome', 'reconnect', 'welcome']), 10_000)
    second.emit('transaction', update(4, 'a'))
    await vi.waitFor(() => expect(a.types().at(-1)).toBe('mutation'), 10_000)
    a.subscription.unsubscribe()
  })

  it('lets what only reads wait for a server that is away, and reports what writes', async () => {
    const { client, answers } = setUp()
    answers.isDown = true
    const read = client.fetch('*')
    await expect(client.create({ _type: 'service' })).rejects.toThrow('Failed to fetch')
    await vi.waitFor(() => expect(isServerAway.getValue()).toBe(true), 5_000)
    answers.isDown = false
    await expect(read).resolves.toEqual([])
    expect(isServerAway.getValue()).toBe(false)
  })

  it('saves what was typed when the server is back, once', async () => {
    const { client, answers, requests } = setUp()
    const save = () =>
      client.action(
        {
          actionType: 'sanity.action.document.edit',
          publishedId: 'a',
          draftId: 'drafts.a',
          patch: { set: { name: 'Typed' } },
        },
        { tag: 'document.commit', transactionId: 'typed' },
      )
    answers.isDown = true
    const saved = save()
    await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000)
    answers.isDown = false
    await expect(saved).resolves.toMatchObject({ transactionId: 'typed' })

    // The server saved it, but stopped before it answered.
    answers.isDown = true
    const again = save()
    answers.isDown = false
    await expect(again).resolves.toMatchObject({ transactionId: 'typed' })

    // The same answer without an outage is a conflict.
    await expect(save()).rejects.toMatchObject({ statusCode: 409 })
  })

  it('finishes a write whose caller no longer waits for it, but not a read', async () => {
    const { client, requests, signals } = setUp()
    const { observable } = client
    const publish = {
      actionType: 'sanity.action.document.publish',
      publishedId: 'a',
      draftId: 'drafts.a',
    } as const
    for (const request of [observable.fetch('*'), observable.action(publish)]) {
      const count = requests.length
      const subscription = request.subscribe()
      await vi.waitFor(() => expect(requests).toHaveLength(count + 1), 10_000)
      subscription.unsubscribe()
    }
    expect(signals.map((signal) => signal?.aborted ?? false)).toEqual([true, false])
  })

  it('reports a query it cannot parse to the listener', async () => {
    const { client } = setUp()
    const error = await new Promise((resolve) => {
      client.listen('*[_type == ').subscribe({ error: resolve })
    })
    expect(error).toMatchObject({ name: 'ConnectionFailedError', status: 400 })
  })

  it('keeps a request waiting while the session has expired, and sends it again after signing in', async () => {
    const { client, session, answers, requests } = setUp()
    await session.check()
    answers.isSignedIn = false
    const result = client.fetch('*')
    await vi.waitFor(() =>
      expect(session.state.getValue()).toMatchObject({ status: 'expired', user: { id: 'anna' } }),
    )
    answers.isSignedIn = true
    await expect(session.signIn({ email: 'anna@example.ca', password: 'right' })).resolves.toEqual({
      ok: true,
    })
    await expect(result).resolves.toEqual([])
    expect(requests.filter((url) => url.includes('/data/query/')).length).toBe(2)
  })
})
