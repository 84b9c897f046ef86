import { createClient } from '@sanity/bifur-client'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { place, wrongShapes } from '../../../tests/lake/wrong-shapes.ts'
import { FakeEventSource } from './fake-lake.ts'
import { PresenceSocket } from './presence-socket.ts'
import { TransactionStream } from './transaction-stream.ts'

/* These tests connect Sanity's own client for presence to the socket. */

const AT_NAME = [{ type: 'document', documentId: 'a', path: ['name'] }]

beforeEach(() => {
  FakeEventSource.opened = []
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function setUp() {
  const stream = new TransactionStream({
    url: 'http://lake.test/transactions',
    connection: 'mine',
    createEventSource: (url) => new FakeEventSource(url),
    readyToReconnect: () => Promise.resolve(),
  })
  stops.push(stream.content.subscribe({ onTransaction() {}, onLost() {} }))
  const announce = vi.fn(async () => {})
  const socket = new PresenceSocket(stream, announce)
  await new Promise<void>((opened) => {
    socket.onopen = opened
  })
  const client = createClient(of(socket as unknown as WebSocket))
  const heard: unknown[] = []
  const subscription = client.listen('presence').subscribe((event) => heard.push(event))
  stops.push(() => subscription.unsubscribe())
  const [source] = FakeEventSource.opened
  if (!source) throw new Error('no connection')
  source.emit('welcome', { seq: 1 })
  return { client, source, heard, announce }
}

it('connects with the name of the tab', async () => {
  const { source } = await setUp()
  expect(source.url).toBe('http://lake.test/transactions?connection=mine')
})

it('says where others are, and that they have left', async () => {
  const { source, heard } = await setUp()
  source.emit('presence', { connection: 'b', person: 'anna', locations: AT_NAME })
  source.emit('presence', { connection: 'b', person: 'anna', locations: null })
  await vi.waitFor(() =>
    expect(heard.slice(-2)).toEqual([
      { type: 'state', i: 'anna', m: { sessionId: 'b', locations: AT_NAME } },
      { type: 'disconnect', i: 'anna', m: { session: 'b' } },
    ]),
  )
})

it('leaves out places that the Studio cannot show, so that nobody sees an error in place of a document', async () => {
  const { source, heard } = await setUp()
  const wrong = wrongShapes('place', place()).map(({ shape }) => shape)
  expect(wrong.length).toBeGreaterThan(30)
  source.emit('presence', { connection: 'b', person: 'anna', locations: [...wrong, ...AT_NAME, null, 'x'] })
  await vi.waitFor(() =>
    expect(heard.at(-1)).toEqual({ type: 'state', i: 'anna', m: { sessionId: 'b', locations: AT_NAME } }),
  )
})

it('tells who asks for all of them', async () => {
  const { client, source, heard } = await setUp()
  source.emit('presence', { connection: 'b', person: 'anna', locations: AT_NAME })
  await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000)
  client.request('presence_rollcall', { session: 'mine' }).subscribe()
  await vi.waitFor(() => expect(heard).toHaveLength(2), 10_000)
  // In the order in which the Studio asks.
  client.request('presence_rollcall', { session: 'mine' }).subscribe()
  const later: unknown[] = []
  const subscription = client.listen('presence').subscribe((event) => later.push(event))
  stops.push(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(later).toMatchObject([{ type: 'state', i: 'anna' }]), 10_000)
})

it('says where the person is', async () => {
  const { client, announce } = await setUp()
  const answered = vi.fn()
  client.request('presence_announce', { data: { locations: AT_NAME, sessionId: 'mine' } }).subscribe(answered)
  await vi.waitFor(() => expect(answered).toHaveBeenCalled(), 10_000)
  expect(announce).toHaveBeenCalledWith(AT_NAME)
})

it('asks where the person is, and forgets the others, when the connection is another one', async () => {
  const { source, heard } = await setUp()
  source.emit('presence', { connection: 'b', person: 'anna', locations: AT_NAME })
  source.emit('error')
  await vi.waitFor(() => expect(FakeEventSource.opened).toHaveLength(2), 10_000)
  FakeEventSource.opened[1]?.emit('welcome', { seq: 1 })
  await vi.waitFor(() =>
    expect(heard.slice(-2)).toEqual([
      { type: 'disconnect', i: 'anna', m: { session: 'b' } },
      { type: 'rollCall', i: '', session: '' },
    ]),
  )
})
