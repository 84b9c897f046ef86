import { setImmediate as nextTurn } from 'node:timers/promises'
import { handleLakeRequest } from 'content-lake/http'
import fc from 'fast-check'
import { expect } from 'vitest'
import { COMMENTS_DATASET } from '#lib/embedded-project.ts'
import { lakeHost } from '#lib/lake-host.ts'
import type { Role } from '#lib/roles.ts'
import { createToken } from '#lib/server/accounts/index.ts'
import { commentsOf } from '#lib/server/lake.ts'
import { longestTurn } from './loop-watch.ts'
import type { TestLake } from './server.ts'
import { comment, place, task } from './wrong-shapes.ts'

/* Writes that are made to keep a server busy, at random: patches, actions, comments, tasks, presence and SVGs. */

/** Milliseconds of work in which nobody else is answered, at most. */
export const LONGEST_TURN = 250

/** How many writes are made at a time. All of them at once would not fit into memory. */
const PIECE = 20

/** Bytes of a body. No server reads so many, and who sends more keeps itself busy. */
const LARGEST_SENT = 16 * 1024 * 1024

/** Bytes of a body, about as many as are read. */
const LARGEST = 2_500_000

/** A request that changes something: its path below the API's version, and its body. */
export interface Write {
  path: string
  /** In the name of `AUTHOR`. */
  body: string
}

/** Stands in bodies for the id of who sends them. */
const AUTHOR = '{the sender}'

const size = fc.constantFrom(1, 20, 500, 5_000)
const depth = fc.constantFrom(3, 14, 17, 60)
const nested = (levels: number): object => {
  let value: object = { end: 1 }
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}
/** As often as a body may be long. */
const asOften = <Part>(count: number, part: Part): Part[] =>
  list(Math.min(count, Math.ceil(LARGEST / JSON.stringify(part).length)), () => part)
const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index))

/** Something large, in one of the ways in which a value can be. */
const large = fc.oneof(
  depth.map(nested),
  size.map((length) => list(length * 10, (index) => index)),
  size.map((length) => list(length, (index) => ({ _key: `k${index}`, n: index }))),
  size.map((length) => Object.fromEntries(list(length, (index) => [`k${index}`, index]))),
  size.map((length) => list(length * 4, (): unknown[] => [])),
  size.map((length) => 'lorem ipsum '.repeat(length * 20)),
)

const path = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((times) => '..a'.repeat(times)),
  fc.integer({ min: 1, max: 40 }).map((times) => `a${"['a','a']".repeat(times)}`),
  fc.constantFrom('list[0:1000000000]', 'list[-1]', 'list[_key!="x"].n', '..n', '..[_key=="k1"]', 'text'),
  size.map((length) => `list[${list(length, String).join(',')}]`),
  size.map((length) => 'a.'.repeat(length).slice(0, -1)),
)
const change = size.map((length) => {
  const words = 'lorem ipsum '.repeat(length).slice(0, 2 * length)
  return `@@ -1,${words.length} +1,3 @@\n-${words.toUpperCase()}\n+new\n`
})
const operations = fc.oneof(
  fc.dictionary(path, large, { minKeys: 1, maxKeys: 20, noNullPrototype: true }).map((set) => ({ set })),
  fc.tuple(path, size).map(([one, length]) => ({ unset: list(length, () => one) })),
  fc.tuple(path, large).map(([one, value]) => ({ setIfMissing: { [one]: value } })),
  fc.tuple(path, change).map(([one, patch]) => ({ diffMatchPatch: { [one]: patch } })),
  fc.tuple(path, large).map(([one, value]) => ({ insert: { after: one, items: [value] } })),
  path.map((one) => ({ inc: { [one]: 1 } })),
)

const document = (fields: Record<string, unknown>) =>
  large.map((value) => ({ ...fields, a: nested(40), list: value, text: 'lorem ipsum '.repeat(99) }))
const ID = 'drafts.hostile'
const PAGE = { _id: ID, _type: 'page' }
const times = fc.constantFrom(1, 1, 1, 10, 100, 1_000)

/** A document and patches of it, as mutations. */
const mutations = (fields: Record<string, unknown>) =>
  fc
    .tuple(document(fields), operations, times)
    .map(([created, operation, count]) => [
      { createOrReplace: created },
      ...asOften(count, { patch: { id: fields._id, ...operation } }),
    ])

const actions = fc.tuple(document(PAGE), operations, times).map(([created, patch, count]) => [
  { actionType: 'sanity.action.document.version.replace', document: created },
  ...asOften(count, {
    actionType: 'sanity.action.document.edit',
    publishedId: 'hostile',
    draftId: ID,
    patch,
  }),
])

const releases = fc
  .tuple(operations, times)
  .map(([patch, count]) => [
    { actionType: 'sanity.action.release.create', releaseId: 'hostile' },
    ...asOften(count, { actionType: 'sanity.action.release.edit', releaseId: 'hostile', patch }),
  ])

const write = (at: string) => (name: 'mutations' | 'actions', parts: unknown[]) => ({
  path: at,
  body: JSON.stringify({ [name]: parts }),
})
const onContent = (sent: unknown[]) => write('data/mutate/production')('mutations', sent)
const onComments = (sent: unknown[]) => write(`data/mutate/${COMMENTS_DATASET}`)('mutations', sent)
const byActions = (sent: unknown[]) => write('data/actions/production')('actions', sent)

/** Small files that take long to draw. */
const svgs = fc
  .tuple(
    size,
    fc.constantFrom(
      '<feTurbulence baseFrequency="0.01" numOctaves="50"/>',
      '<feMorphology operator="dilate" radius="99"/>',
      '',
    ),
  )
  .map(([count, filter]) => {
    const filters = `<filter id="f" x="0" y="0" width="1" height="1">${filter.repeat(count)}</filter>`
    const shapes = '<rect width="40" height="40" filter="url(#f)"/>'.repeat(count)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${filters}${shapes}</svg>`
  })

const writes: fc.Arbitrary<Write> = fc.oneof(
  { weight: 4, arbitrary: mutations(PAGE).map(onContent) },
  { weight: 2, arbitrary: actions.map(byActions) },
  { weight: 1, arbitrary: releases.map(byActions) },
  { weight: 2, arbitrary: mutations(comment(AUTHOR, { _id: 'hostile-comment' })).map(onComments) },
  { weight: 1, arbitrary: mutations(task(AUTHOR, { _id: 'hostile-task' })).map(onComments) },
  {
    weight: 1,
    arbitrary: large.map((value) => ({
      path: 'data/presence/production',
      body: JSON.stringify({ connection: 'hostile', locations: [{ ...place(), value }] }),
    })),
  },
)

export interface Outcome {
  /** Milliseconds. */
  longest: number
  /** What was sent at the longest, in short. */
  worst: string
  /** How many answers there were of each status. */
  statuses: Record<number, number>
}

const withSvgs: fc.Arbitrary<Write> = fc.oneof(
  { weight: 12, arbitrary: writes },
  { weight: 1, arbitrary: svgs.map((body) => ({ path: 'assets/images/production', body })) },
)

/** Such writes without end. The seed decides which. Who may upload SVGs waits for each until it is drawn, or given up. */
export function* hostileWrites(seed: number, of: 'all' | 'no SVGs'): Generator<Write, never> {
  for (let piece = 0; ; piece++) {
    const made = fc.sample(of === 'all' ? withSvgs : writes, { numRuns: PIECE, seed: seed + piece })
    yield* made.filter(({ body }) => body.length < LARGEST_SENT)
  }
}

/** A write in the name of a person. */
export function inNameOf(person: string, { path, body }: Write): Write {
  return { path, body: body.replaceAll(AUTHOR, person) }
}

/** Sends so many writes as people of these roles, and says for how long the server could answer nobody else. */
export async function sendHostileWrites(
  t: TestLake,
  count: number,
  roles: Role[],
  seed: number,
): Promise<Outcome> {
  const host = lakeHost(t.lake)
  const outcome: Outcome = { longest: 0, worst: '', statuses: {} }
  const generated = hostileWrites(seed, 'no SVGs')
  const people = roles.map((role) => ({
    role,
    ...createToken(t.lake.database, { role, label: `hostile ${role}` }),
  }))
  for (let index = 0; index < count; index++) {
    const { role = 'nobody', secret, token } = people[index % people.length] ?? {}
    const { path, body } = inNameOf(token?.id ?? '', generated.next().value)
    const request = new Request(`${t.url}/v2025-02-19/${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${secret}` },
    })
    await nextTurn()
    let status = 0
    const longest = await longestTurn(async () => {
      const response = await handleLakeRequest(request, t.lake, host)
      status = response.status
      await response.body?.cancel()
    })
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    if (longest <= outcome.longest) continue
    outcome.longest = longest
    outcome.worst = `${role} ${status} ${path} ${body.length} ${body.slice(-200)}`
  }
  commentsOf(t.lake).close()
  return outcome
}

const deep = JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`)
const objects = Array.from({ length: 20_000 }, (_, index) => ({ _key: `k${index}`, n: index }))
const patchesOfX = (count: number, operations: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => ({ patch: { id: 'drafts.x', ...operations(index) } }))

/** Patches of a document that took seconds, or did not end, before the work of a transaction was bounded. */
export const SLOW_WRITES: [name: string, document: object, patches: object[]][] = [
  ['".." again and again', deep, patchesOfX(1, () => ({ set: { '..a..a..a': 1 } }))],
  ['names that are named twice', deep, patchesOfX(1, () => ({ set: { [`a${"['a','a']".repeat(17)}`]: 1 } }))],
  ['".." in each of many patches', deep, patchesOfX(5_000, () => ({ set: { '..a[0]': 1 } }))],
  ['a range without end', { list: [1] }, patchesOfX(1, () => ({ set: { 'list[0:1000000000]': 1 } }))],
  [
    'inserts',
    { list: objects },
    patchesOfX(100, () => ({ insert: { after: 'list[-1]', items: objects.slice(0, 99) } })),
  ],
  ['single sets', { list: objects }, patchesOfX(500, (n) => ({ set: { [`list[_key=="k${n}"].n`]: 0 } }))],
  [
    'a text that is not there',
    { text: 'lorem ipsum '.repeat(9_999) },
    patchesOfX(100, (n) => ({
      diffMatchPatch: { text: `@@ -${99_999 + n},9 +${99_999 + n},3 @@\n-xyzxyzxyz\n+new\n` },
    })),
  ],
  [
    'a large piece of text that stands there otherwise',
    { text: 'lorem ipsum '.repeat(2_000) },
    patchesOfX(1, () => ({
      diffMatchPatch: {
        text: `@@ -1,23997 +1,0 @@\n-lorem ipsum lorem ipsum lorem ipsu${'xyz'.repeat(7_975)}lorem ipsum lorem ipsum lorem ipsum \n`,
      },
    })),
  ],
]

/**
 * The longest time in which patches of a new document keep the event loop from anybody else, in milliseconds. They are done, or
 * refused as too much work.
 */
export async function turnOfPatches(t: TestLake, document: object, patches: object[]): Promise<number> {
  const mutations = [{ createOrReplace: { _id: 'drafts.x', _type: 'page', ...document } }, ...patches]
  const body = JSON.stringify({ mutations })
  const sent = Promise.withResolvers<Response>()
  const longest = await longestTurn(async () => {
    sent.resolve(await t.call('v1/data/mutate/production', { method: 'POST', body, role: 'editor' }))
  })
  const response = await sent.promise
  const text = await response.text()
  if (response.status !== 200) {
    expect([response.status, text]).toEqual([400, expect.stringMatching(/send it in parts|more than once/)])
  }
  return longest
}
