import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLake, type TestLake } from './server.ts'

/*
 * SQLite says the same of a full disk and of a database that may have no more pages, and the same of a read-only disk and
 * of a connection that may only query. tests/sweep/failures.spec.ts takes the disk away from a whole server.
 */

let world: TestLake
beforeEach(async () => {
  world = await startLake()
  await create('before')
})
afterEach(() => world.close())

const create = (id: string) =>
  world.client().create({ _id: id, _type: 'note', text: 'x'.repeat(100_000) }, { visibility: 'sync' })

const ids = () => world.client().fetch<string[]>('*[_type == "note"]._id')

const MESSAGE = /Nothing was saved: the disk of the content lake is full or cannot be written to/

test.each([
  ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])(
  'a disk that is %s: writes are refused with a sentence, reads go on, and afterwards so do writes',
  async (_, take, give) => {
    world.lake.database.exec(take)
    for (let n = 0; n < 3; n++) {
      const refused = await create(`refused-${n}`).catch((error) => error)
      expect(refused.statusCode).toBe(507)
      expect(refused.message).toMatch(MESSAGE)
    }
    expect(await ids()).toEqual(['before'])
    world.lake.database.exec(give)
    await create('after')
    expect(await ids()).toEqual(['after', 'before'])
    const file = new DatabaseSync(join(world.lake.dataDir, 'lake.sqlite'))
    expect(file.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    file.close()
    expect(world.lake.transactionsSince(0).map(({ seq }) => seq)).toEqual([1, 2])
  },
)
