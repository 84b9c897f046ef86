import type { IncomingMessage, ServerResponse } from 'node:http'

export const REQUEST_KINDS = ['page', 'router', 'file', 'static', 'studio', 'lake', 'lead', 'api'] as const

/**
 * What a request is for: a page, the data of a page for Next's router, a file made from content, a file of the build, the
 * Studio, the embedded lake, a form, any other address of the API.
 */
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Above every HTTP status. */
const STATUSES = 600

/** The client was gone before it was answered. Proxies log the same number. */
const CLIENT_GONE = 499

interface Counts {
  /** By kind, how many requests were answered with each status. */
  answers: Record<RequestKind, Float64Array>
  /** Of the requests for what may be stored: answered from the store, or by asking Next. */
  stored: { hits: number; misses: number }
  /** What is stored now. */
  store: { readonly size: number; readonly count: number } | null
  /** Changes of published content that this process has followed. */
  publishes: number
  /** Scheduled releases that this process has published. */
  schedules: number
}

declare global {
  // Next.js loads modules more than once per process; the counts must exist once.
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
 * What this process has done since its start, as plain numbers: stored pages take a few microseconds, and counting them must
 * cost nothing. They are read when somebody asks for the metrics.
 */
export const counts: Counts = globalThis.montageCounts

export function countAnswer(kind: RequestKind, status: number): void {
  const byStatus = counts.answers[kind]
  byStatus[status] = (byStatus[status] ?? 0) + 1
}

/** Returns what counts a request once its answer has been sent, or its client has gone. */
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
