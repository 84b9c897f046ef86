import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Lake } from 'content-lake'
import { damageOf, readRoots } from 'content-lake/check'
import { DatabaseError } from 'content-lake/sqlite'
import { expect, test } from 'vitest'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { repairDatabase } from '#lib/server/backup/repair.ts'
import { backupsIn, lastFailure } from '#lib/server/backup/state.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import {
  cellsOf,
  damageRoot,
  overwrite,
  PAGE_SIZE,
  pagesOf,
  placesOf,
} from '../../../packages/content-lake/tests/damaged-bytes.ts'
import { mutate, temporaryFolder, temporaryLake } from '../temporary-lake.ts'

const SERVICES = 120
const ids = Array.from({ length: SERVICES }, (_, n) => `service-${String(n).padStart(3, '0')}`)

/** Services that refer to one another, each published three times. Returns the folder. */
function lakeFolder(): string {
  const lake = temporaryLake()
  mutate(
    lake,
    ...ids.map((_id, n) => ({
      create: {
        _id,
        _type: 'service',
        slug: { current: `slug-${n}` },
        text: `${_id} `.repeat(n % 10 === 0 ? 900 : 40),
        ...(n > 0 && { before: { _type: 'reference', _ref: ids[n - 1] } }),
      },
    })),
  )
  for (const version of ['second', 'newest']) {
    for (const id of ids) mutate(lake, { patch: { id, set: { version: `${id} ${version}` } } })
  }
  lake.close()
  const database = new DatabaseSync(join(lake.dataDir, 'lake.sqlite'))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return lake.dataDir
}

const shown = (lake: Lake, n: number) =>
  lake.query('*[_type == "service" && slug.current == $slug][0]{_id, version, "before": before->_id}', {
    slug: `slug-${n}`,
  })
const page = (n: number) => ({ _id: ids[n], version: `${ids[n]} newest`, before: ids[n - 1] ?? null })

interface Round {
  file: string
  n: number
}

/** Damages that one byte does to the document `n`: it is no JSON any more, or says something else; or also its newest revision. */
const DOCUMENT = {
  'is no JSON': ({ file, n }: Round) => damageText(file, 'documents', n, '"version";'),
  'says something else': ({ file, n }: Round) => damageText(file, 'documents', n, '"versiom":'),
  'is no JSON, nor is its newest revision': ({ file, n }: Round) => {
    damageText(file, 'documents', n, '"version";')
    damageText(file, 'changes', n, '"version";')
  },
}

function damageText(file: string, table: string, n: number, text: string): void {
  const places = placesOf(file, table, `"version":"${ids[n]} newest"`)
  expect(places.length, `the newest text of ${ids[n]} in ${table}`).toBeGreaterThan(0)
  for (const at of places) overwrite(file, at, text)
}

const INDEXES = [
  'documents_by_type',
  'changes_by_document',
  'sqlite_autoindex_changes_1',
  'sqlite_autoindex_documents_1',
  'document_references_by_id',
]

const HEADERS = {
  'the first bytes': ({ file }: Round) => overwrite(file, 0, 'no database here'),
  'the list of tables': ({ file }: Round) => overwrite(file, 100, Buffer.alloc(60, 0xff)),
  'the root of the history': ({ file }: Round) => damageRoot(file, 'changes'),
  'the root of the transactions': ({ file }: Round) => damageRoot(file, 'transactions'),
  'all that follows the first page': ({ file }: Round) =>
    writeFileSync(file, readFileSync(file).subarray(0, PAGE_SIZE)),
}

/** Nothing is made of a damaged database, and what was made before stays. */
async function expectNoBackup(folder: string): Promise<void> {
  const backups = temporaryFolder()
  const former = join(backups, 'montage-2026-01-01T00-00-00-000Z.tar.gz')
  writeFileSync(former, 'whole')
  await expect(makeBackup(folder, backups, 1)).rejects.toThrow(
    /There is no new backup, because .*lake\.sqlite is damaged: .+lake:check/,
  )
  expect(await backupsIn(backups)).toEqual([former])
  expect(await lastFailure(folder)).toMatchObject({ reason: expect.stringContaining('is damaged') })
}

/** Damages `documents`, `indexes` and `headers` fresh copies of a lake, and looks what becomes of each. */
export function testDamagedDatabases(
  counts: { documents: number; indexes: number; headers: number },
  record = (_rows: Record<string, { tried: number; lost: number }>) => {},
): void {
  test(`damaged databases (${JSON.stringify(counts)}): no backup, the place is named, what can be mended is, and other pages go on`, async () => {
    const whole = lakeFolder()
    expect(damageOf(join(whole, 'lake.sqlite')).faults).toEqual([])
    const copyOf = (n: number): Round & { folder: string } => {
      const folder = join(temporaryFolder(), `copy-${n}`)
      mkdirSync(folder)
      copyFileSync(join(whole, 'lake.sqlite'), join(folder, 'lake.sqlite'))
      return { folder, file: join(folder, 'lake.sqlite'), n }
    }

    const kinds = Object.entries(DOCUMENT)
    for (let round = 0; round < counts.documents; round++) {
      const n = (round * 7 + 3) % SERVICES
      const { folder, file } = copyOf(n)
      const [kind, damage] = kinds[round % kinds.length] ?? []
      damage?.({ file, n })
      expect(
        damageOf(file).faults.map(({ place }) => place),
        kind,
      ).toContain(`the document ${ids[n]}`)
      await expectNoBackup(folder)
      await expectOtherPages(folder, n, kind === 'is no JSON')
      const result = await repairDatabase(file)
      const as = kind === 'is no JSON, nor is its newest revision' ? 'older' : 'newest'
      expect(result, kind).toMatchObject({ mended: [{ id: ids[n], as }] })
      expect(damageOf(file).faults).toEqual([])
      const lake = openSiteLake(folder)
      expect(await shown(lake, n)).toEqual({
        ...page(n),
        ...(as === 'older' && { version: `${ids[n]} second` }),
      })
      lake.close()
      expect(await makeBackup(folder, temporaryFolder(), 1)).toContain('montage-')
    }

    for (let round = 0; round < counts.indexes; round++) {
      const { folder, file } = copyOf(round)
      const name = INDEXES[round % INDEXES.length] ?? ''
      const pages = pagesOf(file, name)
      const number = pages[Math.floor(round / INDEXES.length) % pages.length] ?? 0
      const [pointers, cell] = cellsOf(file, number)
      overwrite(file, round % 2 === 0 ? pointers : cell + 2, Buffer.alloc(12, 0x41))
      const { faults } = damageOf(file)
      const table = name.replace(/^sqlite_autoindex_|_(by_\w+|1)$/g, '')
      const said = faults.map(({ place }) => place).join('\n')
      expect(said, `page ${number}`).toMatch(new RegExp(`${name}|an index of the table ${table}`))
      await expectNoBackup(folder)
      expect(await repairDatabase(file), name).toMatchObject({ mended: [] })
      expect(damageOf(file).faults).toEqual([])
      const lake = openSiteLake(folder)
      for (const n of ids.keys()) expect(await shown(lake, n)).toEqual(page(n))
      expect(lake.lastSeq).toBe(1 + 2 * SERVICES)
      lake.close()
    }

    const headers = Object.entries(HEADERS)
    for (let round = 0; round < counts.headers; round++) {
      const { folder, file } = copyOf(round)
      const [kind, damage] = headers[round % headers.length] ?? []
      damage?.({ file, n: round })
      const { faults } = damageOf(file)
      expect(faults, kind).not.toEqual([])
      expect(
        faults.some(({ canMend }) => !canMend),
        `${kind}: ${JSON.stringify(faults)}`,
      ).toBe(true)
      await expectNoBackup(folder)
      expect(() => readRoots(file), kind).toThrow(/cannot be read: .*Restore it from a backup/)
      const bytes = readFileSync(file)
      expect(await repairDatabase(file), kind).toHaveProperty('faults')
      expect(readFileSync(file).equals(bytes), 'what cannot be mended is left alone').toBe(true)
    }
    record({
      'damaged documents': { tried: counts.documents, lost: 0 },
      'damaged indexes': { tried: counts.indexes, lost: 0 },
      'damaged headers and root pages': { tried: counts.headers, lost: 0 },
    })
  }, 600_000)
}

/** Every page but one answers as before; that one does too where its history is whole. */
async function expectOtherPages(folder: string, damaged: number, isInHistory: boolean): Promise<void> {
  const lake = openSiteLake(folder)
  try {
    for (const n of ids.keys()) {
      if (n === damaged) continue
      const expected = page(n)
      const found = await shown(lake, n)
      // A link to what is damaged may be gone.
      if (n === damaged + 1 && !isInHistory)
        expect([expected.before, null, undefined]).toContain((found as typeof expected).before)
      else expect(found).toEqual(expected)
    }
    if (isInHistory) expect(await shown(lake, damaged)).toEqual(page(damaged))
    const listed = (await lake.query('*[_type == "service"]._id')) as string[]
    expect(ids.filter((id) => !listed.includes(id) && id !== ids[damaged])).toEqual([])
  } catch (error) {
    if (error instanceof DatabaseError)
      throw new Error(`One document costs all pages: ${error.message}`, { cause: error })
    throw error
  } finally {
    lake.close()
  }
}
