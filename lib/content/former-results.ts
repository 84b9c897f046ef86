import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { siteLog } from '#lib/server/log.ts'
import { LONGEST_READ } from './freshness.ts'

/** The most results of hosted reads that are kept in memory. The least recently read result is dropped first. */
const MOST_KEPT = 500

const kept = new Map<string, unknown>()

/**
 * Reads hosted content. When the read fails or takes long, it returns the last result: hosted Sanity may be down just after a
 * change has expired all pages.
 */
export async function readOrFormer<Result>(
  key: string,
  read: () => Promise<Result>,
): Promise<{ result: Result; isFormer: boolean }> {
  const newest = read().then((result) => {
    keep(key, result)
    return { result, isFormer: false }
  })
  if (!kept.has(key)) return newest
  const former = { result: kept.get(key) as Result, isFormer: true }
  return newestOrFormer(newest, former)
}

/** The newest value, or the former value when the read of the newest fails or takes longer than `LONGEST_READ`. */
export function newestOrFormer<Value>(
  newest: Promise<Value>,
  former: Value | Promise<Value>,
): Promise<Value> {
  const late = wait(LONGEST_READ, former, { ref: false })
  return Promise.race([newest, late]).catch((error) => {
    warnOfFailedRead(error)
    return former
  })
}

export function warnOfFailedRead(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  siteLog.warn({ reason }, 'Hosted content could not be read: what was read last is used')
}

function keep(key: string, result: unknown): void {
  kept.delete(key)
  kept.set(key, result)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
