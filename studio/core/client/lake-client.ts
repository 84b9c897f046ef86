import { createClient, type SanityClient } from '@sanity/client'
import type { Session } from '../session.ts'
import { listenResponse } from './listen-response.ts'
import { PresenceSocket } from './presence-socket.ts'
import { readableAnswer } from './readable-remarks.ts'
import { askAboutReleases } from './release-question.ts'
import { ServerWait } from './server-wait.ts'
import { TransactionStream } from './transaction-stream.ts'

/** The path of a read. The second group is the dataset: the one of the content (option `dataset`), or of comments and tasks. */
const READ = /\/data\/(listen|query|doc)\/([^/]+)/
/** The path of a write. */
const WRITE = /\/data\/(actions|mutate)\/[^/]+$/

interface Options {
  /** Address of the lake, without a version: `https://example.ca/api/lake`. */
  apiHost: string
  projectId: string
  dataset: string
  session: Session
  /** The id of this browser tab in presence, which shows other people where this person is. */
  connection?: string
}

/** Replacements for `fetch` and the WebSocket of presence, for code of the Studio that does not use the Sanity client. */
export interface LakeTransport {
  fetch: Transport
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
    // A write gets no abort signal. With it, in sanity 6.16 (`operationEvents`), a later autosave would abort a publish.
    if (WRITE.test(url.pathname)) {
      const send = () => retryingFetch(input, { ...init, signal: undefined })
      const question = askAboutReleases(init?.body)
      return question ? question.then(send) : send()
    }
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
  // Only presence in the content dataset is sent to the lake. Sanity's task form also opens a socket, for the dataset of tasks.
  // If its messages were sent too, other people would see that the person left the document.
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
    // The Studio's own default. Its queries for versions in releases name no perspective and rely on `raw`.
    perspective: 'raw',
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => lakeFetch,
  })
  return { client, transport: { fetch: lakeFetch, openSocket } }
}
