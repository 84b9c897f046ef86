import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createToken } from '#lib/server/accounts/index.ts'
import { evaluatorProcesses } from './evaluator-processes.ts'
import { ENDLESS, HOSTILE } from './hostile-queries.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
  const create = { _type: 'x', text: 'x'.repeat(2000) }
  await t.client().mutate(Array.from({ length: 300 }, () => ({ create })))
})
afterAll(() => t.close())

describe('hostile queries', () => {
  it.each(HOSTILE)('$name', async ({ query, params, status }) => {
    const body = JSON.stringify({ query, params })
    const answer = t.call('v2025-02-19/data/query/production', { method: 'POST', body, role: 'translator' })
    const isAnswered = vi.fn()
    void answer.then(isAnswered)
    expect(await t.lake.query('count(*[_type == "x"])')).toBe(300)
    expect(isAnswered).not.toHaveBeenCalled()
    const response = await answer
    expect(status).toContain(response.status)
    expect((await response.json()).error.description).toMatch(/\w+ \w+/)
  })

  it('of ten people at once leave visitors their pages, and the others their turns', async () => {
    const people = HOSTILE.map(
      (_, index) => createToken(t.lake.database, { role: 'translator', label: `Person ${index}` }).secret,
    )
    const ask = (token: string, query: string, params = {}) =>
      t.call('v2025-02-19/data/query/production', {
        method: 'POST',
        body: JSON.stringify({ query, params }),
        headers: { authorization: `Bearer ${token}` },
      })
    let isOver = false
    const attacks = Promise.all(
      HOSTILE.map(async ({ query, params }, index) => (await ask(people[index] ?? '', query, params)).status),
    ).finally(() => (isOver = true))
    const calm = createToken(t.lake.database, { role: 'editor', label: 'Somebody else' }).secret
    const own = ask(calm, '1')
    const waits: number[] = []
    while (!isOver) {
      const asked = performance.now()
      await t.lake.query('*[_type == "x"]{_id}')
      expect((await t.call('v1/users/me')).status).toBe(200)
      waits.push(performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    waits.sort((a, b) => a - b)
    console.log(
      `${waits.length} visits during ${HOSTILE.length} attacks: median ${waits[waits.length >> 1]?.toFixed(1)} ms, ` +
        `p99 ${waits[Math.floor(waits.length * 0.99)]?.toFixed(1)} ms`,
    )
    for (const [index, status] of (await attacks).entries()) expect(HOSTILE[index]?.status).toContain(status)
    expect((await own).status).toBe(200)
    expect(waits.length).toBeGreaterThan(50)
  })

  it('keep somebody else waiting for those under way, not for more of the same people', async () => {
    const personWho = (label: string) => {
      const { secret } = createToken(t.lake.database, { role: 'translator', label })
      return async (name: string, query: string, params = {}) => {
        await t.call('v2025-02-19/data/query/production', {
          method: 'POST',
          body: JSON.stringify({ query, params }),
          headers: { authorization: `Bearer ${secret}` },
        })
        answered.push(name)
      }
    }
    const answered: string[] = []
    const attack = (label: string) => {
      const ask = personWho(label)
      return [1, 2].map((turn) => ask(`${label} ${turn}`, ENDLESS.query, ENDLESS.params))
    }
    const attacks = ['a', 'b', 'c'].flatMap(attack)
    await Promise.race(attacks)
    const calm = personWho('calm')('calm', '1')
    await Promise.all([calm, ...attacks])
    const before = answered.slice(0, answered.indexOf('calm')).map((name) => name[0])
    expect(before.length).toBeGreaterThan(0)
    expect(before, 'people whose second query was answered before').toEqual([...new Set(before)])
  })
})

describe('a server with an endless query', () => {
  /** A server of its own, asked a query that never ends, and the process that evaluates it. */
  async function attackedServer() {
    const server = spawn(process.execPath, ['tests/lake/serve-lake.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const [line] = await once(createInterface(server.stdout), 'line')
    const { url, dataDir, token } = JSON.parse(line)
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const answer = fetch(`${url}/v1/data/query/production`, {
      method: 'POST',
      body: JSON.stringify(ENDLESS),
      headers: { authorization: `Bearer ${token}` },
    }).then(
      ({ status }) => status,
      () => 'cut',
    )
    const [evaluator = 0] = await vi.waitUntil(() => {
      const found = evaluatorProcesses(dataDir)
      return found.length > 0 && found
    })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return { server, dataDir, answer, evaluator }
  }

  it('answers it before it ends by SIGTERM, also when its processes are told to end too', async () => {
    const { server, dataDir, answer, evaluator } = await attackedServer()
    process.kill(evaluator, 'SIGTERM')
    server.kill('SIGTERM')
    expect(await answer).toBe(408)
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    await vi.waitFor(() => expect(evaluatorProcesses(dataDir)).toEqual([]), 10_000)
  })

  it('leaves no process behind when it is killed', async () => {
    const { server, dataDir, answer } = await attackedServer()
    server.kill('SIGKILL')
    expect(await answer).toBe('cut')
    await vi.waitFor(() => expect(evaluatorProcesses(dataDir)).toEqual([]), 10_000)
  })
})
