import type { IncomingHttpHeaders } from 'node:http'
import { type Env, env } from '#lib/env.ts'
import { siteLog } from './log.ts'

type Settings = Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>

declare global {
  // Next.js loads modules more than once per process. All copies share the signs.
  var montageProxySigns: Set<string> | undefined
}

/**
 * Notes that a proxy is in front of this server although TRUSTED_PROXIES is 0. This server has no TLS, so an https SITE_URL
 * must be the address of a proxy. Call it at the start.
 */
export function noticeHttps({ SITE_URL, TRUSTED_PROXIES }: Settings = env): void {
  if (TRUSTED_PROXIES === 0 && SITE_URL.startsWith('https:')) note(`SITE_URL ${SITE_URL}`)
}

/** Notes a proxy by the headers of a request. Call it before this process adds its own `X-Forwarded-For`. */
export function noticeForwarding(
  headers: IncomingHttpHeaders,
  { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'> = env,
): void {
  if (TRUSTED_PROXIES > 0) return
  if (headers['x-forwarded-for'] !== undefined) note('X-Forwarded-For')
  if (headers.forwarded !== undefined) note('Forwarded')
}

/** The signs of a proxy that this process has noticed, such as `X-Forwarded-For`. They are for the staff who run the server. */
export function proxySigns(): string[] {
  return [...(globalThis.montageProxySigns ?? [])]
}

/** Stores a sign. Logs only the first one in a process, because each request may have one. */
function note(sign: string): void {
  globalThis.montageProxySigns ??= new Set()
  if (globalThis.montageProxySigns.size === 0) {
    siteLog.warn(
      { sign },
      'A proxy seems to stand in front of this server, and TRUSTED_PROXIES is 0: all visitors count as one network address, ' +
        'so leads beyond LEADS_RATE_LIMIT are set aside and failed sign-ins lock everybody out. ' +
        'Set TRUSTED_PROXIES to the number of proxies.',
    )
  }
  globalThis.montageProxySigns.add(sign)
}
