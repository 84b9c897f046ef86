import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { siteLog } from '#lib/server/log.ts'

/** How many results of hosted reads are kept in memory: those read last. */
const MOST_KEPT = 500

/** Milliseconds that a read of hosted content may take before what it found last is used. */
const PATIENCE = 2_000

const kept = new Map<string, unknown>()

/**
 * What a read of hosted content finds, or what it found before when it fails or takes long: hosted Sanity may be down just after
 * a change has made all pages old.
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

/** The newest value, or the former one when the newest fails or takes long. */
export function newestOrFormer<Value>(
  newest: Promise<Value>,
  former: Value | Promise<Value>,
): Promise<Value> {
  const late = wait(PATIENCE, former, { ref: false })
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
