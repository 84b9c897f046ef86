import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { askServer } from '#studio/core/ask-server.ts'
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
  /** Whether `site` is an https address on the internet that `SITE_PUBLIC` does not mark as staging. */
  isPublic: z.boolean(),
  /** The names of the configured forwarders, which send leads to a CRM. */
  forwarders: z.array(z.string()),
  /** Forwarders whose settings the CRM refuses. */
  crm: z.array(z.object({ forwarder: z.string() })),
  /** Signs of a proxy, such as `X-Forwarded-For`, although the setting `TRUSTED_PROXIES` is 0. */
  proxySigns: z.array(z.string()),
  /** Why the last backup failed; null when there is no failure. */
  backupFailure: z.string().nullable(),
  /** What has become true of the site since the first versions of the law pages, with the day, such as `2026-11-30`. */
  legal: z.array(z.object({ slug: z.string(), day: z.string(), en: z.string(), fr: z.string() })),
})

/** The state of the server (`/api/health`). */
export type ServerFacts = z.infer<typeof health>

/** The state of the server; null when the server does not tell it. */
export async function readServer(): Promise<ServerFacts | null> {
  const answer = await askServer('GET', '/api/health').catch(() => null)
  return health.safeParse(answer).data ?? null
}
