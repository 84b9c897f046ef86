import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Handler = (request: Request) => Promise<Response>

/** A real HTTP server around a handler of web requests, as Next.js would call it. */
export function webServer(handle: Handler): Server {
  return createServer((incoming, outgoing) => void answer(incoming, outgoing, handle))
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const response = await handle(toRequest(incoming, gone.signal))
  outgoing.setHeaders(response.headers).writeHead(response.status)
  outgoing.flushHeaders()
  // A reader that hangs up is no error here.
  if (response.body) await pipeline(Readable.from(response.body), outgoing).catch(() => {})
  else outgoing.end()
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(incoming.headers))
    headers.set(name, [value].flat().join(', '))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? bodyOf(incoming) : null
  const init = { method: incoming.method ?? 'GET', headers, body, signal, duplex: 'half' }
  return new Request(`http://${incoming.headers.host}${incoming.url}`, init)
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const chunk = await chunks.next()
      if (chunk.done) controller.close()
      else controller.enqueue(new Uint8Array(chunk.value))
    },
  })
}
