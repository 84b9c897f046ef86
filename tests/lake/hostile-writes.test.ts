import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_TURN, SLOW_WRITES, sendHostileWrites, turnOfPatches } from './hostile-writes.ts'
import { startLake, type TestLake } from './server.ts'

/* Writes that would keep a server from answering anybody else. The sweep sends 5,000 of them. */

/**
 * Milliseconds. Beside other tests the same work takes up to twice the time of the processor, so the limit itself is the
 * sweep's: this one only tells work that has no end.
 */
const LONGEST_BESIDE_OTHERS = 4 * LONGEST_TURN

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

describe('a transaction', () => {
  it.each(SLOW_WRITES)('does not keep others waiting: %s', async (_, document, patches) => {
    expect(await turnOfPatches(t, document, patches)).toBeLessThan(LONGEST_BESIDE_OTHERS)
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
  expect(longest, worst).toBeLessThan(LONGEST_BESIDE_OTHERS)
}, 60_000)
