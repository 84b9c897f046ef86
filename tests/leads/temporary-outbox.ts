import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import type { SpamLimits } from '#lib/leads/store/lead-store.ts'

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'montage-leads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Options {
  /** A PostgreSQL database instead of a SQLite file. */
  url?: string
  folder?: string
  limits?: Partial<SpamLimits>
  /** Bytes left on the disk, as long as the tests say so. */
  freeSpace?: () => number
  /** Whether customers get a confirmation by mail. */
  confirms?: boolean
  clock?: Clock
}

/** A clock that tests set forward. */
export class Clock {
  time = Date.now()
  readonly now = () => this.time
  advance(milliseconds: number) {
    this.time += milliseconds
  }
}

/** An outbox closed after the test, and its clock. */
export async function temporaryOutbox({
  url,
  folder = temporaryFolder(),
  limits,
  freeSpace,
  confirms,
  clock = new Clock(),
}: Options = {}) {
  const database = await openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: url })
  onTestFinished(() => database.db.destroy())
  const outbox = new Outbox(
    { ...database, ...(freeSpace && { freeSpace }) },
    { perHour: 0, minFillSeconds: 0, ...limits },
    clock.now,
    { confirms },
  )
  return { outbox, clock, folder }
}

export async function storedIds({ db }: Outbox): Promise<Set<string>> {
  const rows = await db.selectFrom('leads').select('submission_id').execute()
  return new Set(rows.map((row) => row.submission_id))
}
