import { siteLog as log } from '#lib/server/log.ts'

/** When so many paths are known they are forgotten, so that memory stays bounded. */
const MAX_REMEMBERED = 10_000

const logged = new Set<string>()

/** Logs a path that has no page, each path once. */
export function logNotFound(path: string): void {
  if (logged.has(path)) return
  if (logged.size >= MAX_REMEMBERED) logged.clear()
  logged.add(path)
  log.info({ path }, 'Page not found')
}
