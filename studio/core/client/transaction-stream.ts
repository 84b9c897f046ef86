import { z } from 'zod'
import type { Transaction } from '#lib/lake/types.ts'

const lakeDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

/** A transaction as the shared stream sends it (`event: transaction`). */
const transactionSchema: z.ZodType<Transaction> = z.object({
  seq: z.number().int(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  mutations: z.array(z.unknown()),
  changes: z.array(
    z.object({ id: z.string(), before: lakeDocument.nullable(), after: lakeDocument.nullable() }),
  ),
})

/** Transactions kept for listeners that reconnect. */
const KEPT = 100
/** A connection that is back within this time is not reported as lost: the missed transactions are replayed. */
const GRACE_MS = 5_000
/** An unused connection stays open for this time, because listeners come and go while the Studio starts. */
const LINGER_MS = 5_000

export interface EventSourceLike {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void
  close(): void
}

export interface StreamListener {
  onTransaction(transaction: Transaction): void
  /** The connection is lost. The stream reconnects, but this listener gets no more transactions. */
  onLost(): void
}

/** Hears where other people are in the Studio. It does not keep the connection open. */
export interface PresenceListener {
  onPresence(event: unknown): void
  /** The server sends to this tab from now on. */
  onOpened(): void
}

interface Options {
  /** Address of `data/transactions/<dataset>`. */
  url: string
  /** The name of this tab in presence. */
  connection?: string | undefined
  createEventSource?: (url: string) => EventSourceLike
  /** Resolves when the server answers and the session is valid. */
  readyToReconnect: () => Promise<void>
}

const welcome = z.object({ seq: z.number().int() })

/**
 * Every transaction of the lake, over one EventSource for each tab. All listeners share it, because a browser opens
 * only six HTTP/1.1 connections to a host.
 */
export class TransactionStream {
  readonly #url: string
  readonly #connection: string | undefined
  readonly #createEventSource: (url: string) => EventSourceLike
  readonly #readyToReconnect: () => Promise<void>
  #source: EventSourceLike | null = null
  #isOpen = false
  #listeners = new Set<StreamListener>()
  #presenceListeners = new Set<PresenceListener>()
  #waiting = new Set<() => void>()
  #linger: ReturnType<typeof setTimeout> | undefined
  #grace: ReturnType<typeof setTimeout> | undefined
  #kept: Transaction[] = []
  /** The kept transactions are those after this `seq`; null before the first connection. */
  #keptAfter: number | null = null

  constructor(options: Options) {
    this.#url = options.url
    this.#connection = options.connection
    this.#createEventSource = options.createEventSource ?? ((url) => new EventSource(url))
    this.#readyToReconnect = options.readyToReconnect
  }

  /** `seq` of the last transaction seen, or null before the first connection. */
  get lastSeq(): number | null {
    return this.#kept.at(-1)?.seq ?? this.#keptAfter
  }

  /** The transactions after `seq`, oldest first; null when they are not kept. */
  since(seq: number): Transaction[] | null {
    const last = this.lastSeq
    if (this.#keptAfter === null || last === null || seq < this.#keptAfter || seq > last) return null
    return this.#kept.filter((transaction) => transaction.seq > seq)
  }

  /** Opens the connection when there is none. Resolves when it is open. */
  whenOpen(): Promise<void> {
    if (this.#isOpen) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting.add(resolve)
      this.#connect()
    })
  }

  /** Calls the listener with every transaction until the connection is lost or the returned function is called. */
  subscribe(listener: StreamListener): () => void {
    this.#listeners.add(listener)
    this.#connect()
    return () => {
      this.#listeners.delete(listener)
      this.#closeWhenUnused()
    }
  }

  /** Calls the listener with where others are. Returns how to stop. */
  subscribePresence(listener: PresenceListener): () => void {
    this.#presenceListeners.add(listener)
    return () => {
      this.#presenceListeners.delete(listener)
    }
  }

  #connect() {
    clearTimeout(this.#linger)
    if (this.#source) return
    const seq = this.lastSeq
    const query = new URLSearchParams({
      ...(this.#connection !== undefined && { connection: this.#connection }),
      ...(seq !== null && { since: String(seq) }),
    })
    const source = this.#createEventSource(query.size > 0 ? `${this.#url}?${query}` : this.#url)
    this.#source = source
    source.addEventListener('presence', (event) => {
      for (const listener of this.#presenceListeners) listener.onPresence(JSON.parse(event.data))
    })
    source.addEventListener('welcome', (event) => this.#opened(welcome.parse(JSON.parse(event.data)).seq))
    source.addEventListener('transaction', (event) =>
      this.#received(transactionSchema.parse(JSON.parse(event.data))),
    )
    source.addEventListener('error', () => this.#lost(source))
  }

  #opened(serverSeq: number) {
    clearTimeout(this.#grace)
    const seq = this.lastSeq
    // A lake with a lower `seq` was restored from a backup: all listeners start again.
    if (seq !== null && serverSeq < seq) this.#tellLost()
    if (seq === null || serverSeq < seq) {
      this.#kept = []
      this.#keptAfter = serverSeq
    }
    this.#isOpen = true
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
    for (const listener of this.#presenceListeners) listener.onOpened()
    this.#closeWhenUnused()
  }

  #received(transaction: Transaction) {
    const seq = this.lastSeq
    if (seq !== null && transaction.seq <= seq) return
    this.#kept.push(transaction)
    if (this.#kept.length > KEPT) this.#keptAfter = this.#kept.shift()?.seq ?? this.#keptAfter
    for (const listener of [...this.#listeners]) listener.onTransaction(transaction)
  }

  #lost(source: EventSourceLike) {
    source.close()
    if (this.#source !== source) return
    if (this.#isOpen) this.#grace = setTimeout(() => this.#tellLost(), GRACE_MS)
    this.#isOpen = false
    // The browser's own retry stops after an HTTP error, such as an expired session.
    void this.#readyToReconnect().then(() => {
      this.#source = null
      if (this.#listeners.size > 0 || this.#waiting.size > 0) this.#connect()
    })
  }

  #tellLost() {
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const listener of listeners) listener.onLost()
  }

  #closeWhenUnused() {
    if (this.#listeners.size > 0) return
    clearTimeout(this.#linger)
    this.#linger = setTimeout(() => {
      if (this.#listeners.size > 0 || this.#waiting.size > 0 || !this.#isOpen) return
      this.#source?.close()
      this.#source = null
      this.#isOpen = false
    }, LINGER_MS)
  }
}
