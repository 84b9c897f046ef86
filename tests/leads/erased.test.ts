import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { eraseContractor } from '#lib/leads/contractors/erase.ts'
import { openLeads } from '#lib/leads/index.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { newDatabase } from './databases.ts'
import { findPrograms } from './postgres.ts'
import { activeContractor } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { storedIds, temporaryFolder } from './temporary-outbox.ts'

/** Starts a site with some settings, and stops it after the work. */
async function withLeads<Result>(
  settings: Partial<typeof env>,
  work: (outbox: Awaited<ReturnType<typeof openLeads>>['outbox']) => Promise<Result>,
): Promise<Result> {
  const { outbox } = await openLeads({ ...env, LEADS_DATABASE_URL: undefined, ...settings })
  try {
    return await work(outbox)
  } finally {
    await outbox.db.destroy()
  }
}

const EMAIL = 'zoe@mail.example'

test('an erased person does not come back with the file of a backup', async () => {
  const [DATA_DIR, BACKUP_DIR] = [temporaryFolder(), temporaryFolder()]
  const saved = join(temporaryFolder(), 'leads.sqlite')
  const [gone, stays] = [sampleSubmission({ payload: { email: EMAIL } }), sampleSubmission()]
  const settings = { DATA_DIR, BACKUP_DIR }
  await withLeads(settings, async (outbox) => {
    await outbox.submit(gone)
    await outbox.submit(stays)
  })
  cpSync(join(DATA_DIR, 'leads.sqlite'), saved)
  await withLeads(settings, (outbox) => erasePerson(outbox, EMAIL, null))
  expect(readFileSync(join(BACKUP_DIR, 'erased-leads.txt'), 'utf8')).toBe(`${gone.lead.submission_id}\n`)
  cpSync(saved, join(DATA_DIR, 'leads.sqlite'))
  expect(await withLeads(settings, storedIds)).toEqual(new Set([stays.lead.submission_id]))
})

test('an erased contractor does not either', async () => {
  const [DATA_DIR, BACKUP_DIR] = [temporaryFolder(), temporaryFolder()]
  const saved = join(temporaryFolder(), 'leads.sqlite')
  const settings = { DATA_DIR, BACKUP_DIR }
  const [gone, stays] = await withLeads(settings, async (outbox) => [
    await activeContractor(outbox),
    await activeContractor(outbox),
  ])
  cpSync(join(DATA_DIR, 'leads.sqlite'), saved)
  await withLeads(settings, (outbox) => eraseContractor(outbox, gone ?? '', 'account-1'))
  cpSync(saved, join(DATA_DIR, 'leads.sqlite'))
  const ids = await withLeads(settings, (outbox) =>
    outbox.db.selectFrom('contractors').select('id').execute(),
  )
  expect(ids).toEqual([{ id: stays }])
})

test('nor with a dump of PostgreSQL', async () => {
  const LEADS_DATABASE_URL = await newDatabase()
  const settings = { LEADS_DATABASE_URL, BACKUP_DIR: temporaryFolder() }
  const dump = join(temporaryFolder(), 'leads.dump')
  const gone = sampleSubmission({ payload: { email: EMAIL } })
  await withLeads(settings, (outbox) => outbox.submit(gone))
  execFileSync(join(findPrograms(), 'pg_dump'), ['--format=custom', `--file=${dump}`, LEADS_DATABASE_URL])
  await withLeads(settings, (outbox) => erasePerson(outbox, EMAIL, null))
  execFileSync(join(findPrograms(), 'pg_restore'), [
    '--clean',
    '--if-exists',
    `--dbname=${LEADS_DATABASE_URL}`,
    dump,
  ])
  expect(await withLeads(settings, storedIds)).toEqual(new Set())
})

test('a folder of backups that cannot be written to does not keep a person from being erased', async () => {
  const file = join(temporaryFolder(), 'no-folder')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  const settings = { DATA_DIR: temporaryFolder(), BACKUP_DIR: join(file, 'backups') }
  const erased = withLeads({ ...settings, BACKUP_DIR: temporaryFolder() }, async (outbox) => {
    await outbox.submit(sampleSubmission({ payload: { email: EMAIL } }))
  }).then(() => withLeads(settings, (outbox) => erasePerson(outbox, EMAIL, null)))
  await expect(erased).resolves.toBe(1)
})
