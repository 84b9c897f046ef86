import type { Env } from '#lib/env.ts'

/**
 * Names of this machine, of private networks and of examples (RFC 2606, 6761, 6762, 8375, 9476), and addresses that are not
 * routed on the internet (RFC 1918, 3927, 6598). `URL` has written every IPv4 address with four decimal numbers already.
 */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|localdomain|local|lan|home\.arpa|internal|intranet|test|invalid|alt|onion|example|example\.(?:com|net|org|ca))$|^(?:127|10|0|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/

/** The part of IPv6 that the internet routes, 2000::/3. */
const PUBLIC_IPV6 = /^\[[23][\da-f]{3}:/

/**
 * Whether this is a public site: it has an https address on the internet, and SITE_PUBLIC does not mark it as staging. A
 * public site must not state invented figures as facts.
 */
export function isPublicSite({ SITE_URL, SITE_PUBLIC }: Pick<Env, 'SITE_URL' | 'SITE_PUBLIC'>): boolean {
  if (SITE_PUBLIC === 'no') return false
  const { protocol, hostname } = new URL(SITE_URL)
  if (protocol !== 'https:') return false
  if (hostname.startsWith('[')) return PUBLIC_IPV6.test(hostname) && !hostname.startsWith('[2001:db8:')
  const host = hostname.replace(/\.$/, '')
  return host.includes('.') && !NOT_PUBLIC.test(host)
}
