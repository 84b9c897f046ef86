import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { draftMode } from 'next/headers'
import { readShared, SHARED_COOKIE } from '#lib/draft-links/share.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { PREVIEW_PERSPECTIVE_COOKIE, previewPerspective } from '#lib/preview/perspective.ts'
import { cookieOfDraft } from '#lib/server/next-internals.ts'
import { READ_AGE, RETRY_AFTER } from './freshness.ts'
import { fillNamedFigures, getPublishedFigures } from './named-figures.ts'
import { fetchContent, fetchPublished } from './source.ts'

const YEAR = 365 * 86_400

/** Next takes at most this many tags in one call and drops the rest. */
const TAGS_PER_CALL = 128

/**
 * Reads content inside a `'use cache'` function, and adds the cache tags of the read to the function's result. A change of the
 * content expires the result, and so does its age (freshness.ts). In draft mode it reads the drafts or the release of the
 * Studio's preview, or the drafts of a shared link. Next then runs cached functions for every request and stores no result.
 */
export async function readContent<const Query extends string>(
  query: Query,
  params: Record<string, unknown> = {},
): Promise<ClientReturn<Query>> {
  const draft = await draftMode()
  const perspective = draft.isEnabled
    ? (readShared(cookieOfDraft(draft, SHARED_COOKIE)) ??
      previewPerspective(cookieOfDraft(draft, PREVIEW_PERSPECTIVE_COOKIE)))
    : 'published'
  // Starts to read the site figures together with the content, because most texts name some. Errors are thrown where the
  // figures are filled in.
  if (perspective === 'published') getPublishedFigures().catch(() => {})
  const { result, tags, isFormer } =
    perspective === 'published'
      ? await fetchPublished(query, params)
      : { ...(await fetchContent(query, params, perspective)), isFormer: false }
  const { filled, tags: ofFigures } = await fillNamedFigures(result, perspective)
  const all = [...tags, ...ofFigures]
  for (let at = 0; at < all.length; at += TAGS_PER_CALL) cacheTag(...all.slice(at, at + TAGS_PER_CALL))
  cacheLife({ stale: 60, revalidate: (isFormer ? RETRY_AFTER : READ_AGE) / 1000, expire: YEAR })
  return filled
}

/** Makes a cached function that reads a query without parameters, in one language. */
export function contentReader<const Query extends string>(query: Query) {
  return (lang: Language) => readCached(query, lang)
}

/** The cache key is the query and the language. */
async function readCached<const Query extends string>(query: Query, lang: Language) {
  'use cache'
  return localize(await readContent(query), lang)
}
