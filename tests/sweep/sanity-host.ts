import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The host of a hosted project, as a browser sees it through https and from another origin. */
export interface SanityHost {
  port: number
  /** The paths that were asked for, without those of the content. */
  asked: string[]
  close(): void
}

/** What Sanity sends back with after a sign-in, and exchanges for a token. */
export const SESSION = 'session-of-a-member-of-the-project'

/**
 * Another site's lake under the names of Sanity's API, with Sanity's own sign-in before it.
 * @param options.token what a session is exchanged for
 */
export async function sanityHost(target: string, { token }: { token: string }): Promise<SanityHost> {
  const asked: string[] = []
  const server = createServer(certificate(), (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'https://host')
    const path = pathname.replace(/^\/v[^/]+/, '')
    if (!path.startsWith('/data/')) asked.push(path)
    for (const [name, value] of Object.entries(crossOrigin(incoming))) outgoing.setHeader(name, value)
    if (incoming.method === 'OPTIONS') outgoing.writeHead(204).end()
    else if (path === '/auth/providers') json(outgoing, { providers: PROVIDERS })
    else if (path === '/auth/fetch' && searchParams.get('sid') === SESSION) json(outgoing, { token })
    // With cookies alone, which this browser has none of.
    else if (path.startsWith('/auth/') || !incoming.headers.authorization) outgoing.writeHead(401).end('{}')
    else forward(target, incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const PROVIDERS = [
  { name: 'google', title: 'Google', url: 'https://api.sanity.io/v1/auth/login/google' },
  { name: 'sanity', title: 'E-mail / password', url: 'https://api.sanity.io/v1/auth/login/sanity' },
]

function json(outgoing: ServerResponse, body: object): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** As Sanity answers an origin that the project allows. */
function crossOrigin({ headers }: IncomingMessage) {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    vary: 'origin',
  }
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming
  const { origin, referer, host, cookie, ...kept } = headers
  const asked = request(`${target}/api/lake${url}`, { method, headers: kept }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
}

/** One that no browser trusts. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'montage-sanity-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const options = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=sanity -keyout ${key} -out ${cert}`
  execFileSync('openssl', options.split(' '), { stdio: 'ignore' })
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return read
}
