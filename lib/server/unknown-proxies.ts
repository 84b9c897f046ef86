import type { IncomingHttpHeaders } from 'node:http'
import { type Env, env } from '#lib/env.ts'
import { siteLog } from './log.ts'

type Settings = Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>

declare global {
  // Next.js loads modules more than once per process; what one copy notices, another tells.
  var montageProxySigns: Set<string> | undefined
}

/**
 * Notices that a proxy stands in front of this server although TRUSTED_PROXIES is 0: this server speaks no TLS, so an https address
 * is a proxy's. Call it at the start.
 */
export function noticeHttps({ SITE_URL, TRUSTED_PROXIES }: Settings = env): void {
  if (TRUSTED_PROXIES === 0 && SITE_URL.startsWith('https:')) note(`SITE_URL ${SITE_URL}`)
}

/** Notices it by what a request carries. Call it before this process adds anything to the headers. */
export function noticeForwarding(
  headers: IncomingHttpHeaders,
  { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'> = env,
): void {
  if (TRUSTED_PROXIES > 0) return
  if (headers['x-forwarded-for'] !== undefined) note('X-Forwarded-For')
  if (headers.forwarded !== undefined) note('Forwarded')
}

/** By what this process noticed such a proxy, for people who know the settings; empty when it did not. */
export function proxySigns(): string[] {
  return [...(globalThis.montageProxySigns ?? [])]
}

/** Says it once in a process. */
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
