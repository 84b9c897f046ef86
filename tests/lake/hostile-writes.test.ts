import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_TURN, sendHostileWrites } from './hostile-writes.ts'
import { longestTurn } from './loop-watch.ts'
import { startLake, type TestLake } from './server.ts'

/* Writes that would keep a server from answering anybody else. The sweep sends 5,000 of them. */

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

const deep = JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`)
const objects = Array.from({ length: 20_000 }, (_, index) => ({ _key: `k${index}`, n: index }))
const patches = (count: number, operations: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => ({ patch: { id: 'drafts.x', ...operations(index) } }))

const SLOW: [name: string, document: object, patches: object[]][] = [
  ['".." again and again', deep, patches(1, () => ({ set: { '..a..a..a': 1 } }))],
  ['names that are named twice', deep, patches(1, () => ({ set: { [`a${"['a','a']".repeat(17)}`]: 1 } }))],
  ['".." in each of many patches', deep, patches(5_000, () => ({ set: { '..a[0]': 1 } }))],
  ['a range without end', { list: [1] }, patches(1, () => ({ set: { 'list[0:1000000000]': 1 } }))],
  [
    'inserts',
    { list: objects },
    patches(100, () => ({ insert: { after: 'list[-1]', items: objects.slice(0, 99) } })),
  ],
  ['single sets', { list: objects }, patches(500, (n) => ({ set: { [`list[_key=="k${n}"].n`]: 0 } }))],
  [
    'a text that is not there',
    { text: 'lorem ipsum '.repeat(9_999) },
    patches(100, (n) => ({
      diffMatchPatch: { text: `@@ -${99_999 + n},9 +${99_999 + n},3 @@\n-xyzxyzxyz\n+new\n` },
    })),
  ],
  [
    'a large piece of text that stands there otherwise',
    { text: 'lorem ipsum '.repeat(2_000) },
    patches(1, () => ({
      diffMatchPatch: {
        text: `@@ -1,23997 +1,0 @@\n-lorem ipsum lorem ipsum lorem ipsu${'xyz'.repeat(7_975)}lorem ipsum lorem ipsum lorem ipsum \n`,
      },
    })),
  ],
]

describe('a transaction', () => {
  it.each(SLOW)('does not keep others waiting: %s', async (_, document, rest) => {
    const mutations = [{ createOrReplace: { _id: 'drafts.x', _type: 'page', ...document } }, ...rest]
    const body = JSON.stringify({ mutations })
    const sent = Promise.withResolvers<Response>()
    const longest = await longestTurn(async () => {
      sent.resolve(await t.call('v1/data/mutate/production', { method: 'POST', body, role: 'editor' }))
    })
    expect(longest).toBeLessThan(LONGEST_TURN)
    const { status, text } = await sent.promise.then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }))
    if (status !== 200)
      expect([status, text]).toEqual([400, expect.stringMatching(/send it in parts|more than once/)])
  })

  it('with more values than can be read at once is refused before it is read', async () => {
    const body = `{"mutations":[${'[],'.repeat(400_000)}[]]}`
    const response = await t.call('v1/data/mutate/production', { method: 'POST', body })
    expect([response.status, (await response.json()).message]).toEqual([
      413,
      'This has more than the 300000 values that can be sent at once: send it in parts.',
    ])
  })

  it('may change all documents of a site', async () => {
    const text = 'Some words of a page. '.repeat(300)
    const all = Array.from({ length: 400 }, (_, index) => ({
      _id: `drafts.all-${index}`,
      _type: 'page',
      text,
    }))
    const client = t.client('editor')
    await client.mutate(all.map((create) => ({ create })))
    await client.action(
      all.map(({ _id }) => ({
        actionType: 'sanity.action.document.publish',
        publishedId: _id.slice(7),
        draftId: _id,
      })),
    )
    expect(await client.fetch('count(*[_type == "page" && _id match "all-*"])')).toBe(400)
  })
})

it('writes at random, by everybody, keep nobody waiting', async () => {
  const { longest, worst } = await sendHostileWrites(t, 60, ['viewer', 'editor', 'translator'], 40)
  expect(longest, worst).toBeLessThan(LONGEST_TURN)
}, 60_000)
