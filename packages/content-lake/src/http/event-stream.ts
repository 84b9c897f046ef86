import { apiError } from '../errors.ts'
import type { Lake } from '../lake.ts'
import type { Transaction } from '../types.ts'
import { serialize } from './answers.ts'
import type { SignedInExchange } from './exchange.ts'

const HEARTBEAT_MS = 20_000
/** When more bytes than this wait for a client, its stream ends: the client is gone or too slow. It can connect again. */
const MAX_BACKLOG = 16 * 1024 * 1024
/** The most open streams of one person, in all tabs and scripts. There is a limit, because each commit goes to each stream. */
const MOST_OF_MEMBER = 100

/** The number of open streams by person. */
const open = new Map<string, number>()

function count(member: string, change: number): void {
  const now = (open.get(member) ?? 0) + change
  if (now > 0) open.set(member, now)
  else open.delete(member)
}

export interface ServerEvent {
  event: string
  data: unknown
  /** The number of the transaction. A client that has lost the connection sends it, to get the events after it. */
  id?: number
}

export interface EventStream {
  /** False when the client is gone or may not get more events. */
  readonly isOpen: boolean
  send(event: ServerEvent): void
  close(): void
}

/**
 * An answer that stays open and sends events. `connect` is called at once and returns a function that stops the events. A
 * person who was signed out gets no more events: the stream ends before its next event or heartbeat, or at once when this
 * process has ended the session. Throws LakeError 429 when the person has too many open streams.
 */
export function eventStream(
  exchange: SignedInExchange,
  connect: (stream: EventStream) => () => void,
): Response {
  const { request, host, member } = exchange
  if ((open.get(member.id) ?? 0) >= MOST_OF_MEMBER) {
    throw apiError(429, `You have ${MOST_OF_MEMBER} event streams open. Close some of them, then try again.`)
  }
  const encoder = new TextEncoder()
  let stop = () => {}

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        let disconnect: (() => void) | undefined
        count(member.id, 1)
        stop = () => {
          if (isOpen) count(member.id, -1)
          isOpen = false
          clearInterval(heartbeat)
          stopWatching()
          request.signal.removeEventListener('abort', end)
          disconnect?.()
        }
        const end = () => {
          if (!isOpen) return
          stop()
          controller.close()
        }
        const isStranger = () => !host.isSignedIn(request)
        const write = (text: string) => {
          if (!isOpen) return
          if (isStranger()) return end()
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -MAX_BACKLOG) end()
        }
        const stopWatching = host.onSessionsEnded(() => {
          if (isOpen && isStranger()) end()
        })
        const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
        request.signal.addEventListener('abort', end)

        try {
          disconnect = connect({
            get isOpen() {
              return isOpen
            },
            close: end,
            send: ({ event, data, id }) => {
              const position = id === undefined ? '' : `id: ${id}\n`
              write(`event: ${event}\n${position}data: ${serialize(exchange, data)}\n\n`)
            },
          })
          if (!isOpen) disconnect()
        } catch (error) {
          end()
          throw error
        }
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform prevents compression, which would delay events.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

/**
 * Calls `deliver` for every transaction after `seq`, once and in order: first the stored ones, then new ones. Returns a
 * function that stops it.
 */
export function follow(
  lake: Lake,
  stream: EventStream,
  seq: number,
  deliver: (transaction: Transaction) => void,
): () => void {
  let last = seq
  const next = (transaction: Transaction) => {
    if (!stream.isOpen || transaction.seq <= last) return
    last = transaction.seq
    deliver(transaction)
  }
  const unsubscribe = lake.subscribe(next)
  for (;;) {
    const missed = lake.transactionsSince(last)
    for (const transaction of missed) next(transaction)
    if (missed.length === 0 || !stream.isOpen) return unsubscribe
  }
}

/** The number of the last transaction that a client saw before it reconnected. Null when it is unknown or not of this lake. */
export function resumeFrom({ request, url, lake }: SignedInExchange): number | null {
  return seenOf(request.headers.get('last-event-id') || url.searchParams.get('since'), lake)
}

/** Parses the number of a transaction that a client sends. Null for other texts and for numbers that are not of this lake. */
export function seenOf(seen: string | null, lake: Lake): number | null {
  if (!seen || !/^\d{1,15}$/.test(seen)) return null
  return Number(seen) <= lake.lastSeq ? Number(seen) : null
}
