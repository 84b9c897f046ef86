import { describe, expect, onTestFinished, test } from 'vitest'
import { recordRows } from '../sweep/table.ts'
import { newDatabase } from './databases.ts'
import { type Program, startProgram } from './process.ts'
import { activeContractor, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const REQUESTS = 40
const KILLS = 15
/** The events that say that a step was taken, by the name that the program says. */
const KINDS = { quote: 'job_quoted', choose: 'job_chosen', day: 'step', finish: 'step' } as const

describe.each(['sqlite', 'postgres'])('%s', (engine) => {
  test(`two servers match ${REQUESTS} requests and take them to the end while they are killed ${KILLS} times: nothing is lost, nobody is asked twice`, {
    timeout: 300_000,
  }, async () => {
    const folder = temporaryFolder()
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const { outbox } = await temporaryOutbox({ folder, url, confirms: true })
    for (let place = 0; place < 60; place += 1) await activeContractor(outbox)
    for (let place = 0; place < REQUESTS; place += 1) {
      const payload = { email: `customer-${place}@people.example`, city: 'Toronto', province_state: 'ON' }
      await outbox.submit(sampleSubmission({ payload, requested: TV_IN_TORONTO }))
    }
    const env = { DATA_DIR: folder, ...(url && { LEADS_DATABASE_URL: url }) }
    const said: string[] = []
    const start = () => startProgram('offer-worker', env)
    const running: Program[] = [start(), start()]
    onTestFinished(async () => {
      for (const program of running) await program.kill()
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      const victim = running.shift()
      running.push(start())
      await victim?.said(/ready/)
      await new Promise((done) => setTimeout(done, Math.random() * 120))
      await victim?.kill()
      said.push(victim?.output() ?? '')
    }
    await Promise.all(running.map((program) => program.said(/nothing is left/)))
    said.push(...running.map((program) => program.output()))

    const offers = await outbox.db.selectFrom('offers').selectAll().execute()
    const events = await outbox.db.selectFrom('lead_events').selectAll().execute()
    const mails = await outbox.db.selectFrom('mails').select(['id', 'kind']).execute()
    const done = said.join('\n').match(/done \w+ [0-9a-f-]+/g) ?? []
    const missing = done.filter((line) => {
      const [, step = '', id = ''] = line.split(' ')
      const offer = offers.find((one) => one.id === id)
      const kind = KINDS[step as keyof typeof KINDS]
      return !events.some(
        (event) =>
          event.submission_id === offer?.submission_id &&
          event.kind === kind &&
          event.detail?.includes(offer.contractor_id),
      )
    })
    expect(missing).toEqual([])
    const ofKind = (kind: string) => events.filter((event) => event.kind === kind)
    // Each offer was asked once, by one event and one mail.
    expect(ofKind('job_asked')).toHaveLength(offers.length)
    expect(mails.filter(({ kind }) => kind === 'jobOffer')).toHaveLength(offers.length)
    const byRequest = Object.values(Object.groupBy(offers, ({ submission_id }) => submission_id))
    expect(byRequest).toHaveLength(REQUESTS)
    expect(byRequest.every((own = []) => own.length === 3)).toBe(true)
    expect(ofKind('job_chosen')).toHaveLength(REQUESTS)
    expect(offers.filter(({ finished }) => finished !== null)).toHaveLength(REQUESTS)
    recordRows('tests/leads/offers-kills.sweep.test.ts', {
      [`steps of offers said before a kill -9, ${engine}`]: { tried: done.length, lost: missing.length },
    })
  })
})
