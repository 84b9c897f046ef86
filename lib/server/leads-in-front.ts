import type { IncomingMessage, ServerResponse } from 'node:http'
import { addSocketAddress } from './client-address.ts'
import { headersFor } from './headers/by-address.ts'
import { siteLog } from './log.ts'
import { countWhenSent } from './metrics/counts.ts'
import { requestIdHeader, withRequestId } from './request-id.ts'
import { webRequestOf } from './web-request.ts'

type Handler = (request: Request) => Promise<Response>

declare global {
  // Next's bundle can read content, and only this server has the connection.
  var montageLeadHandler: Handler | undefined
}

/** Says who answers `POST /api/leads` with JSON in front of Next.js. To be called in Next's bundle, at its start. */
export function takeLeadsInFront(handle: Handler): void {
  globalThis.montageLeadHandler = handle
}

const ADDRESS = '/api/leads'

/**
 * Answers a lead that is posted as JSON with the handler of its route. Through Next.js it would cost twice as much of the
 * processor. Returns whether it answers.
 */
export function answerLead(request: IncomingMessage, response: ServerResponse): boolean {
  const { montageLeadHandler: handle } = globalThis
  if (!handle || !isLead(request)) return false
  countWhenSent(request, response)
  withRequestId(request, () =>
    answer(handle, request, response).catch((error) => {
      siteLog.error({ err: error }, 'A lead could not be answered')
      response.destroy()
    }),
  )
  return true
}

function isLead({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'POST' || !/^\/api\/leads(?:\?|$)/.test(url)) return false
  return /^application\/json(?:\s*;|$)/i.test(headers['content-type'] ?? '')
}

async function answer(handle: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  addSocketAddress(request)
  const { status, headers, body } = await wholeOf(await handle(webRequestOf(request)))
  const given = { ...headersFor(ADDRESS), ...headers, ...requestIdHeader(headers['cache-control']) }
  response.writeHead(status, { ...given, 'content-length': body.length }).end(body)
}

async function wholeOf(answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}
