import type { IncomingMessage } from 'node:http'

/** The path of an address. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')

/** A request of Node's server as handlers of web requests take it. Its body is read when they read it. */
export function webRequestOf(incoming: IncomingMessage, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(incoming.headers)) {
    headers.set(name, [value].flat().join(', '))
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? bodyOf(incoming) : null
  const init = { method: incoming.method ?? 'GET', headers, body, signal, duplex: 'half' }
  const origin = `http://${incoming.headers.host}`
  // Whoever sends a request may write anything there.
  return new Request(`${URL.canParse(origin) ? origin : 'http://localhost'}${incoming.url}`, init)
}

/** Node's own conversion would cut the connection when the handler stops reading, and with it the answer. */
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
