import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import type { Shared } from '#lib/draft-links/share.ts'
import { env } from '#lib/env.ts'
import { getLake } from '#lib/server/lake.ts'
import { timed } from '#lib/server/metrics/times.ts'
import { fitResult } from '#lib/shapes/fit-result.ts'
import { fieldTagsOfRead } from './field-tags.ts'
import { readOrFormer } from './former-results.ts'
import { withoutGaps } from './gaps.ts'
import { hostedClient, publishedReads } from './hosted-client.ts'
import { queryHostedDrafts } from './hosted-drafts.ts'
import { STEGA } from './stega.ts'

/** True when content is in the embedded lake, false when it is in hosted Sanity. */
export const isEmbedded = env.NEXT_PUBLIC_SANITY_PROJECT_ID === undefined

/**
 * The documents that a read sees. `'published'`: published documents only. A list: drafts and releases above published ones,
 * the topmost first. An object (a shared link): `layers` is such a list, but only the drafts of `documents` are seen.
 */
export type Perspective = 'published' | string[] | Pick<Shared, 'layers' | 'documents'>

/** The result of a read, and the cache tags that it depends on. */
interface Content<Query extends string> {
  result: ClientReturn<Query>
  tags: string[]
}

/**
 * Reads content from the embedded lake or from hosted Sanity: this is the only place that chooses. By default it reads
 * published documents. With drafts for staff, the localized texts of the result carry marks (invisible characters, stega.ts).
 * With a link to a draft they carry no marks.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: Record<string, unknown>,
  perspective: Perspective = 'published',
): Promise<Content<Query>> {
  // TypeGen derives the type of the result from the schema and the query. Stored values may have other types: `fitResult`
  // replaces these with `null`.
  const found = await timed('query', async () => fitResult(query, await askLake(query, params, perspective)))
  // The tags include documents that `withoutGaps` removes, so that a removed document is read again after its correction.
  return { result: withoutGaps(found), tags: fieldTagsOfRead(query, params, found) }
}

/** Reads published content. When hosted content cannot be read, it returns the last result. */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: Record<string, unknown>,
): Promise<Content<Query> & { isFormer: boolean }> {
  if (isEmbedded) return { ...(await fetchContent(query, params)), isFormer: false }
  const { result, isFormer } = await readOrFormer(JSON.stringify([query, params]), () =>
    fetchContent(query, params),
  )
  return { ...result, isFormer }
}

async function askLake<const Query extends string>(
  query: Query,
  params: Record<string, unknown>,
  perspective: Perspective,
): Promise<ClientReturn<Query>> {
  const isDraft = perspective !== 'published'
  if (isDraft && !Array.isArray(perspective)) {
    const { layers, documents } = perspective
    const found = isEmbedded
      ? getLake().query(query, params, { perspective: layers, draftsOf: new Set(documents) })
      : queryHostedDrafts(hostedClient(), query, params, perspective)
    return (await found) as ClientReturn<Query>
  }
  if (!isEmbedded && isDraft) {
    return hostedClient().fetch<ClientReturn<Query>>(query, params, { perspective, stega: STEGA })
  }
  if (!isEmbedded) return (await publishedReads().fetch(query, params)) as ClientReturn<Query>
  if (!isDraft) return (await getLake().query(query, params)) as ClientReturn<Query>
  const { result, resultSourceMap } = await getLake().queryWithSources(query, params, { perspective })
  return stegaEncodeSourceMap(result, resultSourceMap, STEGA) as ClientReturn<Query>
}

/** Reads drafts or releases above published content, without the marks of `fetchContent`. `layers`: the topmost first. */
export async function fetchUnmarked(
  query: string,
  params: Record<string, unknown>,
  layers: string[],
): Promise<unknown> {
  if (isEmbedded) return getLake().query(query, params, { perspective: layers })
  return hostedClient().fetch<unknown>(query, params, { perspective: layers })
}
