import { presenceLocation } from 'content-lake/browser'
import { z } from 'zod'
import type { TransactionStream } from './transaction-stream.ts'

/** A message of the lake's event stream: `PresenceEvent` in packages/content-lake/src/presence.ts. */
const presenceEvent = z.object({
  connection: z.string(),
  person: z.string(),
  // Locations with another shape are left out: with them the Studio shows an error instead of the document.
  locations: z
    .array(z.unknown())
    .transform((all) => all.filter((one) => presenceLocation.safeParse(one).success))
    .nullable(),
})

/** A JSON-RPC message of Sanity's client for presence. */
const request = z.object({
  id: z.string(),
  method: z.string(),
  params: z.object({ data: z.object({ locations: z.array(z.unknown()) }).optional() }),
})

const SUBSCRIPTION = 'presence'
/** Methods after which the Studio gets the locations of all other tabs. */
const TOLD_ALL = ['presence_subscribe', 'presence_rollcall']

type Announce = (locations: unknown[]) => Promise<unknown>

/**
 * Replaces the Studio's WebSocket to Sanity's presence. Its messages go to the lake as requests. Messages from the lake come with
 * the event stream that is already open. The socket reports no loss of connection, because the stream reconnects by itself.
 */
export class PresenceSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = 0
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly #announce: Announce
  readonly #stop: () => void
  /** The last state of each other tab, by connection. A later subscriber gets all of them. */
  readonly #known = new Map<string, z.infer<typeof presenceEvent>>()

  constructor(stream: TransactionStream, announce: Announce) {
    super()
    this.#announce = announce
    this.#stop = stream.subscribePresence({
      onPresence: (data) => this.#hear(presenceEvent.parse(data)),
      // After a reconnect the server sends the locations of other tabs. It has lost this tab's: `rollCall` asks for it.
      onOpened: () => {
        for (const event of this.#known.values()) this.#tell(stateOf({ ...event, locations: null }))
        this.#known.clear()
        this.#tell({ type: 'rollCall', i: '', session: '' })
      },
    })
    queueMicrotask(() => {
      this.readyState = this.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    const { id, method, params } = request.parse(JSON.parse(text))
    queueMicrotask(() => {
      this.#emit({ id, result: method === 'presence_subscribe' ? SUBSCRIPTION : null })
      // The Studio sends `presence_rollcall` before it subscribes and may miss the answers. So both methods are answered.
      if (TOLD_ALL.includes(method)) for (const event of this.#known.values()) this.#tell(stateOf(event))
    })
    // When the page closes, no request is needed: the lake notices the closed stream and tells the other tabs.
    if (method === 'presence_announce' && params.data) {
      this.#announce(params.data.locations).catch((error: unknown) => {
        console.warn('The content lake was not told where you are in the Studio.', error)
      })
    }
  }

  close(): void {
    this.readyState = this.CLOSED
    this.#stop()
  }

  #hear(event: z.infer<typeof presenceEvent>): void {
    if (event.locations === null) this.#known.delete(event.connection)
    else this.#known.set(event.connection, event)
    this.#tell(stateOf(event))
  }

  #tell(result: object): void {
    this.#emit({ method: 'presence_subscription', params: { subscription: SUBSCRIPTION, result } })
  }

  #emit(message: object): void {
    const data = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** An event in the form that Sanity's `store/presence/message-transports/bifurTransport.ts` reads. */
function stateOf({ connection, person, locations }: z.infer<typeof presenceEvent>): object {
  return locations === null
    ? { type: 'disconnect', i: person, m: { session: connection } }
    : { type: 'state', i: person, m: { sessionId: connection, locations } }
}
