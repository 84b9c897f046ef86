import type { Lake } from 'content-lake'
import { counts } from '#lib/server/metrics/counts.ts'
import { identityById } from './accounts/index.ts'
import { getLake } from './lake.ts'
import { lakeLog } from './log.ts'
import { authorizeChanges } from './rights/authorize.ts'

/** Milliseconds between two looks for releases whose time has come. */
const EVERY = 1_000

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageReleaseTimer: NodeJS.Timeout | undefined
}

/** Publishes scheduled releases at their time, for as long as the process lives. What was missed follows at the start. */
export function startReleaseTimer(): void {
  globalThis.montageReleaseTimer ??= setInterval(attempt, EVERY).unref()
}

/** Publishes the releases that are due, each with the rights that the person who scheduled it has now. */
export function publishDueReleases(lake: Lake, now?: Date): string[] {
  return lake.publishDueReleases((author) => {
    const identity = identityById(lake, author)
    return (
      identity &&
      ((changes) => authorizeChanges(identity, changes, (id) => lake.getDocuments([id])[0] ?? null))
    )
  }, now)
}

function attempt(): void {
  try {
    counts.schedules += publishDueReleases(getLake()).length
  } catch (error) {
    lakeLog.error({ err: error }, 'The lake could not look for scheduled releases')
  }
}
