import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { RESTORING } from '#lib/server/backup/restore.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import { temporaryFolder } from '../lake/temporary-lake.ts'
import { usedFolder } from './used-folder.ts'

/** Changes the document `a` and not its history, as a fault of the disk does: SQLite notices nothing. */
function damageNewestText(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE; DROP INDEX documents_by_type')
  database.exec(`UPDATE documents SET body = replace(body, '"_type"', '"_typo"')`)
  database.exec("CREATE INDEX documents_by_type ON documents (body ->> '$._type', id)")
  database.exec('DELETE FROM document_references')
  database.close()
}

test('the commands say what they did, and what to do', async () => {
  const [DATA_DIR, BACKUP_DIR] = [usedFolder(), temporaryFolder()]
  const run = (name: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR, BACKUP_DIR, BUILD_DIR: join(DATA_DIR, 'no-build') }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name, ...args], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  expect(run('backup')).toMatchObject({ status: 0, said: expect.stringMatching(/montage-.*\.tar\.gz \(\d/) })
  const [file = ''] = await backupsIn(BACKUP_DIR)
  expect(run('restore')).toMatchObject({
    status: 1,
    said: `Say which backup with --from: the newest is ${file}.\n`,
  })
  expect(run('restore', '--from', 'none')).toMatchObject({ status: 1, said: 'There is no file none.\n' })
  expect(run('restore', '--from', file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('--replace'),
  })
  expect(run('restore', '--from', file, '--replace')).toMatchObject({
    status: 0,
    said: expect.stringContaining('is as it was at'),
  })
  expect(run('lake-check')).toMatchObject({ status: 0, said: 'lake.sqlite is whole.\n' })
  damageNewestText(join(DATA_DIR, 'lake.sqlite'))
  expect(run('backup')).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /^There is no new backup, because .*lake\.sqlite is damaged: the document a\. Mend it, as .*lake:check".*\n$/,
    ),
  })
  expect(await backupsIn(BACKUP_DIR)).toEqual([file])
  expect(run('lake-check')).toMatchObject({
    status: 1,
    said: 'lake.sqlite is damaged: the document a.\nStop the server, and mend it: npm run lake:check -- --repair\n',
  })
  expect(run('lake-check', '--repair')).toMatchObject({
    status: 0,
    said: expect.stringMatching(
      /The document a is as it was\.\n.*lake\.sqlite is whole again\. What it was is in .*before-repair-/,
    ),
  })
  expect(run('lake-check')).toMatchObject({ status: 0 })

  mkdirSync(join(DATA_DIR, RESTORING))
  expect(run('backup')).toMatchObject({ status: 1, said: expect.stringContaining('was interrupted') })
})
