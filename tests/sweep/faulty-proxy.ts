import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is wrong between the site and its hosted content. */
export type Fault = 'none' | 'down' | 'slow' | 'wrong' | 'error page'

/** A real proxy in front of a server, which fails as it is told. */
export interface FaultyProxy {
  url: string
  /** What fails from now on; open listeners are cut. */
  set(fault: Fault): void
  close(): void
}

/** Milliseconds that a slow answer takes: longer than any reader waits. */
const SLOW = 20_000

export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let fault: Fault = 'none'
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    if (fault === 'down') incoming.socket.destroy()
    else if (fault === 'wrong') outgoing.end('{"result": [')
    else if (fault === 'error page') outgoing.writeHead(502, HTML).end('<h1>Bad gateway</h1>')
    else if (fault === 'slow') setTimeout(() => forward(target, incoming, outgoing), SLOW).unref()
    else forward(target, incoming, outgoing)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      fault = next
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}

const HTML = { 'content-type': 'text/html' }

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const { host } = new URL(target)
  const asked = request(
    target + (incoming.url ?? '/'),
    { method, headers: { ...headers, host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
}
