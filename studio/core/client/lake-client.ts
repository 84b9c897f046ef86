import { createClient, type SanityClient } from '@sanity/client'
import type { Session } from '../session.ts'
import { listenResponse } from './listen-response.ts'
import { PresenceSocket } from './presence-socket.ts'
import { readableAnswer } from './readable-remarks.ts'
import { ServerWait } from './server-wait.ts'
import { TransactionStream } from './transaction-stream.ts'

/** The last path segment is the dataset: `dataset` has the content, another dataset has comments and tasks. */
const READ = /\/data\/(listen|query|doc)\/([^/]+)/
const WRITE = /\/data\/(actions|mutate)\/[^/]+$/

interface Options {
  /** Address of the lake, without a version: `https://example.ca/api/lake`. */
  apiHost: string
  projectId: string
  dataset: string
  session: Session
  /** The name of this tab in presence. */
  connection?: string
}

/** Replacements for `fetch` and `WebSocket`, for requests that the Studio sends to the lake without its client. */
export interface LakeTransport {
  fetch: Transport
  /** The replacement for the Studio's WebSocket to Sanity's presence. */
  openSocket: (url: string) => EventTarget
}

type Transport = (input: string, init?: RequestInit) => Promise<Response>

interface LakeClient {
  client: SanityClient
  transport: LakeTransport
}

/**
 * A Sanity client that connects the Studio in a browser to the embedded lake. It differs from a normal client only in how it sends
 * requests (`resolveFetch`). The copies that the Studio makes of it (`withConfig`, `clone`, `observable`) share one event stream
 * and one session.
 */
export function createLakeClient({ apiHost, projectId, dataset, session, connection }: Options): LakeClient {
  const server = new ServerWait(() => session.fetch(`${apiHost}/v1/users/me`))
  const retryingFetch = server.retrying(session.fetch)

  let stream: TransactionStream | undefined
  const sharedStream = () => {
    stream ??= new TransactionStream({
      url: `${apiHost}/v1/data/transactions/${dataset}`,
      connection,
      readyToReconnect: () => server.available(),
    })
    return stream
  }

  const lakeFetch: Transport = (input, init) => {
    const url = new URL(input)
    // In sanity 6.16 (`operationEvents`), a later operation of a document, even an autosave, would abort its publish.
    if (WRITE.test(url.pathname)) return retryingFetch(input, { ...init, signal: undefined })
    const [, kind = '', of] = READ.exec(url.pathname) ?? []
    if (kind !== 'listen') {
      const answer = retryingFetch(input, init)
      return of === undefined || of === dataset ? answer : answer.then(readableAnswer)
    }
    const lastEventId = new Headers(init?.headers).get('last-event-id')
    const { content, comments } = sharedStream()
    const stream = of === dataset ? content : comments
    return listenResponse(stream, url, { lastEventId, signal: init?.signal })
  }

  const announce = (locations: unknown[]) =>
    session.fetch(`${apiHost}/v1/data/presence/${dataset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connection, locations }),
    })
  // Only presence in the content is announced. Sanity's form for tasks also announces presence, in the dataset of tasks:
  // then the person would seem to have left the document.
  const openSocket = (url: string) =>
    new PresenceSocket(
      sharedStream(),
      url.split('?', 1)[0]?.endsWith(`/${dataset}`) ? announce : async () => {},
    )

  const client = createClient({
    apiHost,
    projectId,
    dataset,
    apiVersion: '1',
    // The Studio's own default. Its queries for versions of releases name no perspective and need this one.
    perspective: 'raw',
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => lakeFetch,
  })
  return { client, transport: { fetch: lakeFetch, openSocket } }
}
