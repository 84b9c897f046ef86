import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { readEvents } from './read-events.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeEach(async () => {
  t = await startLake()
})
afterEach(() => t.close())

const AT_NAME = [{ type: 'document', documentId: 'drafts.a', path: ['name', 'en'] }]

/** The stream of one tab. */
async function open(connection: string, role: Role) {
  const closing = new AbortController()
  const url = `v1/data/transactions/production?connection=${connection}`
  const answer = await t.call(url, { role, signal: closing.signal })
  return { answer, close: () => closing.abort() }
}

const announce = (connection: string, role: Role | null, locations: unknown = AT_NAME) =>
  t.call('v1/data/presence/production', {
    method: 'POST',
    role,
    body: JSON.stringify({ connection, locations }),
  })

/** The person behind a token, as presence names them. */
const person = async (role: Role) => (await (await t.call('v1/users/me', { role })).json()).id

it('tells where others are, also to who comes later, and that they have left', async () => {
  const editor = await person('editor')
  const watching = await open('watching', 'administrator')
  const writing = await open('writing', 'editor')
  expect((await announce('writing', 'editor')).status).toBe(200)
  const later = await open('later', 'translator')
  const [, , state] = await readEvents(later.answer, 3)
  expect(state).toEqual({
    event: 'presence',
    data: { connection: 'writing', person: editor, locations: AT_NAME },
  })
  writing.close()
  later.close()
  const heard = await readEvents(watching.answer, 5)
  expect(heard.map(({ event }) => event)).toEqual(['welcome', ...Array(4).fill('presence')])
  const ofEditor = heard.flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'person' in data && data.person === editor ? [data] : [],
  )
  expect(ofEditor).toMatchObject([{ locations: AT_NAME }, { locations: null }])
  watching.close()
})

it('stays while a tab that connects again has one stream left', async () => {
  const watching = await open('watching', 'administrator')
  const first = await open('tab', 'editor')
  const second = await open('tab', 'editor')
  await announce('tab', 'editor')
  first.close()
  await announce('tab', 'editor', [])
  const heard = await readEvents(watching.answer, 4)
  expect(heard.slice(2).map(({ data }) => data)).toMatchObject([{ locations: AT_NAME }, { locations: [] }])
  for (const tab of [watching, second]) tab.close()
})

it('lets nobody speak for the tab of another person, or without being signed in', async () => {
  const watching = await open('watching', 'administrator')
  const tab = await open('tab', 'editor')
  expect((await announce('tab', 'translator')).status).toBe(200)
  expect((await announce('tab', null)).status).toBe(401)
  await announce('tab', 'editor', [])
  const heard = await readEvents(watching.answer, 3)
  expect(heard.at(-1)?.data).toMatchObject({ person: await person('editor'), locations: [] })
  for (const open of [watching, tab]) open.close()
})

it.each([
  ['no connection', { locations: [] }],
  ['no list', { connection: 'tab', locations: 'here' }],
  ['too many places', { connection: 'tab', locations: Array(21).fill(AT_NAME[0]) }],
])('refuses %s', async (_, sent) => {
  const answer = await t.call('v1/data/presence/production', { method: 'POST', body: JSON.stringify(sent) })
  expect(answer.status).toBe(400)
})
