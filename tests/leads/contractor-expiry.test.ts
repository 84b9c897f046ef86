import { describe, expect, onTestFinished, test } from 'vitest'
import { checkProof } from '#lib/leads/contractors/change-proofs.ts'
import { changeContractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import { watchExpiries } from '#lib/leads/contractors/watch-expiry.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor } from './sample-contractors.ts'
import { Clock, temporaryOutbox } from './temporary-outbox.ts'

const DAY = 24 * 3_600_000

/** In the morning of a day in Toronto. */
const morning = (day: string) => Date.parse(`${day}T14:00Z`)

const recipients = async () => [
  { email: 'jo@montage.example', language: 'en' as const },
  { email: 'luc@montage.example', language: 'fr' as const },
  { email: 'quiet@montage.example', language: 'fr' as const, without: ['change'] },
]

const CHECK = { proof: null, paper: '2026-11-01', checkedAt: 1, checkedBy: 'account-1' }
const LICENCE = {
  authority: 'rbq',
  number: '1234-5678-90',
  province: 'QC',
  trades: ['electrical' as const],
  ...CHECK,
}
const INSURANCE = { amount: 2_000_000, insurer: 'Acme', ...CHECK }

describe.each(ENGINES)('%s', (engine) => {
  async function watched(profile: Partial<ContractorProfile>, { confirms = true } = {}) {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const clock = new Clock()
    const { outbox, folder } = await temporaryOutbox({ url, confirms, clock })
    const id = await activeContractor(outbox, { lang: 'fr', profile: { province: 'QC', ...profile } })
    /** Another server on the same database. */
    const second = async () => {
      const database = await openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: url })
      onTestFinished(() => database.db.destroy())
      return new Outbox(database, { perHour: 0, minFillSeconds: 0 }, clock.now, { confirms })
    }
    const look = async (day: string, stores: readonly Outbox[] = [outbox]) => {
      clock.time = morning(day)
      await Promise.all(stores.map((store) => watchExpiries(store, recipients)))
    }
    const mails = async (kind: string) => {
      const rows = await outbox.db
        .selectFrom('mails')
        .select(['id', 'lang'])
        .where('kind', '=', kind as 'proofExpires')
        .orderBy('id')
        .execute()
      return rows.map((row) => `${row.lang} ${row.id.replace(id, 'id').replace(`${kind}-id-`, '')}`)
    }
    const stateNow = async () => {
      const contractor = await readContractor(outbox, id)
      return [contractor?.state, contractor?.pausedBy]
    }
    const ends = async () => {
      const rows = await outbox.db
        .selectFrom('contractor_events')
        .select('detail')
        .where('kind', '=', 'licence_expired')
        .execute()
      return rows.map(({ detail }) => detail)
    }
    return { outbox, clock, id, look, mails, stateNow, ends, second }
  }

  test('warned at 30 and 7 days, once each by two servers, paused at the end, and active again once the renewal is checked', async () => {
    const { outbox, id, look, mails, stateNow, ends, second } = await watched({
      insurance: { ...INSURANCE, expires: '2027-03-31' },
    })
    const servers = [outbox, await second()]
    await look('2027-02-28', servers)
    expect(await mails('proofExpires')).toEqual([])
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-10']) await look(day, servers)
    expect(await mails('proofExpires')).toEqual(['fr insurance 2027-03-31-30'])
    for (const day of ['2027-03-24', '2027-03-30', '2027-03-31']) await look(day, servers)
    expect(await mails('proofExpires')).toEqual(['fr insurance 2027-03-31-30', 'fr insurance 2027-03-31-7'])
    expect([await stateNow(), await ends()], 'the last day').toEqual([['active', null], []])

    for (const day of ['2027-04-01', '2027-04-02']) await look(day, servers)
    expect(await stateNow()).toEqual(['paused', 'licence'])
    expect(await ends()).toEqual(['insurance 2027-03-31'])
    expect(await mails('proofExpired')).toEqual(['en insurance 2027-03-31-0', 'fr insurance 2027-03-31-1'])
    expect(await mails('contractorState')).toHaveLength(1)

    const paused = await readContractor(outbox, id)
    const profile = {
      ...paused?.profile,
      insurance: { ...INSURANCE, ...CHECK, paper: undefined, checkedAt: null, expires: '2028-03-31' },
    }
    const renewed = await changeContractor(
      outbox,
      id,
      { profile: profile as ContractorProfile },
      { actor: 'account-1' },
    )
    expect((await stateNow())[0], 'nobody has checked the renewal').toBe('paused')
    const asked = { place: 'insurance', version: renewed?.version ?? 0, actor: 'account-1' } as const
    expect(await checkProof(outbox, id, { ...asked, check: { paper: '2027-04-02' } })).toHaveProperty(
      'contractor',
    )
    expect(await stateNow()).toEqual(['active', null])
    expect(await mails('contractorState')).toHaveLength(2)
    await look('2027-04-03', servers)
    expect(await stateNow()).toEqual(['active', null])
  })

  test('without a mail server the pause comes as well', async () => {
    const { look, stateNow, mails, ends } = await watched(
      { insurance: { ...INSURANCE, expires: '2027-03-31' } },
      { confirms: false },
    )
    await look('2027-03-10')
    await look('2027-04-01')
    expect(await stateNow()).toEqual(['paused', 'licence'])
    expect(await ends()).toEqual(['insurance 2027-03-31'])
    expect([await mails('proofExpires'), await mails('proofExpired')]).toEqual([[], []])
  })

  test('the last licence pauses, an earlier one does not, and one that a newer replaces is not spoken of', async () => {
    const { look, stateNow, ends, mails } = await watched({
      insurance: { ...INSURANCE, expires: '2099-01-01' },
      licences: [
        { ...LICENCE, expires: '2027-01-31' },
        { ...LICENCE, number: '1234-5678-91', trades: ['gas'], expires: '2027-02-28' },
        { ...LICENCE, number: '1234-5678-80', trades: ['plumbing'], expires: '2026-12-31' },
        { ...LICENCE, number: '1234-5678-81', trades: ['plumbing', 'building'], expires: '2027-01-15' },
      ],
    })
    await look('2026-12-20')
    expect(await mails('proofExpires')).toEqual(['fr 1234-5678-81 2027-01-15-30'])
    await look('2027-02-01')
    expect(await ends()).toEqual(['1234-5678-81 2027-01-15', '1234-5678-90 2027-01-31'])
    expect(await stateNow()).toEqual(['active', null])
    await look('2027-03-01')
    expect(await stateNow()).toEqual(['paused', 'licence'])
  })

  test('who was paused or applies is not changed, and the look is once a day, not before 8', async () => {
    const { outbox, clock, id, look, stateNow, ends } = await watched({
      insurance: { ...INSURANCE, expires: '2027-03-31' },
    })
    const pausedUntil = morning('2099-01-01')
    await changeContractor(
      outbox,
      id,
      { state: 'paused', pausedBy: 'contractor', pausedUntil },
      { actor: null },
    )
    clock.time = Date.parse('2027-04-01T11:00Z')
    await watchExpiries(outbox, recipients)
    expect(await ends()).toEqual([])
    await look('2027-04-01')
    expect([await stateNow(), await ends()]).toEqual([['paused', 'contractor'], ['insurance 2027-03-31']])
    const other = await activeContractor(outbox, {
      profile: { insurance: { ...INSURANCE, expires: '2027-01-31' } },
    })
    await look('2027-04-01')
    expect((await readContractor(outbox, other))?.state, 'the same day').toBe('active')
    clock.advance(DAY)
    await watchExpiries(outbox, recipients)
    expect((await readContractor(outbox, other))?.state).toBe('paused')
  })
})
