import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { env } from '#lib/env.ts'
import { type HostedReads, hostedReads } from './hosted-reads.ts'

let client: SanityClient | undefined

/** The client of the hosted project, with the server's read token. It is made once, because that takes as long as a query. */
export function hostedClient(): SanityClient {
  client ??= createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    token: env.SANITY_API_READ_TOKEN,
    apiVersion: '2026-09-01',
    perspective: 'published',
    // `hostedReads` decides which reads go to Sanity's CDN.
    useCdn: false,
    ...(env.SANITY_API_URL && { apiHost: env.SANITY_API_URL, useProjectHostname: false }),
    maxRetries: 1,
    retryDelay: (attempt) => 200 * 2 ** attempt,
  })
  return client
}

declare global {
  // Next.js loads modules more than once per process. All copies share this object, which knows when content last changed.
  var montageReads: HostedReads | undefined
}

/** The reads of published documents of the hosted project. */
export function publishedReads(): HostedReads {
  globalThis.montageReads ??= hostedReads(hostedClient(), cdnClient())
  return globalThis.montageReads
}

/** The client of Sanity's CDN. Null when SANITY_API_URL is set but SANITY_CDN_URL is not: then no CDN is known. */
function cdnClient(): SanityClient | null {
  const { SANITY_API_URL: api, SANITY_CDN_URL: cdn } = env
  if (api && !cdn) return null
  return hostedClient().withConfig({ useCdn: true, ...(cdn && { apiHost: cdn, useProjectHostname: false }) })
}

/** A client of the hosted project that may write; null without SANITY_API_WRITE_TOKEN. */
export function hostedWriter(): SanityClient | null {
  const token = env.SANITY_API_WRITE_TOKEN
  return token ? hostedClient().withConfig({ token }) : null
}
