import type { ServerResponse } from 'node:http'

/**
 * What is used of Node's `http` without a documented interface, as seen in Node 24 (lib/_http_outgoing.js). Without
 * `_header` every head is made anew; head.test.ts names what an update takes away.
 */
interface NodeResponse extends ServerResponse {
  /** The head as it is sent, once `writeHead` has made it. */
  _header?: unknown
  /** Whether this is the last answer on its connection. */
  maxRequestsOnConnectionReached?: boolean
}

/** One takes about 3 kB. */
const MOST_MADE = 2_000

/** Heads whose text is kept, in the order in which they were made. */
const made = new Set<Head>()

/** How the heads of this second end: with the date, and how long a connection is kept. */
let end = { second: 0, text: '' }

/**
 * The head of an answer that is sent many times. Node puts each head together from its lines and checks every character: a
 * fifth of what it takes to send a stored page. So what Node has made is sent again.
 */
export class Head {
  readonly status: number
  /** Names and values, one after the other, as Node's `writeHead` takes them. */
  readonly lines: string[]
  #made: string | null = null

  constructor(status: number, lines: string[]) {
    this.status = status
    this.lines = lines
  }

  write(response: NodeResponse): ServerResponse {
    if (!isUsual(response)) return response.writeHead(this.status, this.lines)
    const second = Math.floor(Date.now() / 1_000)
    if (this.#made !== null && end.second === second) {
      response.statusCode = this.status
      response._header = this.#made + end.text
      return response
    }
    response.writeHead(this.status, this.lines)
    const { _header: text } = response
    const at = typeof text === 'string' ? text.lastIndexOf('\r\nDate: ') : -1
    if (typeof text === 'string' && at >= 0) {
      end = { second, text: text.slice(at) }
      this.#keep(text.slice(0, at))
    }
    return response
  }

  #keep(text: string): void {
    this.#made = text
    made.delete(this)
    made.add(this)
    const [oldest] = made
    if (oldest === undefined || made.size <= MOST_MADE) return
    oldest.#made = null
    made.delete(oldest)
  }
}

/** Whether the head depends on nothing but its lines and the time. */
function isUsual(response: NodeResponse): boolean {
  return (
    response.shouldKeepAlive &&
    !response.maxRequestsOnConnectionReached &&
    response.req.httpVersion === '1.1' &&
    response.getHeaderNames().length === 0
  )
}
