import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '#lib/env.ts'

declare global {
  // Next.js loads modules more than once per process, and all of them write the log.
  var montageRequestIds: AsyncLocalStorage<string> | undefined
}

globalThis.montageRequestIds ??= new AsyncLocalStorage()
const ids = globalThis.montageRequestIds

/** What cannot be mistaken for anything else in a log or a header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,128}$/

/** The id of the request that is being answered, if there is one. */
export const requestId = (): string | undefined => ids.getStore()

/**
 * Answers a request under an id that stands in each line of the log meanwhile. A proxy gives the id, or it is made here.
 * Without proxies (`TRUSTED_PROXIES` 0) a visitor's own is not believed.
 */
export function withRequestId<T>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  work: () => T,
  trustedProxies = env.TRUSTED_PROXIES,
): T {
  if (requestId() !== undefined) return work()
  const given = headers['x-request-id']
  const isBelieved = trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given)
  return ids.run(isBelieved ? given : randomUUID(), work)
}

/** For work that a request starts and that is not about this request only. */
export const outsideOfRequest = <T>(work: () => T): T => ids.exit(work)

/**
 * The header that tells whoever sent a request its id, to be added to an answer; nothing where a cache may keep the
 * answer, because the id would be another visitor's.
 */
export function requestIdHeader(cacheControl: unknown): Record<string, string> {
  const id = requestId()
  const isKept = cacheControl !== undefined && !/\b(no-store|private)\b/.test(String(cacheControl))
  return id === undefined || isKept ? {} : { 'X-Request-Id': id }
}
