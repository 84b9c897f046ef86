import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * HTTP/2 in front of a server, as Sanity's hosts have it. With HTTP/1.1 a browser opens at most six connections to a host, and
 * the Studio keeps more listeners open than that.
 */

interface Http2Front {
  /** Its certificate is signed by nobody, so browsers need `ignoreHTTPSErrors`. */
  url: string
  stop(): void
}

/** Headers that belong to a connection, which HTTP/2 refuses. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/**
 * @param target the port of the server on 127.0.0.1
 * @param port where it listens; without it, a free port
 */
export async function startHttp2Front(target: number, port = 0): Promise<Http2Front> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('request', (incoming, outgoing) => {
    const { ':authority': authority, ...headers } = incoming.headers
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const host = String(authority ?? incoming.headers.host)
    const options = { port: target, host: '127.0.0.1', method: incoming.method, path: incoming.url }
    const asked = request({ ...options, headers: { ...Object.fromEntries(own), host } }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.on('error', () => outgoing.stream?.close())
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.stream?.close())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  })
  passUpgrades(server, target)
  await once(server.listen(port), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `https://localhost:${address.port}`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Browsers open a WebSocket with HTTP/1.1. */
function passUpgrades(server: Http2SecureServer, target: number): void {
  server.on('upgrade', (incoming, socket, head) => {
    const upstream = connect(target, '127.0.0.1')
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`)
    upstream.write([`GET ${incoming.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
    upstream.write(head)
    socket.on('error', () => upstream.destroy())
    upstream.on('error', () => socket.destroy())
    socket.pipe(upstream).pipe(socket)
  })
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
        ],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
