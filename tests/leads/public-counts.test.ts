import { expect, test } from 'vitest'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import { publicCounts } from '#lib/leads/public-counts.ts'
import { newDatabase } from './databases.ts'
import { activeContractor } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const CITIES = [
  { slug: 'toronto', province: 'ON' },
  { slug: 'mississauga', province: 'ON' },
  { slug: 'ottawa', province: 'ON' },
  { slug: 'montreal', province: 'QC' },
  { slug: 'quebec-city', province: 'QC' },
]

test.each(['SQLite', 'PostgreSQL'])('counts what is true today, in %s', async (kind) => {
  const url = kind === 'PostgreSQL' ? await newDatabase() : undefined
  const { outbox } = await temporaryOutbox({ url })
  const count = (today = '2026-11-30') => publicCounts(outbox, CITIES, today)
  expect(await count()).toEqual({ installers: 0, cities: 0, installations: 0, customers: 0 })

  const insurance = {
    amount: 2_000_000,
    insurer: 'Acme',
    expires: '2026-12-31',
    checkedAt: 1,
    checkedBy: null,
    proof: null,
  }
  await activeContractor(outbox)
  await activeContractor(outbox, { profile: { cities: [], around: [{ city: 'toronto', km: 60 }] } })
  await activeContractor(outbox, { profile: { cities: [], provinces: ['QC'], insurance } })
  const paused = await activeContractor(outbox, { profile: { cities: ['ottawa'] } })
  await changeContractor(outbox, paused, { state: 'paused' }, { actor: 'account-1' })
  expect(await count()).toMatchObject({ installers: 3, cities: 4 })
  expect(await count('2027-01-01'), 'an insurance has ended').toMatchObject({ installers: 2, cities: 2 })

  const leads = [
    { email: 'a@b.example' },
    { email: 'a@b.example' },
    { email: 'c@b.example' },
    { email: 'd@b.example' },
  ]
  const ids = leads.map((payload) => sampleSubmission({ payload }))
  for (const submission of [...ids, sampleSubmission({ type: 'contact' })]) await outbox.submit(submission)
  const isDone = outbox.db.updateTable('leads').set({ stage: 'done' })
  await isDone.where('email', '!=', 'd@b.example').execute()
  expect(await count(), 'neither the open request nor the question').toMatchObject({
    installations: 3,
    customers: 2,
  })
})
