import type { SanityClient } from '@sanity/client'
import type { LakeDocument } from 'content-lake'
import { createView, runQuery, temporaryIndex } from 'content-lake/groq'
import type { Shared } from '#lib/draft-links/share.ts'
import { contentVersion } from '#lib/server/expiry.ts'
import { shortMemory } from '#lib/server/short-memory.ts'

/*
 * Hosted Sanity shows the drafts of all documents or of none. A shared link shows the drafts of one page only. So this server
 * reads the documents and evaluates the queries of that page itself.
 */

/** Milliseconds for which the documents of a link stay in memory, so that all queries of a page share one read. */
const USED_FOR = 2_000

const DOCUMENTS = `*[_id in $drafts
  || (_id in path("versions.**") && string::split(_id, ".")[1] in $layers)
  || !(_id in path("drafts.**") || _id in path("versions.**") || _id in path("_.**"))]`

type Scope = Pick<Shared, 'layers' | 'documents'>

const indexes = shortMemory<ReturnType<typeof temporaryIndex>['index']>(USED_FOR)

/** The result of a query over the layers (drafts, releases) of a shared link. It sees only the drafts of `scope.documents`. */
export async function queryHostedDrafts(
  client: SanityClient,
  query: string,
  params: Record<string, unknown>,
  scope: Scope,
): Promise<unknown> {
  const key = JSON.stringify([contentVersion(), scope])
  const index = await indexes.get(key, async () => temporaryIndex(await read(client, scope)).index)
  const layers = [...scope.layers, 'published']
  const { projectId = '', dataset = '' } = client.config()
  const view = createView(index, layers, new Set(scope.documents))
  return runQuery(query, params, view, { projectId, dataset, readingOrder: true })
}

function read(client: SanityClient, { layers, documents }: Scope): Promise<LakeDocument[]> {
  const drafts = documents.map((id) => `drafts.${id}`)
  return client.fetch<LakeDocument[]>(DOCUMENTS, { drafts, layers }, { perspective: 'raw', useCdn: false })
}
