import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  mutate,
  temporaryFolder,
  temporaryLake,
} from '../../../../packages/content-lake/tests/temporary-lake.ts'
import { recordRows } from '../../../sweep/table.ts'

const OPENER = join(import.meta.dirname, '../../../../packages/content-lake/tests/processes/opener.ts')
const DOCUMENTS = 4_000
const ROUNDS = 30

/** A lake as a release left it that had no indexes of references. */
function olderLake(): string {
  const lake = temporaryLake()
  const all = Array.from({ length: DOCUMENTS }, (_, n) => ({
    _id: `note-${n}`,
    _type: 'note',
    text: 'x'.repeat(500),
    next: { _type: 'reference', _ref: `note-${(n + 1) % DOCUMENTS}`, _weak: true },
  }))
  mutate(lake, ...all.map((create) => ({ create })))
  lake.database.exec(`
    DROP INDEX documents_by_type;
    DROP TRIGGER document_inserted; DROP TRIGGER document_updated; DROP TRIGGER document_deleted;
    DROP TABLE document_references;
    DROP TRIGGER change_rewritten; ALTER TABLE changes DROP COLUMN sha256;
    UPDATE schema_versions SET version = 1 WHERE owner = 'lake';
  `)
  lake.close()
  return lake.dataDir
}

const opener = (folder: string) => spawn(process.execPath, [OPENER, folder], { stdio: 'inherit' })

/** The version of the tables, and how many references are noted; -1 where there is no such table. */
function stateOf(folder: string): { version: number; references: number } {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
  const has = number(`SELECT count(*) FROM sqlite_schema WHERE name = 'document_references'`) === 1
  const state = {
    version: number(`SELECT version FROM schema_versions WHERE owner = 'lake'`),
    references: has ? number('SELECT count(*) FROM document_references') : -1,
  }
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
  return state
}

test(`kill -9 in a migration, ${ROUNDS} times: all of it or nothing, and the next start does it`, async () => {
  const older = olderLake()
  const whole = temporaryFolder()
  cpSync(older, whole, { recursive: true })
  const started = performance.now()
  await once(opener(whole), 'exit')
  const duration = performance.now() - started
  const done = { version: 3, references: DOCUMENTS }
  expect(stateOf(whole)).toEqual(done)

  const outcome = { 'not begun, or undone': 0, done: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const folder = temporaryFolder()
    cpSync(older, folder, { recursive: true })
    const process = opener(folder)
    const exited = once(process, 'exit')
    await wait(duration * (0.2 + (0.8 * round) / ROUNDS))
    process.kill('SIGKILL')
    await exited
    const state = stateOf(folder)
    if (state.version === 1) expect(state).toEqual({ version: 1, references: -1 })
    else expect(state).toEqual(done)
    outcome[state.version === 1 ? 'not begun, or undone' : 'done']++
    await once(opener(folder), 'exit')
    expect(stateOf(folder)).toEqual(done)
  }
  console.table(outcome)
  recordRows('tests/lake/core/processes/migrations.sweep.test.ts', {
    'kill -9 in a migration': { tried: ROUNDS, lost: 0 },
  })
  expect(outcome['not begun, or undone']).toBeGreaterThan(0)
}, 300_000)
