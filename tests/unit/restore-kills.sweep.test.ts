import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { RESTORING } from '#lib/server/backup/restore.ts'
import { mutate, temporaryFolder, temporaryLake } from '../lake/temporary-lake.ts'
import { recordRows } from '../sweep/table.ts'

const ROUNDS = 24
const IMAGES = 150

/** A data folder whose lake and images all say what they are. */
function dataFolder(text: string): string {
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'note', _type: 'note', text } })
  lake.close()
  const images = join(lake.dataDir, 'assets/images')
  mkdirSync(images, { recursive: true })
  for (let n = 0; n < IMAGES; n++) writeFileSync(join(images, `${n}.png`), text.repeat(20_000))
  return lake.dataDir
}

const settings = (DATA_DIR: string) => ({ ...process.env, DATA_DIR, BUILD_DIR: join(DATA_DIR, 'no-build') })

function startRestore(archive: string, folder: string) {
  const args = ['scripts/run.mjs', 'restore', '--from', archive, '--replace']
  return spawn(process.execPath, args, { stdio: 'ignore', env: settings(folder) })
}

/** What "npm start" says. It gets as far as looking for a build when the data folder can be used. */
function saidAtStart(folder: string): string {
  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    encoding: 'utf8',
    env: settings(folder),
  })
  return stderr
}

/** Which state the folder is in, or 'mixed'. */
function stateOf(folder: string): string {
  const images = join(folder, 'assets/images')
  const names = readdirSync(images)
  const lake = temporaryLake(folder)
  const text = String(lake.getDocuments(['note'])[0]?.text)
  lake.close()
  const isWhole =
    names.length === IMAGES &&
    names.every((name) => readFileSync(join(images, name), 'utf8').startsWith(text))
  return isWhole ? text : 'mixed'
}

test(`kill -9 in a restore, ${ROUNDS} times: the folder is as before or as after, or the start says what to do`, async () => {
  const archive = await makeBackup(dataFolder('restored'), temporaryFolder(), 1)
  const started = performance.now()
  await once(startRestore(archive, dataFolder('former')), 'exit')
  const duration = performance.now() - started

  const outcome: Record<string, number> = { former: 0, restored: 0, 'told to restore again': 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const folder = dataFolder('former')
    const restore = startRestore(archive, folder)
    const exited = once(restore, 'exit')
    if (round % 2 === 0) {
      await wait(duration * (0.3 + (0.7 * round) / ROUNDS))
    } else {
      // Files change their places in a few milliseconds.
      while (!existsSync(join(folder, RESTORING)) && restore.exitCode === null) await wait(0)
    }
    restore.kill('SIGKILL')
    await exited
    const said = saidAtStart(folder)
    if (said.includes('A restore into')) {
      expect(said).toMatch(
        /^A restore into .+ was interrupted: run "npm run restore" again, with --replace\.\n$/,
      )
      outcome['told to restore again'] = (outcome['told to restore again'] ?? 0) + 1
    } else {
      expect(said).toContain('There is no build')
      const state = stateOf(folder)
      outcome[state] = (outcome[state] ?? 0) + 1
    }
    await once(startRestore(archive, folder), 'exit')
    expect(saidAtStart(folder)).toContain('There is no build')
    expect(stateOf(folder)).toBe('restored')
    // What was there before is still somewhere.
    const aside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(aside.filter((name) => /^before-restore-.*\.png$/.test(name)).length).toBeGreaterThanOrEqual(
      IMAGES,
    )
  }
  console.table(outcome)
  const lost = outcome.mixed ?? 0
  recordRows('tests/unit/restore-kills.sweep.test.ts', { 'kill -9 in a restore': { tried: ROUNDS, lost } })
  expect(outcome.mixed).toBeUndefined()
  expect(outcome['told to restore again']).toBeGreaterThan(0)
})
