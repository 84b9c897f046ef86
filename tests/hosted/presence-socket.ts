import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import type { People } from './people.ts'

/* Sanity's WebSocket for presence, `/v…/socket/<dataset>`: JSON-RPC, by which each Studio tells the others where it is. */

const request = z.object({
  id: z.string(),
  method: z.string(),
  params: z
    .object({
      authorization: z.string().optional(),
      session: z.string().optional(),
      data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }).optional(),
    })
    .default({}),
})

const SUBSCRIPTION = 'presence'
/** From RFC 6455: a server proves with it that it speaks the protocol. */
const KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

interface Peer {
  dataset: string
  person: string
  session: string
  send(message: object): void
}

export class PresenceSockets {
  readonly #people: People
  readonly #peers = new Set<Peer>()

  constructor(people: People) {
    this.#people = people
  }

  /** Accepts a connection. Another path than that of a socket is refused. */
  accept({ url = '', headers }: IncomingMessage, socket: Duplex): void {
    const [, dataset] = /^\/v[^/]+\/socket\/([^/?]+)/.exec(url) ?? []
    const key = headers['sec-websocket-key']
    if (!dataset || !key) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    const proof = createHash('sha1')
      .update(key + KEY)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${proof}\r\n\r\n`,
    )
    const send = (message: object) => {
      if (socket.writable)
        socket.write(frame(TEXT, Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))))
    }
    const peer: Peer = { dataset, person: '', session: '', send }
    this.#peers.add(peer)
    const leave = () => {
      if (this.#peers.delete(peer))
        this.#tell(peer, { type: 'disconnect', i: peer.person, m: { session: peer.session } })
    }
    readFrames(socket, (text) => this.#hear(peer, text))
    socket.on('error', leave).on('close', leave)
  }

  #hear(peer: Peer, text: string): void {
    const { id, method, params } = request.parse(JSON.parse(text))
    const { authorization = '', session = peer.session, data } = params
    if (method === 'authorization') {
      const person = this.#people.byToken(authorization.replace('Bearer ', ''))
      if (!person) return peer.send({ id, error: { code: 4001, message: 'Unauthorized' } })
      peer.person = person.id
    }
    peer.session = data?.sessionId ?? session
    peer.send({ id, result: method === 'presence_subscribe' ? SUBSCRIPTION : null })
    const i = peer.person
    if (method === 'presence_announce') this.#tell(peer, { type: 'state', i, m: data })
    if (method === 'presence_rollcall') this.#tell(peer, { type: 'rollCall', i, session })
    if (method === 'presence_disconnect') this.#tell(peer, { type: 'disconnect', i, m: { session } })
  }

  #tell(from: Peer, result: object): void {
    for (const peer of this.#peers) {
      if (peer === from || peer.dataset !== from.dataset) continue
      peer.send({ method: 'presence_subscription', params: { subscription: SUBSCRIPTION, result } })
    }
  }
}

/** A frame of a server, which is not masked. */
function frame(kind: number, body: Buffer): Buffer {
  const head = body.length < 126 ? Buffer.alloc(2) : Buffer.alloc(4)
  head[0] = 0x80 | kind
  head[1] = Math.min(body.length, 126)
  if (head.length === 4) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}

/** Reads the frames of a client, which are masked and shorter than 64 kB, and answers pings. */
function readFrames(socket: Duplex, hear: (text: string) => void): void {
  let bytes = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const isLong = ((bytes[1] ?? 0) & 127) === 126
      const start = (isLong ? 4 : 2) + 4
      if (bytes.length < start) return
      const length = isLong ? bytes.readUInt16BE(2) : (bytes[1] ?? 0) & 127
      if (bytes.length < start + length) return
      const kind = (bytes[0] ?? 0) & 15
      const mask = bytes.subarray(start - 4, start)
      const body = bytes.subarray(start, start + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
      bytes = bytes.subarray(start + length)
      if (kind === CLOSE) return void socket.end(frame(CLOSE, Buffer.from(body)))
      if (kind === PING) socket.write(frame(PONG, Buffer.from(body)))
      if (kind === TEXT) hear(Buffer.from(body).toString('utf8'))
    }
  })
}
