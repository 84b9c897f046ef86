import { siteLog as log } from '#lib/server/log.ts'
import { perMinute } from '#lib/server/per-minute.ts'

/** When this many paths are remembered, all of them are forgotten, so that memory stays bounded. */
const MAX_REMEMBERED = 10_000

/** The most characters of a path that are remembered and logged, because anybody may request any path. */
const MAX_LENGTH = 200

const isWithinLimit = perMinute(300)
const logged = new Set<string>()

/** Logs a path without a page: each path once, and at most a few hundred in a minute. */
export function logNotFound(path: string): void {
  // `slice` alone would keep the whole long path in memory. The copy does not.
  const start = path.length > MAX_LENGTH ? `${structuredClone(path.slice(0, MAX_LENGTH))}…` : path
  if (logged.has(start) || !isWithinLimit()) return
  if (logged.size >= MAX_REMEMBERED) logged.clear()
  logged.add(start)
  log.info({ path: start }, 'Page not found')
}
