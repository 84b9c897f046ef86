import { siteLog as log } from '#lib/server/log.ts'

/** Enough for a while; then it starts over, and memory stays bounded. */
const MAX_REMEMBERED = 10_000

const logged = new Set<string>()

/** Logs a path nothing is found at, once each (seed 1, section 8). */
export function logNotFound(path: string): void {
  if (logged.has(path)) return
  if (logged.size >= MAX_REMEMBERED) logged.clear()
  logged.add(path)
  log.info({ path }, 'Page not found')
}
