import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { newDatabase } from './databases.ts'
import { post } from './post.ts'
import { ENGINES } from './postgres.ts'
import { startProgram } from './process.ts'
import { PAYLOADS } from './samples.ts'
import { storedIds, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const PEOPLE = 500

test.each(ENGINES)(
  '%s: through a proxy that nobody told the server of, with the settings as they come, every lead is kept and one line is logged',
  async (engine) => {
    const folder = temporaryFolder()
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const server = startProgram('server', {
      DATA_DIR: folder,
      LEADS_RATE_LIMIT: '',
      LOG_LEVEL: 'warn',
      ...(url && { LEADS_DATABASE_URL: url }),
    })
    onTestFinished(() => server.kill())
    const address = `http://127.0.0.1:${await server.said(/listening (\d+)/)}/api/leads`

    const ids = Array.from({ length: PEOPLE }, () => randomUUID())
    const answers = await Promise.all(
      ids.map((submission_id, n) => {
        const payload = { ...PAYLOADS.lead, email: `person${n}@mail.example` }
        const person = { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` }
        return post(address, JSON.stringify({ type: 'lead', submission_id, payload }), person)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 202))

    const { outbox } = await temporaryOutbox({ folder, url })
    expect(await storedIds(outbox)).toEqual(new Set(ids))
    expect(await countLeads(outbox)).toEqual({ waiting: 30, suspected: 470, delivered: 0, parked: 0 })
    const shown = await listLeads(outbox, leadFilter.parse({ suspicion: 'address_limit', limit: 500 }))
    expect(shown.leads).toHaveLength(470)
    expect(server.output().match(/A proxy seems to stand in front of this server/g)).toHaveLength(1)
    expect(server.output()).not.toMatch(/198\.51\.|mail\.example/)
  },
  60_000,
)
