import { createClient, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { type HostedSanity, startHostedSanity } from './hosted-sanity.ts'

/** A stand-in for hosted Sanity until the end of the test, and clients as the site makes them. */
export async function hostedClients(options: Parameters<typeof startHostedSanity>[0] = {}) {
  const sanity: HostedSanity = await startHostedSanity(options)
  onTestFinished(() => sanity.stop())
  const clientWith = (token: string | undefined): SanityClient =>
    createClient({
      projectId: sanity.projectId,
      dataset: 'production',
      token,
      apiVersion: '2026-09-01',
      perspective: 'published',
      useCdn: false,
      apiHost: sanity.url,
      useProjectHostname: false,
      maxRetries: 0,
    })
  return { sanity, clientWith }
}
