import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseError } from '../src/sqlite.ts'
import { openBooks } from './books-lake.ts'
import { mutate, temporaryFolder, temporaryLake } from './temporary-lake.ts'

const DOCUMENTS = 300
const ADVICE = /lake\.sqlite cannot be read: .+\. Restore it from a backup/

/** A lake of many small documents that refer to each other, and a few large ones. Returns its file. */
function lakeFile(): string {
  const lake = temporaryLake()
  const documents = Array.from({ length: DOCUMENTS }, (_, n) => ({
    _id: `note-${n}`,
    _type: 'note',
    text: `${n} `.repeat(n % 50 === 0 ? 5_000 : 20),
    ...(n > 0 && { before: { _type: 'reference', _ref: `note-${n - 1}` } }),
  }))
  mutate(lake, ...documents.map((create) => ({ create })))
  lake.close()
  return join(lake.dataDir, 'lake.sqlite')
}

/** What a server does with a lake at its start and then: opens it, reads it in several ways, writes. */
async function use(folder: string): Promise<void> {
  const lake = openBooks(folder)
  try {
    await lake.query('*[_type == "note"]{_id, text}')
    await lake.query('count(*[references("note-7")])')
    lake.getDocuments(Array.from({ length: DOCUMENTS }, (_, n) => `note-${n}`))
    lake.transactionsSince(0)
    mutate(lake, { create: { _type: 'note', text: 'new' } })
    mutate(lake, { patch: { id: 'note-5', set: { text: 'changed' } } })
  } finally {
    lake.close()
  }
}

/** Flips one bit of the file after another, each in a fresh copy, and uses the lake. */
export function testDamage(rounds: number, record = (_unclear: number) => {}): void {
  test(`a flipped bit at ${rounds} places of the file: the lake works, or a sentence says what to do`, async () => {
    const file = lakeFile()
    const bytes = readFileSync(file)
    const outcome = { 'still works': 0, 'refused with a sentence': 0 }
    const others: string[] = []
    const folder = temporaryFolder()
    const copy = join(folder, 'lake.sqlite')
    for (let round = 0; round < rounds; round++) {
      const at = Math.floor((bytes.length * (round + 0.5)) / rounds)
      const damaged = Buffer.from(bytes)
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (round % 8)), at)
      for (const name of ['lake.sqlite-wal', 'lake.sqlite-shm']) writeFileSync(join(folder, name), '')
      writeFileSync(copy, damaged)
      try {
        await use(folder)
        outcome['still works']++
      } catch (error) {
        const isClear = error instanceof DatabaseError && ADVICE.test(error.message)
        if (isClear) outcome['refused with a sentence']++
        else others.push(`bit ${round % 8} of byte ${at}: ${error}`)
      }
    }
    console.table(outcome)
    record(others.length)
    expect(others).toEqual([])
    copyFileSync(file, copy)
    await use(folder)
  }, 300_000)
}
