import { apiError, type LakeError } from '../errors.ts'
import { withOrigin } from '../with-origin.ts'
import type { LakeRequest } from './exchange.ts'

const PRIVATE = 'private, no-store'

/** A JSON answer that no shared cache may keep. */
export function json(asked: LakeRequest, body: unknown, status = 200): Response {
  return serialized(serialize(asked, body), status)
}

/** A JSON answer from a text that is JSON already. No shared cache may keep it. */
export function serialized(body: string | Buffer<ArrayBuffer>, status = 200): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': PRIVATE }
  return new Response(body, { status, headers })
}

/** An answer with one JSON value per line. Values are serialized while the answer is sent. */
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

/** The HTTP response of an error. */
export function refusal(asked: LakeRequest, error: LakeError): Response {
  const response = json(asked, error.body, error.status)
  if (error.status === 503) response.headers.set('retry-after', '2')
  // The client may still be sending the body, so the connection cannot be used again.
  if (error.status === 413) response.headers.set('connection', 'close')
  return response
}

/** The refusal of a request that needs a session. The Studio shows its sign-in form for this code. */
export function noSession(): LakeError {
  const error = apiError(401, 'Session not found')
  error.body.errorCode = 'SIO-401-ANF'
  return error
}

/** A value as JSON. Addresses of assets get the origin that the sender of the request uses. */
export function serialize({ request, lake, host }: LakeRequest, value: unknown): string {
  return withOrigin(JSON.stringify(value ?? null), lake, host.publicOrigin(request))
}

/** Removes from the JSON text of a client the origins that `serialize` has added. */
export function withoutHost({ request, lake: { path }, host }: LakeRequest, text: string): string {
  const own = `"${host.publicOrigin(request)}${path}/`
  return text.replaceAll(`${own}images/`, `"${path}/images/`).replaceAll(`${own}files/`, `"${path}/files/`)
}
