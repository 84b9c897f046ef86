import { apiError, type LakeError } from '../errors.ts'
import { withOrigin } from '../with-origin.ts'
import type { LakeRequest } from './exchange.ts'

const PRIVATE = 'private, no-store'

/** A JSON answer for one client, never for a shared cache. */
export function json(asked: LakeRequest, body: unknown, status = 200): Response {
  return serialized(serialize(asked, body), status)
}

/** The same, of what is JSON already. */
export function serialized(body: string | Buffer<ArrayBuffer>, status = 200): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': PRIVATE }
  return new Response(body, { status, headers })
}

/** One JSON value per line, sent while it is made. */
export function ndjson(asked: LakeRequest, values: Iterable<unknown>): Response {
  const encoder = new TextEncoder()
  const iterator = values[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const lines: string[] = []
      while (lines.length < 100) {
        const next = iterator.next()
        if (next.done) break
        lines.push(`${serialize(asked, next.value)}\n`)
      }
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (lines.length < 100) controller.close()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': PRIVATE },
  })
}

/** A refusal, in the shape the error carries. */
export function refusal(asked: LakeRequest, error: LakeError): Response {
  const response = json(asked, error.body, error.status)
  if (error.status === 503) response.headers.set('retry-after', '2')
  // The rest of the body may still be on its way, so the connection cannot be used again.
  if (error.status === 413) response.headers.set('connection', 'close')
  return response
}

/** The refusal of a request that needs a session. The Studio shows its sign-in form for this code. */
export function noSession(): LakeError {
  const error = apiError(401, 'Session not found')
  error.body.errorCode = 'SIO-401-ANF'
  return error
}

/** A JSON answer's text, with whole addresses of assets. */
export function serialize({ request, lake, host }: LakeRequest, value: unknown): string {
  return withOrigin(JSON.stringify(value ?? null), lake, host.publicOrigin(request))
}

/** The reverse of what `serialize` does to addresses, for JSON text that comes in. */
export function withoutHost({ request, lake: { path }, host }: LakeRequest, text: string): string {
  const own = `"${host.publicOrigin(request)}${path}/`
  return text.replaceAll(`${own}images/`, `"${path}/images/`).replaceAll(`${own}files/`, `"${path}/files/`)
}
