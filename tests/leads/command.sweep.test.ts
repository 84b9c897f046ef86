import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { newDatabase } from './databases.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

/* `npm run leads` as a process of its own, with PostgreSQL. */

test('leads are listed, exported, sent again and released without the Studio', async () => {
  const url = await newDatabase()
  const { outbox, folder } = await temporaryOutbox({ url, limits: { minFillSeconds: 1 } })
  const run = (options: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const env = {
        ...process.env,
        NODE_ENV: 'production' as const,
        DATA_DIR: folder,
        LEADS_DATABASE_URL: url,
      }
      const script = join(import.meta.dirname, '../../scripts/run.mjs')
      execFile(process.execPath, [script, 'leads', ...options], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, said: stdout + stderr }),
      )
    })
  const submit = async (name: string, started: number | null = null) => {
    const submission = sampleSubmission({ payload: { name, email: `${name.toLowerCase()}@mail.example` } })
    await outbox.submit({ ...submission, lead: { ...submission.lead, form_start_time: started } })
    return submission.lead
  }
  const parked = await submit('Parked')
  const claimed = await outbox.claimNext()
  if (!claimed) throw new Error('There was nothing to send.')
  await outbox.record(claimed, null, 'parked')
  const quick = await submit('Quick', outbox.now())

  const { said } = await run(['--state', 'parked'])
  expect(said).toContain(parked.reference)
  expect(said).not.toContain(quick.reference)
  expect((await run(['--export'])).said).toContain('quick@mail.example')
  expect(await run(['--resend', parked.reference])).toEqual({
    code: 0,
    said: `${parked.reference} is sent again.\n`,
  })
  expect(await run(['--release', quick.reference])).toEqual({
    code: 0,
    said: `${quick.reference} is released.\n`,
  })
  expect((await run(['--release', quick.reference])).code).toBe(1)
  expect(await countLeads(outbox)).toMatchObject({ waiting: 2, parked: 0, suspected: 0 })
  const story = await readTimeline(outbox, parked.submission_id)
  expect(story?.timeline).toContainEqual(expect.objectContaining({ kind: 'resent', actor: 'npm run leads' }))

  expect((await run(['--state', 'nothing'])).said).toContain('waiting, delivered, parked or suspected')
}, 60_000)
