import type { IncomingMessage, ServerResponse } from 'node:http'

export const REQUEST_KINDS = ['page', 'router', 'file', 'static', 'studio', 'lake', 'lead', 'api'] as const

/**
 * The kind of a request. `router`: data of a page for Next's router. `file`: a file made from content. `static`: a file of the
 * build. `lead`: a posted form. `api`: another address of the API.
 */
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** The length of the arrays of counts: every HTTP status is below this number. */
const STATUSES = 600

/** Counted as the status when the client closes the connection before the answer, as in the log of nginx. */
const CLIENT_GONE = 499

interface Counts {
  /** The number of answers, by kind and status. */
  answers: Record<RequestKind, Float64Array>
  /** Requests for answers that can be stored: answered from the store (hits) or by Next (misses). */
  stored: { hits: number; misses: number }
  /** The stored answers: their size in bytes and their number. Null before the store is created. */
  store: { readonly size: number; readonly count: number } | null
  /** The number of publishes that this process has handled. */
  publishes: number
  /** The number of scheduled releases that this process has published. */
  schedules: number
}

declare global {
  // Next.js loads modules more than once per process. All copies share the counts.
  var montageCounts: Counts | undefined
}

globalThis.montageCounts ??= {
  answers: Object.fromEntries(
    REQUEST_KINDS.map((kind) => [kind, new Float64Array(STATUSES)]),
  ) as Counts['answers'],
  stored: { hits: 0, misses: 0 },
  store: null,
  publishes: 0,
  schedules: 0,
}

/**
 * Counts since the start of this process. They are plain numbers, because a stored page is answered in a few microseconds and
 * counting must not slow that down. The metrics endpoint reads them at each request.
 */
export const counts: Counts = globalThis.montageCounts

export function countAnswer(kind: RequestKind, status: number): void {
  const byStatus = counts.answers[kind]
  byStatus[status] = (byStatus[status] ?? 0) + 1
}

/** Returns a function that counts a request. Call it after the answer was sent or the client has gone. */
export function answerCounter(request: IncomingMessage, response: ServerResponse): () => void {
  const kind = kindOf(request)
  return () => countAnswer(kind, response.headersSent ? response.statusCode : CLIENT_GONE)
}

/** Counts a request when its response is closed. */
export function countWhenSent(request: IncomingMessage, response: ServerResponse): void {
  response.once('close', answerCounter(request, response))
}

const PREFIXES: [prefix: string, kind: RequestKind][] = [
  ['/_next/', 'static'],
  ['/studio', 'studio'],
  ['/api/lake/', 'lake'],
  ['/api/leads', 'lead'],
  ['/api/', 'api'],
]

function kindOf({ url = '', headers }: IncomingMessage): RequestKind {
  const known = PREFIXES.find(([prefix]) => url.startsWith(prefix))
  return known?.[1] ?? (headers.rsc === undefined ? 'page' : 'router')
}
