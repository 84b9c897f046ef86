import type { Transaction } from 'content-lake'
import { createMatcher, type Matcher, mutationEvents, readListenRequest } from 'content-lake/browser'
import { newKey } from '#studio/core/new-key.ts'
import type { DatasetStream } from './transaction-stream.ts'

/** `@sanity/client` reconnects after this time. It can be short, because the new request waits for the shared stream. */
const RETRY_MS = 100

/**
 * Answers a request for `data/listen` in the browser, from the shared stream of transactions. It sends the same
 * events as the endpoint: `welcome` or `welcomeback`, then `mutation`.
 */
export async function listenResponse(
  stream: DatasetStream,
  url: URL,
  { lastEventId, signal }: { lastEventId: string | null; signal?: AbortSignal | null },
): Promise<Response> {
  const request = readListenRequest(url)
  let matches: Matcher
  try {
    matches = createMatcher(request, paramsOf(url))
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    return Response.json({ error: { type: 'queryParseError', description } }, { status: 400 })
  }
  await stream.whenOpen()
  const missed = lastEventId === null || !request.enableResume ? null : stream.since(Number(lastEventId))

  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (lines: string) => controller.enqueue(encoder.encode(`${lines}\n\n`))
      const sendEvent = (type: string, data: unknown) =>
        send(`event: ${type}\nid: ${stream.lastSeq ?? 0}\ndata: ${JSON.stringify(data)}`)
      const sendTransaction = (transaction: Transaction) => {
        for (const data of mutationEvents(transaction, matches, request)) sendEvent('mutation', data)
      }
      const end = () => {
        stop()
        controller.close()
      }

      send(`retry: ${RETRY_MS}`)
      if (missed) for (const transaction of missed) sendTransaction(transaction)
      // No `crypto.randomUUID`: a Studio that is opened by http with the name of a host does not have it.
      sendEvent(missed ? 'welcomeback' : 'welcome', { listenerName: newKey() })

      const unsubscribe = stream.subscribe({
        onTransaction: sendTransaction,
        onLost: () => {
          // The client sends this id when it reconnects (`last-event-id`). So it gets no transaction again that did not match.
          send(`id: ${stream.lastSeq ?? 0}`)
          end()
        },
      })
      stop = () => {
        unsubscribe()
        signal?.removeEventListener('abort', end)
      }
      signal?.addEventListener('abort', end, { once: true })
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Parameters of the query: `$name` with a JSON value. */
function paramsOf({ searchParams }: URL): Record<string, unknown> {
  const params = [...searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
}
