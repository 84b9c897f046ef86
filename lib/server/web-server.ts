import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { webRequestOf } from './web-request.ts'

type Handler = (request: Request) => Promise<Response>

/** A real HTTP server around a handler of web requests, as Next.js would call it. */
export function webServer(handle: Handler): Server {
  return createServer((incoming, outgoing) => void answer(incoming, outgoing, handle))
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const response = await handle(webRequestOf(incoming, gone.signal))
  outgoing.setHeaders(response.headers).writeHead(response.status)
  outgoing.flushHeaders()
  // A reader that hangs up is no error here.
  if (response.body) await pipeline(Readable.from(response.body), outgoing).catch(() => {})
  else outgoing.end()
}
