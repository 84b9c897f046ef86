import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { keepClientsHome } from './every-client.ts'

const HOSTS = [
  'http://127.0.0.1:4440',
  'http://localhost:3000',
  'https://www.example.co.uk',
  'http://[::1]:3000',
]

test.each(HOSTS)('at %s every client of the lake asks this host, whatever made it', async (host) => {
  const asked: string[] = []
  const fetch = async (input: string) => {
    asked.push(input)
    return Response.json({ result: [] })
  }
  const lake = `${host}/api/lake`
  keepClientsHome(lake, { fetch, openSocket: () => new EventTarget() })
  // As the form of a task makes its own.
  const task = createClient({
    projectId: 'montage',
    dataset: 'tasks',
    apiVersion: '1',
    apiHost: lake,
    useCdn: false,
  })
  const clients = [task, task.withConfig({ apiVersion: 'X', dataset: 'other' }), task.clone()]
  for (const client of clients) {
    expect(client.getUrl('/data/listen/x')).toMatch(`${lake}/v`)
    expect(client.observable.config().url).toMatch(`${lake}/v`)
    await client.fetch('*')
  }
  expect(asked).toHaveLength(clients.length)
  for (const address of asked) expect(new URL(address).origin).toBe(host)
})

test('a client of another address keeps its own settings', () => {
  keepClientsHome('http://127.0.0.1/api/lake', {
    fetch: async () => new Response(),
    openSocket: () => new EventTarget(),
  })
  const other = createClient({ projectId: 'abc', dataset: 'x', apiVersion: '1', useCdn: false })
  expect(other.config().url).toBe('https://abc.api.sanity.io/v1')
})
