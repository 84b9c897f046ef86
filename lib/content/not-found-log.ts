import { siteLog as log } from '#lib/server/log.ts'
import { perMinute } from '#lib/server/per-minute.ts'

/** When so many paths are known they are forgotten, so that memory stays bounded. */
const MAX_REMEMBERED = 10_000

/** Anybody may ask for any path: of a longer one only the beginning is kept and logged. */
const MAX_LENGTH = 200

const isWithinLimit = perMinute(300)
const logged = new Set<string>()

/** Logs a path that has no page, each path once, and not more than some hundred in a minute. */
export function logNotFound(path: string): void {
  // A slice of a long string keeps all of it in memory, a copy does not.
  const start = path.length > MAX_LENGTH ? `${structuredClone(path.slice(0, MAX_LENGTH))}…` : path
  if (logged.has(start) || !isWithinLimit()) return
  if (logged.size >= MAX_REMEMBERED) logged.clear()
  logged.add(start)
  log.info({ path: start }, 'Page not found')
}
