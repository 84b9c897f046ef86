import type { Env } from '#lib/env.ts'
import { documentsIn } from '#lib/server/backup/ndjson.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { clientFor } from '../transfer.ts'

/** A document as it is stored. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const TYPES: string[] = CONTENT_TYPES.map(({ name }) => name)

/** The published documents of the site in the settings: of the lake in DATA_DIR, or of hosted Sanity. Servers may run. */
export async function publishedDocuments(env: Env): Promise<StoredDocument[]> {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: projectId, NEXT_PUBLIC_SANITY_DATASET: dataset } = env
  const all: StoredDocument[] = projectId
    ? await clientFor({
        projectId,
        dataset,
        token: env.SANITY_API_READ_TOKEN,
        url: env.SANITY_API_URL,
      }).fetch('*[_type in $types]', { types: TYPES })
    : await documentsIn(env.DATA_DIR)
  return all.filter(({ _id, _type }) => !_id.includes('.') && TYPES.includes(_type))
}
