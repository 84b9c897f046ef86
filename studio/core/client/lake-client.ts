import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { Session } from '../session.ts'
import { listenResponse } from './listen-response.ts'
import { ServerWait } from './server-wait.ts'
import { TransactionStream } from './transaction-stream.ts'

const LISTEN = /\/data\/listen\/[^/]+$/
const WRITE = /\/data\/(actions|mutate)\/[^/]+$/

interface Options {
  /** Address of the lake, without a version: `https://example.ca/api/lake`. */
  apiHost: string
  projectId: string
  dataset: string
  session: Session
}

/**
 * A Sanity client for the embedded lake, for the Studio in a browser. Only its transport is special
 * (`resolveFetch`). The copies that the Studio makes of it (`withConfig`, `clone`, `observable`) share one event
 * stream and one session.
 */
export function createLakeClient({ apiHost, projectId, dataset, session }: Options): SanityClient {
  const server = new ServerWait(() => session.fetch(`${apiHost}/v1/users/me`))
  const retryingFetch = server.retrying(session.fetch)

  let stream: TransactionStream | undefined
  const sharedStream = () => {
    stream ??= new TransactionStream({
      url: `${apiHost}/v1/data/transactions/${dataset}`,
      readyToReconnect: () => server.available(),
    })
    return stream
  }

  const lakeFetch: ReturnType<NonNullable<ClientConfig['resolveFetch']>> = (input, init) => {
    const url = new URL(input)
    // Every later operation of a document aborts its publish, the autosave too (sanity 6.16, `operationEvents`).
    if (WRITE.test(url.pathname)) return retryingFetch(input, { ...init, signal: undefined })
    if (!LISTEN.test(url.pathname)) return retryingFetch(input, init)
    const lastEventId = new Headers(init?.headers).get('last-event-id')
    return listenResponse(sharedStream(), url, { lastEventId, signal: init?.signal })
  }

  return createClient({
    apiHost,
    projectId,
    dataset,
    apiVersion: '1',
    // The Studio's own default: it looks for the versions of releases without naming a perspective.
    perspective: 'raw',
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => lakeFetch,
  })
}
