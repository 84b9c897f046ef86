/* Connects web requests and responses (`Request`, `Response`) to Node's HTTP server. This file does not use the lake. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Handler = (request: Request) => Promise<Response>

/** An HTTP server of Node that calls a handler with web requests, as Next.js calls route handlers. */
export function webServer(handle: Handler): Server {
  return createServer((incoming, outgoing) => void answer(incoming, outgoing, handle))
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const response = await handle(webRequestOf(incoming, gone.signal))
  outgoing.setHeaders(response.headers).writeHead(response.status)
  outgoing.flushHeaders()
  // A client that closes the connection is not an error.
  if (response.body) await pipeline(Readable.from(response.body), outgoing).catch(() => {})
  else outgoing.end()
}

/** Makes a web request from a request of Node's server. The body is streamed while the handler reads it. */
export function webRequestOf(incoming: IncomingMessage, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(incoming.headers)) {
    headers.set(name, [value].flat().join(', '))
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? bodyOf(incoming) : null
  const init = { method: incoming.method ?? 'GET', headers, body, signal, duplex: 'half' }
  const origin = `http://${incoming.headers.host}`
  // A client may send a host that no URL can have. Then `localhost` takes its place.
  return new Request(`${URL.canParse(origin) ? origin : 'http://localhost'}${incoming.url}`, init)
}

/** With `Readable.toWeb`, the connection would be cut when the handler stops reading, and the client would get no answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await chunks.next()
        if (chunk.done) controller.close()
        else controller.enqueue(new Uint8Array(chunk.value))
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * The body of a request; null when it is larger than `limit` bytes. Up to four times `limit` is read and dropped, because a
 * client whose connection is cut while it sends does not read the answer.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const patience = limit * 4
  if (Number(request.headers.get('content-length') ?? 0) > patience) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > patience) break
  }
  return size > limit ? null : Buffer.concat(chunks)
}
