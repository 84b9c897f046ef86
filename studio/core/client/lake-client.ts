import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { Session } from '../session.ts'
import { listenResponse } from './listen-response.ts'
import { Outage } from './outage.ts'
import { TransactionStream } from './transaction-stream.ts'

const LISTEN = /\/data\/listen\/[^/]+$/
const WRITE = /\/data\/(actions|mutate)\/[^/]+$/

interface Options {
  /** Where the lake answers, without a version: `https://example.ca/api/lake`. */
  apiHost: string
  projectId: string
  dataset: string
  session: Session
}

/**
 * A Sanity client for the embedded lake, for the Studio in a browser.
 * Only its transport differs: `resolveFetch` travels with every copy the Studio makes (`withConfig`, `clone`, `observable`),
 * so all of them share one event stream and one session, and wait together while the server restarts.
 */
export function createLakeClient({ apiHost, projectId, dataset, session }: Options): SanityClient {
  const outage = new Outage(() => session.fetch(`${apiHost}/v1/users/me`))
  const patientFetch = outage.outlasting(session.fetch)

  let stream: TransactionStream | undefined
  const sharedStream = () => {
    stream ??= new TransactionStream({
      url: `${apiHost}/v1/data/transactions/${dataset}`,
      readyToReconnect: () => outage.over(),
    })
    return stream
  }

  const lakeFetch: ReturnType<NonNullable<ClientConfig['resolveFetch']>> = (input, init) => {
    const url = new URL(input)
    // Every later operation of a document aborts its publish, the autosave too (sanity 6.16, `operationEvents`).
    if (WRITE.test(url.pathname)) return patientFetch(input, { ...init, signal: undefined })
    if (!LISTEN.test(url.pathname)) return patientFetch(input, init)
    const lastEventId = new Headers(init?.headers).get('last-event-id')
    return listenResponse(sharedStream(), url, { lastEventId, signal: init?.signal })
  }

  return createClient({
    apiHost,
    projectId,
    dataset,
    apiVersion: '1',
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => lakeFetch,
  })
}
