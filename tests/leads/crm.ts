import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Lead } from '#lib/leads/lead.ts'

/** How the CRM behaves: an answer, after a while if it is slow; or no answer, though it has read all (`drop`). */
export type Behaviour =
  | { status: number; headers?: Record<string, string>; body?: string; delay?: number }
  | 'drop'

/** One time that a lead arrived, whole. */
export interface Arrival {
  id: string
  lead: Lead
  at: number
  /** The status that was answered, null when the answer was lost. */
  answered: number | null
}

/** A real HTTP server standing in for the CRM. */
export class Crm {
  behaviour: Behaviour = { status: 200 }
  arrivals: Arrival[] = []
  /** Leads that arrived while the same lead was still being taken. */
  overlapping: string[] = []
  /** The leads whose withdrawn consent it was told of. */
  withdrawn: string[] = []
  readonly #now: () => number
  readonly #open = new Set<string>()
  #server = this.#newServer()
  #port = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`
  }

  async start(): Promise<this> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.#port = address.port
    return this
  }

  /** Nobody listens any more; `start` brings it back at the same address. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
    this.#server = this.#newServer()
  }

  #newServer() {
    return createServer((request, response) => void this.#take(request, response))
  }

  async #take(request: IncomingMessage, response: ServerResponse) {
    const { type, payload } = JSON.parse(await text(request))
    const id = payload.submission_id
    if (type === 'consent_withdrawn') {
      this.withdrawn.push(id)
      return void response.end('{}')
    }
    if (type !== 'lead') throw new Error(`The CRM got ${type}.`)
    if (this.#open.has(id)) this.overlapping.push(id)
    this.#open.add(id)
    response.on('close', () => this.#open.delete(id))
    const arrival: Arrival = { id, lead: payload, at: this.#now(), answered: null }
    this.arrivals.push(arrival)
    const { behaviour } = this
    if (behaviour === 'drop') {
      request.socket.destroy()
    } else {
      const { status, headers = {}, body = '{}', delay = 0 } = behaviour
      if (delay > 0) await new Promise((done) => setTimeout(done, delay))
      if (!response.destroyed) arrival.answered = status
      response.writeHead(status, headers).end(body)
    }
  }
}
