import type { Lake } from 'content-lake'
import { counts } from '#lib/server/metrics/counts.ts'
import { identityById } from './accounts/index.ts'
import { getLake } from './lake.ts'
import { lakeLog } from './log.ts'
import { authorizeChanges } from './rights/authorize.ts'

/** How often to check for releases that are due, in milliseconds. */
const EVERY = 1_000

declare global {
  // Next.js loads modules more than once per process. All copies share the timer.
  var montageReleaseTimer: NodeJS.Timeout | undefined
}

/**
 * Publishes scheduled releases when they are due, until the process ends. Releases that became due before the start are
 * published too.
 */
export function startReleaseTimer(): void {
  globalThis.montageReleaseTimer ??= setInterval(attempt, EVERY).unref()
}

/** Publishes the releases that are due, each with the current rights of the person who scheduled it. Returns their ids. */
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
