import { createClient } from '@sanity/client'
import type { Env } from '#lib/env.ts'
import { documentsIn } from '#lib/server/backup/ndjson.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'

/** A document as it is stored. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const TYPES: string[] = CONTENT_TYPES.map(({ name }) => name)

/** The published documents of the site in the settings: of the lake in DATA_DIR, or of hosted Sanity. Servers may run. */
export async function publishedDocuments(env: Env): Promise<StoredDocument[]> {
  const all = env.NEXT_PUBLIC_SANITY_PROJECT_ID ? await hostedDocuments(env) : await documentsIn(env.DATA_DIR)
  return all.filter(({ _id, _type }) => !_id.includes('.') && TYPES.includes(_type))
}

function hostedDocuments(env: Env): Promise<StoredDocument[]> {
  const client = createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    token: env.SANITY_API_READ_TOKEN,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    ...(env.SANITY_API_URL && { apiHost: env.SANITY_API_URL, useProjectHostname: false }),
  })
  return client.fetch('*[_type in $types]', { types: TYPES })
}
