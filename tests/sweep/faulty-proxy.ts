import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * What is wrong with the line. `silent`: nothing is answered. `answer lost`: the server gets what is posted, and the line is cut
 * before its answer.
 */
export type Fault = 'none' | 'down' | 'silent' | 'answer lost' | 'slow' | 'wrong' | 'error page' | 'late'

/** A real proxy in front of a server, which fails as it is told. */
export interface FaultyProxy {
  url: string
  /**
   * What fails from now on; open listeners are cut. With `late` they are not: what changes is told at once, but queries get
   * what they got before.
   */
  set(fault: Fault): void
  close(): void
}

/** Milliseconds that a slow answer takes: longer than any reader waits. */
const SLOW = 20_000

/**
 * @param options.remembers keeps what queries are answered, without which it cannot be `late`
 * @param options.keepsHost passes the host on that the sender knows, as the proxy of a site does
 */
export async function faultyProxy(
  target: string,
  { remembers = false, keepsHost = false } = {},
): Promise<FaultyProxy> {
  const host = keepsHost ? {} : { host: new URL(target).host }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, isLost = false) =>
    forward(target, host, incoming, outgoing, isLost)
  let fault: Fault = 'none'
  const sockets = new Set<Socket>()
  const known = remembers ? new KnownAnswers(target) : null
  const server = createServer((incoming, outgoing) => {
    if (fault === 'down') incoming.socket.destroy()
    else if (fault === 'silent') incoming.resume()
    else if (fault === 'answer lost' && incoming.method === 'POST') pass(incoming, outgoing, true)
    else if (fault === 'wrong') outgoing.end('{"result": [')
    else if (fault === 'error page') outgoing.writeHead(502, HTML).end('<h1>Bad gateway</h1>')
    else if (fault === 'slow') setTimeout(() => pass(incoming, outgoing), SLOW).unref()
    else if (known && QUERY.test(incoming.url ?? '')) void known.answer(incoming, outgoing, fault === 'late')
    else pass(incoming, outgoing)
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
      const hasCut = ![fault, next].includes('late')
      fault = next
      if (hasCut) cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}

const QUERY = /\/data\/query\//

/** What queries were answered, by what was asked. */
class KnownAnswers {
  readonly #answers = new Map<string, { status: number; type: string; body: string }>()
  readonly #target: string

  constructor(target: string) {
    this.#target = target
  }

  /** Asks the server, unless what it has said before will do. */
  async answer(incoming: IncomingMessage, outgoing: ServerResponse, isOld: boolean): Promise<void> {
    const { method, url = '', headers } = incoming
    const body = await text(incoming)
    const key = `${method} ${url} ${body}`
    const known = isOld ? this.#answers.get(key) : undefined
    const answer = known ?? (await this.#ask(url, { method, headers, body }).catch(() => null))
    if (!answer) return void outgoing.destroy()
    this.#answers.set(key, answer)
    outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  }

  async #ask(
    url: string,
    { method, headers, body }: Pick<IncomingMessage, 'method' | 'headers'> & { body: string },
  ) {
    const { authorization = '', 'content-type': type = 'application/json' } = headers
    const response = await fetch(this.#target + url, {
      method,
      headers: { authorization, 'content-type': type },
      body: method === 'POST' ? body : undefined,
    })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
    }
  }
}

const HTML = { 'content-type': 'text/html' }

function forward(
  target: string,
  host: { host?: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isLost: boolean,
): void {
  const { method, headers } = incoming
  const asked = request(
    target + (incoming.url ?? '/'),
    { method, headers: { ...headers, ...host } },
    (answer) => {
      if (isLost) return void outgoing.destroy()
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
}
