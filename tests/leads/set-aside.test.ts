import { describe, expect, test } from 'vitest'
import { thrownAway } from '#lib/leads/honeypot.ts'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { emptyDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

/** What becomes of leads that look like spam, or are too many: kept, whatever their number; or refused; or thrown away and counted. */

const HOUR = 3_600_000

describe.for(ENGINES)('%s', (engine) => {
  const newOutbox = async (options: Parameters<typeof temporaryOutbox>[0] = {}) =>
    temporaryOutbox({ ...options, url: engine === 'postgres' ? await emptyDatabase() : undefined })

  const from = (address: string, payload: Record<string, string> = {}) =>
    sampleSubmission({ address, payload: { email: `${Math.random()}@mail.example`, ...payload } })

  test('what is beyond a limit is set aside without an end, and the limit counts as before', async () => {
    const { outbox, clock } = await newOutbox({ limits: { perHour: 3 } })
    for (let n = 0; n < 60; n++) await outbox.submit(from('192.0.2.7'))
    expect(await countLeads(outbox)).toMatchObject({ waiting: 3, suspected: 57 })
    await outbox.submit(from('192.0.2.8'))
    expect(await countLeads(outbox)).toMatchObject({ waiting: 4, suspected: 57 })
    clock.advance(HOUR + 1)
    await outbox.submit(from('192.0.2.7'))
    expect(await countLeads(outbox)).toMatchObject({ waiting: 5, suspected: 57 })
    expect(await thrownAway(outbox)).toBeNull()
  })

  test('filled honeypots of one network address are kept up to 20 a day; the others are counted, since when', async () => {
    const { outbox, clock } = await newOutbox()
    const kept = Array.from({ length: 20 }, () => from('192.0.2.7', { honeypot: 'x' }))
    for (const submission of kept) await outbox.submit(submission)
    expect(await thrownAway(outbox)).toBeNull()
    const since = clock.time
    for (let n = 0; n < 10; n++) {
      await outbox.submit(from('192.0.2.7', { honeypot: 'x' }))
      clock.advance(1_000)
    }
    expect(await countLeads(outbox)).toMatchObject({ suspected: 20 })
    expect(await thrownAway(outbox)).toEqual({ count: 10, since })

    await outbox.submit(from('192.0.2.8', { honeypot: 'x' }))
    for (const submission of kept) await outbox.submit(submission)
    expect(await countLeads(outbox), 'another address; and what is known').toMatchObject({ suspected: 21 })
    expect(await thrownAway(outbox)).toEqual({ count: 10, since })

    // People who share that address lose nothing by it.
    await outbox.submit(from('192.0.2.7'))
    expect(await countLeads(outbox)).toMatchObject({ suspected: 21, waiting: 1 })
  })

  test('when the disk is almost full nothing is set aside and whoever sends is told; ordinary leads are kept', async () => {
    let freeSpace = 1_000_000_000
    const { outbox } = await newOutbox({ limits: { perHour: 2 }, freeSpace: () => freeSpace })
    const known = [from('192.0.2.7'), from('192.0.2.7'), from('192.0.2.7')]
    for (const submission of known) await outbox.submit(submission)
    freeSpace = 50_000_000
    await expect(outbox.submit(from('192.0.2.7'))).rejects.toThrow(/disk is almost full/)
    for (const submission of known) await outbox.submit(submission)
    await outbox.submit(from('192.0.2.8'))
    await outbox.submit(from('192.0.2.8', { honeypot: 'x' }))
    expect(await countLeads(outbox)).toMatchObject({ waiting: 3, suspected: 1 })
    expect(await thrownAway(outbox)).toMatchObject({ count: 1 })
    freeSpace = 1_000_000_000
    await outbox.submit(from('192.0.2.7'))
    expect(await countLeads(outbox)).toMatchObject({ waiting: 3, suspected: 2 })
  })

  test('network addresses are hashed with a key that every process of a database shares, and no other database has', async () => {
    const url = engine === 'postgres' ? await emptyDatabase() : undefined
    const first = await temporaryOutbox({ url, limits: { perHour: 1 } })
    const second = await temporaryOutbox({ url, folder: first.folder, limits: { perHour: 1 } })
    await first.outbox.submit(from('192.0.2.7'))
    await second.outbox.submit(from('192.0.2.7'))
    const { leads } = await listLeads(first.outbox, leadFilter.parse({}))
    expect(leads.map(({ suspicion }) => suspicion).sort()).toEqual(['address_limit', null])
    const hashesOf = ({ db }: typeof first.outbox) =>
      db.selectFrom('leads').select('address_hash').distinct().execute()
    const hashes = await hashesOf(first.outbox)
    expect(hashes).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    const { outbox: other } = await newOutbox()
    await other.submit(from('192.0.2.7'))
    expect(await hashesOf(other)).not.toEqual(hashes)
  })
})
