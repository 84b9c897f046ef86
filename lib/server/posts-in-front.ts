import type { IncomingMessage, ServerResponse } from 'node:http'
import { webRequestOf } from 'content-lake/web'
import { countWhenSent } from '#lib/server/metrics/counts.ts'
import { addSocketAddress } from './client-address.ts'
import { headersFor, pathOf } from './headers/by-address.ts'
import { siteLog } from './log.ts'
import { requestIdHeader, withRequestId } from './request-id.ts'

type Handler = (request: Request) => Promise<Response>

interface Taken {
  /** The media type of the POST requests. */
  type: string
  handle: Handler
}

declare global {
  // The handlers are global: code in Next's bundle registers them, and the server calls them from outside of the bundle.
  var montagePostsInFront: Map<string, Taken> | undefined
}

/**
 * Registers the handler of POST requests with one media type to an address. The handler runs instead of Next.js. Call this at
 * the start of the server, in Next's bundle.
 */
export function takeInFront(address: string, type: string, handle: Handler): void {
  globalThis.montagePostsInFront ??= new Map()
  globalThis.montagePostsInFront.set(address, { type, handle })
}

/**
 * Answers a POST request with its registered handler. Through Next.js it would take twice the processor time. Returns whether a
 * handler was found.
 */
export function answerInFront(request: IncomingMessage, response: ServerResponse): boolean {
  const address = pathOf(request.url ?? '')
  const taken = request.method === 'POST' ? globalThis.montagePostsInFront?.get(address) : undefined
  if (!taken || mediaTypeOf(request) !== taken.type) return false
  countWhenSent(request, response)
  withRequestId(request, () =>
    answer(address, taken.handle, request, response).catch((error) => {
      siteLog.error({ err: error, address }, 'A post could not be answered')
      response.destroy()
    }),
  )
  return true
}

const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()

async function answer(
  address: string,
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  addSocketAddress(request)
  const { status, headers, body } = await wholeOf(await handle(webRequestOf(request)))
  const given = { ...headersFor(address), ...headers, ...requestIdHeader(headers['cache-control']) }
  const length = status === 204 ? {} : { 'content-length': body.length }
  response.writeHead(status, { ...given, ...length }).end(body)
}

async function wholeOf(answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}
