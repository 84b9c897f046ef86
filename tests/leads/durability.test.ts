import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { leadBody, post } from './post.ts'
import { startProgram } from './process.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

test('the connection that leads are written through waits for the disk', async () => {
  const { outbox } = await temporaryOutbox()
  await outbox.submit(sampleSubmission())
  const FULL = 2
  expect((await sql`PRAGMA synchronous`.execute(outbox.db)).rows).toEqual([{ synchronous: FULL }])
  expect((await sql`PRAGMA journal_mode`.execute(outbox.db)).rows).toEqual([{ journal_mode: 'wal' }])
})

test('the files that leads are in are for nobody else on the machine', async () => {
  const { outbox, folder } = await temporaryOutbox()
  await outbox.submit(sampleSubmission())
  const files = readdirSync(folder).filter((file) => file.startsWith('leads.sqlite'))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)
})

test.runIf(process.platform === 'linux')(
  'traced: between the arrival of a lead and its answer, the log of the database is flushed to the disk',
  async () => {
    const folder = temporaryFolder()
    const trace = join(folder, 'trace')
    // With -D the process started here is the traced one, and strace ends with it.
    const traced = ['-e', 'trace=read,write,writev,fsync,fdatasync']
    const before = ['strace', '-D', '-f', '-y', '-s', '40', ...traced, '-o', trace]
    const server = startProgram('server', { DATA_DIR: folder }, { before })
    onTestFinished(() => server.kill())
    const port = await server.said(/listening (\d+)/)
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await post(`http://127.0.0.1:${port}/api/leads`, leadBody()))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])

    // A client may have its answer before strace has noted it.
    await expect
      .poll(() => eventsIn(readFileSync(trace, 'utf8')))
      .toEqual(Array.from({ length: 5 }, () => ['arrival', 'flush', 'answer']).flat())
  },
  30_000,
)

/** From the first arrival of a lead on, without repeats. */
function eventsIn(trace: string): string[] {
  const events = trace.split('\n').flatMap((call) => {
    if (/read\(.*"POST \/api\/leads/.test(call)) return ['arrival']
    if (/(fsync|fdatasync)\(.*leads\.sqlite-wal/.test(call)) return ['flush']
    return /writev?\(.*"HTTP\/1\.1 202/.test(call) ? ['answer'] : []
  })
  const withoutRepeats = events.filter((event, index) => event !== events[index - 1])
  const first = withoutRepeats.indexOf('arrival')
  return withoutRepeats.slice(first, first + 15)
}
