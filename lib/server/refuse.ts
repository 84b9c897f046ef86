import type { IncomingMessage, ServerResponse } from 'node:http'
import { countWhenSent } from '#lib/server/metrics/counts.ts'
import { headersFor } from './headers/by-address.ts'

/** Answers a request with a sentence, before Next.js gets it. No cache may keep the answer. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, sentence }: { path: string; status: number; sentence: string },
): true {
  countWhenSent(request, response)
  response.writeHead(status, {
    ...headersFor(path),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(`${sentence}\n`)
  return true
}
