import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '#lib/env.ts'

declare global {
  // Next.js loads modules more than once per process. All copies log the same ids.
  var montageRequestIds: AsyncLocalStorage<string> | undefined
}

globalThis.montageRequestIds ??= new AsyncLocalStorage()
const ids = globalThis.montageRequestIds

/** An id from a proxy must look like this: only characters that are safe in a log and a header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,128}$/

/** The id of the request that is being answered; undefined outside of requests. */
export const requestId = (): string | undefined => ids.getStore()

/**
 * Runs `work` with a request id, which each log line contains. The id comes from a proxy (`X-Request-Id`), or is made here.
 * Without proxies (`TRUSTED_PROXIES` 0) the header is ignored, because a visitor can set it.
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

/** Runs work without the id of the current request. Use it for work whose result other requests share. */
export const outsideOfRequest = <T>(work: () => T): T => ids.exit(work)

/**
 * The header with the id of the request, to be added to an answer. Empty for an answer that a cache may keep, because other
 * visitors would get the id of this request.
 */
export function requestIdHeader(cacheControl: unknown): Record<string, string> {
  const id = requestId()
  const isKept = cacheControl !== undefined && !/\b(no-store|private)\b/.test(String(cacheControl))
  return id === undefined || isKept ? {} : { 'X-Request-Id': id }
}
