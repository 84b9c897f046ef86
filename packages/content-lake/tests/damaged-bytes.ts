import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/* Bytes of a SQLite file are found and overwritten, as a bad disk does. */

export const PAGE_SIZE = 4_096

/** The pages of a table or an index, the root first. */
export function pagesOf(file: string, name: string): number[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT pageno FROM dbstat WHERE name = ? ORDER BY path').all(name)
  database.close()
  return rows.map(({ pageno }) => Number(pageno))
}

/** Where a text is in the pages of a table. */
export function placesOf(file: string, table: string, text: string): number[] {
  const bytes = readFileSync(file)
  return pagesOf(file, table).flatMap((number) => {
    const from = (number - 1) * PAGE_SIZE
    const found = bytes.subarray(from, from + PAGE_SIZE).indexOf(text)
    return found < 0 ? [] : [from + found]
  })
}

/** Where a page of an index has the list of its cells, and where its first cell is. */
export function cellsOf(file: string, page: number): [pointers: number, cell: number] {
  const INTERIOR = 2
  const from = (page - 1) * PAGE_SIZE
  const bytes = readFileSync(file)
  const pointers = from + (bytes.readUInt8(from) === INTERIOR ? 12 : 8)
  return [pointers, from + bytes.readUInt16BE(pointers)]
}

export function overwrite(file: string, at: number, bytes: Uint8Array | string): void {
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.from(bytes), 0, undefined, at)
  closeSync(open)
}

/** Damages the first page of a table: nothing of it can be found. */
export function damageRoot(file: string, table: string): void {
  const [root = 0] = pagesOf(file, table)
  overwrite(file, (root - 1) * PAGE_SIZE, Buffer.alloc(64, 0xff))
}
