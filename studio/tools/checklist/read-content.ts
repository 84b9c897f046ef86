import type { SanityClient } from '@sanity/client'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { z } from 'zod'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import type { ContentDocument } from './sample-identity.ts'

const TYPES = CONTENT_TYPES.map(({ name }) => name)

const ASSETS = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id'

const CONTENT = `{ "documents": *[_type in $types], "assets": ${ASSETS} }`

export interface Content {
  documents: ContentDocument[]
  /** Ids of pictures and files. */
  assets: string[]
}

/** The content with all drafts applied. */
export function readContent(client: SanityClient): Promise<Content> {
  return client.fetch<Content>(CONTENT, { types: TYPES }, { perspective: 'drafts' })
}

/** The ids of pictures and files. */
export function readAssets(client: SanityClient): Promise<string[]> {
  return client.fetch<string[]>(ASSETS)
}

const health = z.object({
  site: z.string(),
  /** Whether the public can find the site at this address. */
  isPublic: z.boolean(),
  /** The configured forwarders. */
  forwarders: z.array(z.string()),
  /** Forwarders whose settings the CRM refuses. */
  crm: z.array(z.object({ forwarder: z.string() })),
  /** Signs of a proxy that is not in the settings. */
  proxySigns: z.array(z.string()),
  /** Why the last backup failed; null when there is no failure. */
  backupFailure: z.string().nullable(),
})

/** The state of the server (`/api/health`). */
export type ServerFacts = z.infer<typeof health>

/** The state of the server. Null when the server does not tell it, or when this person may not write the required secret. */
export async function readServer(client: SanityClient): Promise<ServerFacts | null> {
  const answer = await addressOfHealth(client)
    .then(fetch)
    .then((response) => response.json())
    .catch(() => null)
  return health.safeParse(answer).data ?? null
}

/** With hosted Sanity, a server cannot know who is signed in. A secret in the dataset proves that staff ask, as for previews. */
async function addressOfHealth(client: SanityClient): Promise<string> {
  if (isEmbedded) return '/api/health'
  const { secret } = await createPreviewSecret(client, 'checklist', location.href)
  return `/api/health?${urlSearchParamPreviewSecret}=${encodeURIComponent(secret)}`
}
