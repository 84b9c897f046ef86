import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createToken } from '#lib/server/accounts/index.ts'
import { evaluatorProcesses } from './evaluator-processes.ts'
import { ENDLESS, STARS } from './hostile-queries.ts'
import { readEvents } from './read-events.ts'
import { startLake, type TestLake } from './server.ts'

/* Queries that would keep a server from answering anybody else. The sweep has more of them. */

let t: TestLake
beforeAll(async () => {
  t = await startLake()
  await t
    .client()
    .mutate(Array.from({ length: 20 }, (_, index) => ({ create: { _id: `x-${index}`, _type: 'x', n: 0 } })))
})
afterAll(() => t.close())

/** Somebody with a token of their own. */
function person() {
  const { secret } = createToken(t.lake.database, { role: 'translator', label: 'Somebody' })
  const send = (path: string, body: unknown) =>
    t.call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${secret}` },
    })
  return {
    token: secret,
    query: (query: string, params = {}) => send('v2025-02-19/data/query/production', { query, params }),
    mutate: (...mutations: unknown[]) => send('v1/data/mutate/production', { mutations }),
  }
}

/** What a page of the site does when it is made. */
const visit = () => t.lake.query('*[_type == "x"]{_id}')

describe('a query that never ends', () => {
  it('is ended, and keeps neither visitors nor other people waiting', async () => {
    const [hostile, other] = [person(), person()]
    const answered: string[] = []
    const note = async (name: string, answer: Promise<unknown>) => {
      await answer
      answered.push(name)
    }
    const attack = hostile.query(ENDLESS.query, ENDLESS.params)
    await Promise.all([
      note('attack', attack),
      note('visitor', visit()),
      note('profile', t.call('v1/users/me')),
      note('other', other.query('count(*[_type == "x"])')),
      note('write', other.mutate({ patch: { id: 'x-0', set: {} } })),
    ])
    expect(answered).toHaveLength(5)
    expect(answered.at(-1)).toBe('attack')
    const response = await attack
    expect(response.status).toBe(408)
    expect((await response.json()).error.description).toBe('The query took longer than 2 seconds')
    expect(await (await hostile.query('1 + 1')).json()).toMatchObject({ result: 2 })
  })

  it('makes its sender wait, and refuses what would wait too long', async () => {
    const hostile = person()
    const queries = [ENDLESS.query, ...Array.from({ length: 55 }, () => '1')]
    const statuses = await Promise.all(
      queries.map(async (query) => (await hostile.query(query, ENDLESS.params)).status),
    )
    const count = (status: number) => statuses.filter((one) => one === status).length
    expect({ slow: count(408), answered: count(200), refused: count(429) }).toEqual({
      slow: 1,
      answered: 50,
      refused: 5,
    })
  })

  it('changes nothing as a mutation, while others write', async () => {
    const hostile = person()
    const query = `*[_type == "x" && ${ENDLESS.query}]`
    const { params } = ENDLESS
    const attack = hostile.mutate({ patch: { query, params, set: { n: 1 } } })
    await t
      .client()
      .patch('x-1', { set: { n: 5 } })
      .commit()
    expect((await attack).status).toBe(408)
    expect(await t.client().fetch('*[_type == "x" && n != 0]._id')).toEqual(['x-1'])
  })

  it('ends its listener with an error, and no other listener', async () => {
    const listenTo = (query: string, params: object) => {
      const search = new URLSearchParams({ query })
      for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
      return t.call(`v1/data/listen/production?${search}`, {
        headers: { authorization: `Bearer ${person().token}` },
      })
    }
    const streams = await Promise.all([
      listenTo(`*[_type == "heard" && ${ENDLESS.query}]`, ENDLESS.params),
      listenTo('*[_type == "heard"]', {}),
    ])
    const [attacked, other] = streams.map((stream) => readEvents(stream, 2))
    await vi.waitFor(() => expect(evaluatorProcesses(t.lake.dataDir).length).toBeGreaterThan(0), 10_000)
    await t.client().create({ _id: 'heard', _type: 'heard' })
    expect(await other).toMatchObject([{ event: 'welcome' }, { event: 'mutation' }])
    expect(await attacked).toMatchObject([
      { event: 'welcome' },
      { event: 'channelError', data: { error: { type: 'queryTimeoutError' } } },
    ])
  })
})

describe('a query', () => {
  it.each(STARS)('with stars is answered at once: %s', async (query) => {
    expect(await (await person().query(query)).json()).toMatchObject({ result: false })
  })

  it('that wants too much memory is refused, and the next one is answered', async () => {
    const log = vi.spyOn(t.lake.log, 'error')
    // 260 MB: a little more than allowed, which takes less of the processor than much more.
    const query = `length(upper(${Array.from({ length: 520 }, () => '$s').join(' + ')}))`
    const response = await person().query(query, { s: 'x'.repeat(500_000) })
    expect(response.status).toBe(400)
    expect((await response.json()).error.description).toMatch(/256 MB of memory/)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect((await person().query('1')).status).toBe(200)
  })

  it('that is nested too deeply is refused with a sentence', async () => {
    const response = await person().query(`${'!'.repeat(20_000)}true`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { type: 'queryTooLargeError', description: expect.stringContaining('nested too deeply') } },
    ])
  })

  it('is refused for now when its process is killed from outside, and the next one is answered', async () => {
    const attack = person().query(ENDLESS.query, ENDLESS.params)
    await vi.waitFor(() => expect(evaluatorProcesses(t.lake.dataDir).length).toBeGreaterThan(0), 10_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const pid of evaluatorProcesses(t.lake.dataDir)) process.kill(pid, 'SIGKILL')
    const response = await attack
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await person().query('1')).status).toBe(200)
  })

  it('can ask what has changed between two documents', async () => {
    const query =
      '*[_id in ["x-2", "x-3"]] | order(_id) {"id": _id, "isOther": diff::changedAny(@, {"n": 0}, n)}'
    await t
      .client()
      .patch('x-3', { set: { n: 7 } })
      .commit()
    expect(await t.client().fetch(query)).toEqual([
      { id: 'x-2', isOther: false },
      { id: 'x-3', isOther: true },
    ])
  })

  it('sees what was committed before it was asked', async () => {
    const client = t.client()
    for (let n = 1; n <= 30; n += 1) {
      await client.patch('x-4', { set: { n } }).commit()
      expect(await client.fetch('*[_id == "x-4"][0].n')).toBe(n)
    }
  })
})

describe('mutations by query', () => {
  it('find what is there at their commit, whatever else is written', async () => {
    const client = t.client()
    const query = '*[_id == "x-5" && n < 1000]'
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? client.patch('x-5', { inc: { n: 1 } }).commit()
          : client.patch({ query }, { inc: { n: 1 } }).commit(),
      ),
    )
    expect(await client.fetch('*[_id == "x-5"][0].n')).toBe(20)
  })

  it('may find 10,000 documents at most', async () => {
    const mutations = Array.from({ length: 600 }, () => ({
      patch: { query: '*[_type == "x"]', set: { n: 1 } },
    }))
    const body = JSON.stringify({ mutations })
    const response = await t.call('v1/data/mutate/production', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect((await response.json()).error.description).toMatch(/more than 10000 documents/)
  })
})
