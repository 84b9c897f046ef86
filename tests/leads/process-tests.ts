import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { Crm } from './crm.ts'
import { leadBody, post } from './post.ts'
import { type Program, startProgram } from './process.ts'
import { sampleSubmission } from './samples.ts'
import { storedIds, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const RATE = 50
/** No server is killed before it has answered so many. */
const ANSWERED = 3

/** Submits at a steady rate until the server dies; answers the ids that were answered, and those that were not. */
async function submitUntilItDies(server: Program, address: string) {
  const answered: string[] = []
  const unanswered: string[] = []
  const posts: Promise<void>[] = []
  const submit = async () => {
    const id = randomUUID()
    try {
      const { status } = await post(address, leadBody(id))
      expect(status).toBe(202)
      answered.push(id)
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
      unanswered.push(id)
    }
  }
  const timer = setInterval(() => posts.push(submit()), 1000 / RATE)
  await new Promise((done) => setTimeout(done, 60 + Math.random() * 300))
  await expect.poll(() => answered.length, { interval: 5, timeout: 20_000 }).toBeGreaterThanOrEqual(ANSWERED)
  await server.kill()
  clearInterval(timer)
  await Promise.all(posts)
  return { answered, unanswered }
}

/** Makes an empty PostgreSQL database and answers its address; left out, leads are kept in a SQLite file. */
type NewUrl = () => Promise<string>

/** Where leads are kept: the settings of a process, and an outbox that looks into it. */
async function newStore(newUrl?: NewUrl) {
  const folder = temporaryFolder()
  const url = await newUrl?.()
  const { outbox } = await temporaryOutbox({ folder, url })
  return { env: { DATA_DIR: folder, ...(url && { LEADS_DATABASE_URL: url }) }, outbox }
}

/** What must hold when a process dies. In each round but the last the next one is started meanwhile, as a manager does. */
export function testKills(rounds: number, newUrl?: NewUrl, record = (_kept: number) => {}): void {
  test(`kill -9 at random moments under ${RATE} submissions a second, ${rounds} rounds: no answered lead is missing`, {
    timeout: 240_000,
  }, async () => {
    const { env, outbox } = await newStore(newUrl)
    const start = () => startProgram('server', env)
    const promised: string[] = []
    let retried: string[] = []
    let next = start()
    for (let round = 0; round < rounds; round++) {
      const server = next
      const port = await server.said(/listening (\d+)/)
      const address = `http://127.0.0.1:${port}/api/leads`
      if (round < rounds - 1) next = start()
      // Whoever got no answer sends again, with the same submission id.
      for (const id of retried) {
        expect((await post(address, leadBody(id))).status).toBe(202)
        promised.push(id)
      }
      const { answered, unanswered } = await submitUntilItDies(server, address)
      promised.push(...answered)
      retried = unanswered
      const stored = await storedIds(outbox)
      expect(new Set(promised).difference(stored), `round ${round}: answered and lost`).toEqual(new Set())
      expect(stored.difference(new Set([...promised, ...retried])), 'never submitted').toEqual(new Set())
    }
    expect(promised.length).toBeGreaterThanOrEqual(rounds * ANSWERED)
    record(promised.length)
  })
}

/** What must hold when processes share an outbox. */
export function testSharing(newUrl?: NewUrl): void {
  test('two processes deliver from one outbox: no lead is sent twice at once, none twice at all', {
    timeout: 120_000,
  }, async () => {
    const { env, outbox } = await newStore(newUrl)
    const crm = await new Crm().start()
    crm.behaviour = { status: 200, delay: 20 }
    onTestFinished(() => crm.stop())
    const settings = { ...env, CRM_WEBHOOK_URL: crm.url }
    const deliverers = [startProgram('deliverer', settings), startProgram('deliverer', settings)]
    onTestFinished(async () => {
      for (const deliverer of deliverers) await deliverer.kill()
    })
    await Promise.all(deliverers.map((deliverer) => deliverer.said(/ready/)))
    const submissions = Array.from({ length: 300 }, () => sampleSubmission())
    await Promise.all(submissions.map((submission) => outbox.submit(submission)))
    await expect.poll(() => countLeads(outbox), { timeout: 60_000 }).toMatchObject({ delivered: 300 })
    expect(crm.overlapping).toEqual([])
    expect(crm.arrivals.map(({ id }) => id).sort()).toEqual(
      submissions.map(({ lead }) => lead.submission_id).sort(),
    )
  })

  test('one submission id sent many times at once, to two processes, is stored and answered as one', {
    timeout: 120_000,
  }, async () => {
    const { env, outbox } = await newStore(newUrl)
    const servers = [startProgram('server', env), startProgram('server', env)]
    onTestFinished(async () => {
      for (const server of servers) await server.kill()
    })
    const ports = await Promise.all(servers.map((server) => server.said(/listening (\d+)/)))
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(`http://127.0.0.1:${ports[n % 2]}/api/leads`, leadBody(ids[n % 3])),
      ),
    )
    expect(answers.every(({ status }) => status === 202)).toBe(true)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(3)
    expect(await storedIds(outbox)).toEqual(new Set(ids))
  })
}
