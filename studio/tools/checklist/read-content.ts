import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { CONTENT_TYPES } from '#schemas/index.ts'
import type { Content, ServerFacts } from './checks.ts'

const TYPES = CONTENT_TYPES.map(({ name }) => name)

const CONTENT = `{
  "documents": *[_type in $types],
  "assets": *[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id
}`

/** The content with all drafts applied. */
export function readContent(client: SanityClient): Promise<Content> {
  return client.fetch<Content>(CONTENT, { types: TYPES }, { perspective: 'drafts' })
}

const health = z.object({
  site: z.string(),
  forwarders: z.array(z.string()),
  crm: z.array(z.object({ forwarder: z.string() })),
  proxySigns: z.array(z.string()),
})

/** The state of the server, or null when it does not answer. */
export async function readServer(): Promise<ServerFacts | null> {
  const answer = await fetch('/api/health')
    .then((response) => response.json())
    .catch(() => null)
  return health.safeParse(answer).data ?? null
}
