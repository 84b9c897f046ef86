import { z } from 'zod'
import { readableTransaction } from './readable-remarks.ts'
import { type StreamListener, TransactionLog } from './transaction-log.ts'

/** A connection that is back within this time is not reported as lost: the missed transactions are replayed. */
const GRACE_MS = 5_000
/** An unused connection stays open for this time, because listeners come and go while the Studio starts. */
const LINGER_MS = 5_000

export interface EventSourceLike {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void
  close(): void
}

/** Hears where other people are in the Studio. A connection that has only presence listeners is closed. */
export interface PresenceListener {
  onPresence(event: unknown): void
  /** The connection is open: from now on the server sends presence to this tab. */
  onOpened(): void
}

/** The transactions of one dataset, which come over the shared connection. */
export interface DatasetStream {
  /** `seq` of the last transaction seen, or null before the first connection. */
  readonly lastSeq: number | null
  since: TransactionLog['since']
  /** Opens the connection when there is none. Resolves when it is open. */
  whenOpen(): Promise<void>
  /** Calls the listener with every transaction until the connection is lost or the returned function is called. */
  subscribe(listener: StreamListener): () => void
}

interface Options {
  /** Address of `data/transactions/<dataset>`. */
  url: string
  /** The id of this browser tab, for presence and comments. */
  connection?: string | undefined
  createEventSource?: (url: string) => EventSourceLike
  /** Resolves when the server answers and the session is valid. */
  readyToReconnect: () => Promise<void>
}

const seq = z.number().int()
const welcome = z.object({ seq, commentsSeq: seq.optional() })

/**
 * All transactions of the lake, of its comments and tasks, and presence, over one EventSource for each tab. All listeners share
 * it, because a browser opens only six HTTP/1.1 connections to a host.
 */
export class TransactionStream {
  readonly #options: Options
  readonly #createEventSource: (url: string) => EventSourceLike
  #source: EventSourceLike | null = null
  #isOpen = false
  #waiting = new Set<() => void>()
  #presenceListeners = new Set<PresenceListener>()
  #linger: ReturnType<typeof setTimeout> | undefined
  #grace: ReturnType<typeof setTimeout> | undefined
  readonly #content = new TransactionLog()
  readonly #comments = new TransactionLog(readableTransaction)
  readonly content: DatasetStream
  readonly comments: DatasetStream

  constructor(options: Options) {
    this.#options = options
    this.#createEventSource = options.createEventSource ?? ((url) => new EventSource(url))
    this.content = this.#streamOf(this.#content)
    this.comments = this.#streamOf(this.#comments)
  }

  /** Calls the listener with the locations of other people. Returns a function that unsubscribes. */
  subscribePresence(listener: PresenceListener): () => void {
    this.#presenceListeners.add(listener)
    return () => {
      this.#presenceListeners.delete(listener)
    }
  }

  #streamOf(log: TransactionLog): DatasetStream {
    return {
      get lastSeq() {
        return log.lastSeq
      },
      since: (seq) => log.since(seq),
      whenOpen: () => this.#whenOpen(),
      subscribe: (listener) => {
        const unsubscribe = log.subscribe(listener)
        this.#connect()
        return () => {
          unsubscribe()
          this.#closeWhenUnused()
        }
      },
    }
  }

  #whenOpen(): Promise<void> {
    if (this.#isOpen) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting.add(resolve)
      this.#connect()
    })
  }

  get #isUsed(): boolean {
    return this.#content.hasListeners || this.#comments.hasListeners || this.#waiting.size > 0
  }

  #connect() {
    clearTimeout(this.#linger)
    if (this.#source) return
    const source = this.#createEventSource(this.#address())
    this.#source = source
    const on = (type: string, hear: (data: string) => void) =>
      source.addEventListener(type, ({ data }) => hear(data))
    on('welcome', (data) => this.#opened(welcome.parse(JSON.parse(data))))
    on('transaction', (data) => this.#content.received(data))
    on('comment', (data) => this.#comments.received(data))
    on('presence', (data) => {
      for (const listener of this.#presenceListeners) listener.onPresence(JSON.parse(data))
    })
    on('error', () => this.#lost(source))
  }

  #address(): string {
    const { url, connection } = this.#options
    const query = new URLSearchParams()
    if (connection !== undefined) query.set('connection', connection)
    if (this.#content.lastSeq !== null) query.set('since', String(this.#content.lastSeq))
    if (this.#comments.lastSeq !== null) query.set('commentsSince', String(this.#comments.lastSeq))
    return query.size > 0 ? `${url}?${query}` : url
  }

  #opened({ seq, commentsSeq }: z.infer<typeof welcome>) {
    clearTimeout(this.#grace)
    this.#content.opened(seq)
    if (commentsSeq !== undefined) this.#comments.opened(commentsSeq)
    this.#isOpen = true
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
    for (const listener of this.#presenceListeners) listener.onOpened()
    this.#closeWhenUnused()
  }

  #lost(source: EventSourceLike) {
    source.close()
    if (this.#source !== source) return
    if (this.#isOpen) {
      this.#grace = setTimeout(() => {
        this.#content.lost()
        this.#comments.lost()
      }, GRACE_MS)
    }
    this.#isOpen = false
    // The browser itself does not retry after an HTTP error, such as an expired session. So the retry is here.
    void this.#options.readyToReconnect().then(() => {
      this.#source = null
      if (this.#isUsed) this.#connect()
    })
  }

  #closeWhenUnused() {
    if (this.#content.hasListeners || this.#comments.hasListeners) return
    clearTimeout(this.#linger)
    this.#linger = setTimeout(() => {
      if (this.#isUsed || !this.#isOpen) return
      this.#source?.close()
      this.#source = null
      this.#isOpen = false
    }, LINGER_MS)
  }
}
