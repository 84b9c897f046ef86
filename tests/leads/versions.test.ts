import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { releaseLead } from '#lib/leads/staff/actions.ts'
import { countEmergencies, countLeads } from '#lib/leads/staff/counts.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { countFacets } from '#lib/leads/staff/work.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { readFact } from '#lib/leads/store/facts.ts'
import { NEEDED_STEPS, stepsOf } from '#lib/leads/store/migrations.ts'
import { Crm } from './crm.ts'
import { emptyDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const STEPS = stepsOf('sqlite').length
/** The number that earlier releases read, and the number of steps that were taken. */
const NEWEST = [String(NEEDED_STEPS), String(STEPS)]

const { lead } = sampleSubmission()

/** The tables of version 1, with a lead in them and its timeline. */
const versionOne = (counter: string) => [
  'CREATE TABLE lead_facts (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "INSERT INTO lead_facts VALUES ('version', '1')",
  `CREATE TABLE leads (
    submission_id TEXT PRIMARY KEY, reference TEXT NOT NULL, type TEXT NOT NULL, lang TEXT NOT NULL, state TEXT NOT NULL,
    suspicion TEXT, received_at BIGINT NOT NULL, email TEXT NOT NULL, address_hash TEXT, lead TEXT NOT NULL,
    search_text TEXT NOT NULL, attempts INTEGER NOT NULL, next_attempt_at BIGINT, give_up_at BIGINT, claim TEXT,
    delivered_to TEXT NOT NULL, delivered_at BIGINT
  )`,
  "CREATE INDEX leads_due ON leads (next_attempt_at) WHERE state = 'waiting'",
  "CREATE INDEX leads_not_delivered ON leads (state, received_at) WHERE state <> 'delivered'",
  'CREATE INDEX leads_received ON leads (received_at, submission_id)',
  'CREATE INDEX leads_email ON leads (email, received_at)',
  'CREATE INDEX leads_address ON leads (address_hash, received_at) WHERE address_hash IS NOT NULL',
  `CREATE TABLE lead_events (
    id ${counter}, submission_id TEXT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL, actor TEXT, forwarder TEXT,
    status INTEGER, detail TEXT
  )`,
  'CREATE INDEX lead_events_of ON lead_events (submission_id)',
  `INSERT INTO leads VALUES ('${lead.submission_id}', '${lead.reference}', 'lead', 'fr', 'suspected', 'too_fast',
    1000, '${lead.email}', 'hash', '${JSON.stringify(lead)}', 'gagnon', 0, NULL, NULL, NULL, '', NULL)`,
  `INSERT INTO lead_events (submission_id, at, kind, detail)
    VALUES ('${lead.submission_id}', 1000, 'suspected', 'too_fast')`,
]

async function numbersIn({ db }: Outbox): Promise<(string | null)[]> {
  return [await readFact(db, 'version'), await readFact(db, 'steps')]
}

describe.for(ENGINES)('%s', (engine) => {
  async function newPlace() {
    const url = engine === 'postgres' ? await emptyDatabase() : undefined
    return { folder: temporaryFolder(), url }
  }

  type Place = Awaited<ReturnType<typeof newPlace>>

  async function run({ folder, url }: Place, statements: string[]): Promise<void> {
    if (url) {
      const client = new pg.Client(url)
      await client.connect()
      for (const statement of statements) await client.query(statement)
      await client.end()
    } else {
      const database = new DatabaseSync(join(folder, 'leads.sqlite'))
      for (const statement of statements) database.exec(statement)
      database.close()
    }
  }

  const open = ({ folder, url }: Place) => openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: url })

  /** The numbers once this release has been there. */
  async function versionOf(place: Place): Promise<(string | null)[]> {
    return numbersIn((await temporaryOutbox(place)).outbox)
  }

  const COUNTER =
    engine === 'postgres'
      ? 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
      : 'INTEGER PRIMARY KEY AUTOINCREMENT'

  test('the first release’s tables come up to this release with every lead and its timeline', async () => {
    const place = await newPlace()
    await run(place, versionOne(COUNTER))
    const { outbox } = await temporaryOutbox(place)
    const { leads } = await listLeads(outbox, leadFilter.parse({}))
    expect(leads).toMatchObject([
      { submissionId: lead.submission_id, suspicion: 'too_fast', lead, fields: {}, stage: 'new', note: '' },
    ])
    // What leads are told apart by is found in those that came before, too.
    expect((await listLeads(outbox, leadFilter.parse({ city: lead.city }))).leads).toHaveLength(1)
    expect((await countFacets(outbox)).city).toEqual({ [lead.city]: 1 })
    expect((await readTimeline(outbox, lead.submission_id))?.timeline.map(({ kind }) => kind)).toEqual([
      'received',
      'suspected',
    ])
    await outbox.submit(sampleSubmission())
    expect(await countLeads(outbox)).toMatchObject({ suspected: 1, waiting: 1 })
    expect(await versionOf(place)).toEqual(NEWEST)
  })

  test('a lead of the first release is exported, and delivered as it was', async () => {
    const place = await newPlace()
    await run(place, versionOne(COUNTER))
    const { outbox } = await temporaryOutbox(place)
    const csv = await text(exportLeads(outbox, leadFilter.parse({}), (id) => id))
    expect(parse(csv, { bom: true, columns: true })).toMatchObject([
      { name: lead.name, message: lead.message },
    ])
    const crm = await new Crm().start()
    onTestFinished(() => crm.stop())
    await releaseLead(outbox, lead.submission_id, 'account-1')
    await new Delivery(outbox, [webhookForwarder(crm.url)]).deliverDue()
    expect(crm.arrivals.map((arrival) => arrival.lead)).toEqual([lead])
  })

  test('a number that an older release has lowered does not stop the next start', async () => {
    const place = await newPlace()
    const { outbox } = await temporaryOutbox(place)
    await outbox.submit(sampleSubmission())
    await run(place, ["UPDATE lead_facts SET value = '1' WHERE key = 'version'"])
    expect(await versionOf(place)).toEqual(NEWEST)
    expect(await countLeads(outbox)).toMatchObject({ waiting: 1 })
  })

  test('what a newer release has written is refused with a sentence without a password, and its number stays', async () => {
    const place = await newPlace()
    const { outbox } = await temporaryOutbox(place)
    await run(place, [`UPDATE lead_facts SET value = '${STEPS + 1}' WHERE key = 'version'`])
    const withPassword = { ...place, url: place.url?.replace('montage@', 'montage:secret@') }
    await expect(open(withPassword)).rejects.toThrow(
      /^The list of leads in \S+ belongs to a newer release: it has version \d+, .* up to \d+\. Start the newer release, or restore/,
    )
    await expect(open(withPassword)).rejects.not.toThrow(/secret/)
    expect((await numbersIn(outbox))[0]).toBe(String(STEPS + 1))
  })

  test('a lead that a release before has stored meanwhile is an emergency too; a newer release only adds', async () => {
    const place = await newPlace()
    const { outbox } = await temporaryOutbox(place)
    const urgent = sampleSubmission({ payload: { urgency: 'Emergency', phone: '514 873-6565' } })
    await outbox.submit(urgent)
    await run(place, [
      "UPDATE leads SET urgency = ''",
      `UPDATE lead_facts SET value = '${STEPS + 3}' WHERE key = 'steps'`,
    ])
    const { outbox: next } = await temporaryOutbox(place)
    expect(await countEmergencies(next)).toBe(1)
    expect(await numbersIn(next)).toEqual([String(NEEDED_STEPS), String(STEPS + 3)])
  })

  // Processes that share a SQLite file are real ones in kills.sweep.test.ts: its lock is waited for without a pause.
  if (engine === 'postgres')
    test('several that start at once bring the tables up once', async () => {
      const place = await newPlace()
      await run(place, versionOne(COUNTER))
      const opened = await Promise.all(Array.from({ length: 4 }, () => open(place)))
      for (const { db } of opened) await db.destroy()
      expect(new Set(opened.map(({ addressKey }) => addressKey)).size).toBe(1)
      expect(await versionOf(place)).toEqual(NEWEST)
    })
})

test('a file that is no list of leads is one clear sentence', async () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'leads.sqlite'),
    'this is no database, and long enough not to look empty'.repeat(20),
  )
  await expect(openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: undefined })).rejects.toThrow(
    /leads\.sqlite cannot be read: file is not a database\. Restore it from a backup/,
  )
})
