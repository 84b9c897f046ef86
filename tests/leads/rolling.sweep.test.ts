import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readLife } from '#lib/leads/life/steps.ts'
import { recordRows } from '../sweep/table.ts'
import { leadBody, post } from './post.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Program, startProgram } from './process.ts'
import { storedIds, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

/*
 * The release before requests had states, and this one, on one database at once, forth and back, while leads arrive. The release
 * before is real: its code is taken from the history.
 */

const BEFORE = '34980937e2724067a3beb3adc516d56274f62bc7'
const LEADS = 1_000
const AT_ONCE = 10
const TURNS = 4

let postgres: Postgres
let former: string

beforeAll(async () => {
  postgres = await startPostgres()
  former = mkdtempSync(join(tmpdir(), 'montage-before-'))
  const parts = ['lib', 'schemas', 'studio', 'tests', 'package.json', 'tsconfig.json']
  const archive = execFileSync('git', ['archive', BEFORE, ...parts], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', former], { input: archive })
  symlinkSync(resolve('node_modules'), join(former, 'node_modules'))
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(former, { recursive: true, force: true })
})

/** A request of a customer of its own. */
function bodyOf(id: string): string {
  const body = JSON.parse(leadBody(id))
  return JSON.stringify({ ...body, payload: { ...body.payload, email: `${id}@courriel.example` } })
}

test.each(['sqlite', 'postgres'])(
  '%s: a thousand leads of the release before are upgraded under traffic and rolled back: none is lost, no mail goes out',
  { timeout: 240_000 },
  async (engine) => {
    const url = engine === 'postgres' ? await postgres.newDatabase() : undefined
    const folder = temporaryFolder()
    const env = {
      DATA_DIR: folder,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'noreply@montage.example',
      ...(url && { LEADS_DATABASE_URL: url }),
    }
    const running = new Set<Program>()
    onTestFinished(async () => {
      for (const program of running) await program.kill()
    })
    const start = async (project?: string) => {
      const program = startProgram('server', env, project ? { project } : {})
      running.add(program)
      const address = `http://127.0.0.1:${await program.said(/listening (\d+)/)}/api/leads`
      const stop = async () => {
        running.delete(program)
        await program.kill()
      }
      return { address, stop }
    }

    let server = await start(former)
    const old = Array.from({ length: LEADS }, () => randomUUID())
    for (let at = 0; at < LEADS; at += AT_ONCE)
      await Promise.all(
        old.slice(at, at + AT_ONCE).map(async (id) => {
          expect((await post(server.address, bodyOf(id))).status).toBe(202)
        }),
      )
    const mailsBefore = await mailsOf(url, folder)
    expect(mailsBefore).toHaveLength(LEADS)

    // Traffic: who gets no answer sends again, with the same submission id.
    const sent: string[] = []
    let isOver = false
    const traffic = (async () => {
      while (!isOver) {
        const id = randomUUID()
        sent.push(id)
        while ((await post(server.address, bodyOf(id)).catch(() => null))?.status !== 202) await pause(5)
      }
    })()
    for (let turn = 0; turn < TURNS; turn++) {
      const next = await start(turn % 2 === 0 ? undefined : former)
      const before = server
      await pause(300)
      server = next
      await pause(300)
      await before.stop()
    }
    isOver = true
    await traffic

    const { outbox } = await temporaryOutbox({ url, folder })
    expect(await storedIds(outbox)).toEqual(new Set([...old, ...sent]))
    expect(sent.length).toBeGreaterThan(TURNS * 10)
    const about = new Set<string>(old)
    const mails = (await mailsOf(url, folder)).filter((mail) => about.has(mail.about))
    expect(mails).toEqual(mailsBefore)
    for (const id of old.slice(0, 20)) expect((await readLife(outbox.db, id, 0)).state).toBe('received')
    recordRows('tests/leads/rolling.sweep.test.ts', {
      [`leads while releases change forth and back, ${engine}`]: { tried: LEADS + sent.length, lost: 0 },
    })
  },
)

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The mails that are queued, by id. The release before queues a confirmation of each of its leads itself. */
async function mailsOf(url: string | undefined, folder: string) {
  const { outbox } = await temporaryOutbox({ url, folder })
  return outbox.db.selectFrom('mails').select(['id', 'about']).orderBy('id').execute()
}
