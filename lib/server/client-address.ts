import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { env } from '#lib/env.ts'

/**
 * Adds the address of the socket to a request's `X-Forwarded-For`, as a proxy does.
 * Next.js passes on headers but not the socket, and keeps any `X-Forwarded-For` that a client sends. So a server calls this for
 * every request before Next.js gets it (scripts/start.ts).
 * `npm run dev` does not run that server. There Next.js adds the socket's address, unless the client has sent one. That is
 * safe: the development server listens on 127.0.0.1 only, where every visitor is signed in anyway.
 */
export function addSocketAddress(request: IncomingMessage): void {
  const claimed = request.headers['x-forwarded-for'] ?? []
  request.headers['x-forwarded-for'] = [claimed, request.socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

/**
 * The client's IP address, by which its requests are counted. For IPv6 it is the /64 network, because an internet provider
 * gives each customer a whole /64. The last entry of `X-Forwarded-For` is the socket's. `TRUSTED_PROXIES` says how many entries
 * before it are trusted. Returns `unknown` when there is no address.
 */
export function clientAddress(request: Request, trustedProxies = env.TRUSTED_PROXIES): string {
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const entry = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? ''
  const withoutPort = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = withoutPort.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 6) return networkOf(address)
  return version === 4 ? address : 'unknown'
}

/** `2001:db8::1` → `2001:db8:0:0::/64`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const network = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
