import type { SanityClient } from '@sanity/client'
import { NAME_FIELDS } from '#lib/i18n/document-name.ts'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { APPROVAL, type Approval, requestFor } from '#lib/shapes/approval.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { type DocumentPair, draftId, pairsOf, type StoredDocument } from '#studio/core/document-pair.ts'
import { readActivity } from './activity.ts'
import { type HomeContent, homeContent, idsIn } from './home-content.ts'

export const TYPES = CONTENT_TYPES.map(({ name }) => name)

const NAMES = `*[_id in $ids && _type in $types]{ _id, _type, _rev, ${NAME_FIELDS.join(', ')} }`

export interface Home extends HomeContent {
  /** The number of drafts that are not listed, because a translator may not publish them. */
  leftToEditors: number
}

/** Reads the content of Home: the activity, then the names of its documents. */
export async function readHome(client: SanityClient, isTranslator: boolean): Promise<Home> {
  const activity = await readActivity(client, TYPES)
  const params = { ids: idsIn(activity), types: TYPES }
  const documents = await client.fetch<StoredDocument[]>(NAMES, params, { perspective: 'raw', tag: 'home' })
  const content = await withRequests(client, homeContent(activity, documents))
  if (!isTranslator) return { ...content, leftToEditors: 0 }
  const pairs = await readPairs(
    client,
    content.drafts.map(({ id }) => id),
  )
  const french = new Set(pairs.filter(isFrenchOnly).map(({ id }) => id))
  const drafts = content.drafts.filter(({ id }) => french.has(id))
  return { ...content, drafts, leftToEditors: content.drafts.length - drafts.length }
}

const REQUESTS = `*[_id == "siteSettings" && approval == true][0]{
  "approvals": *[_type == $type && document in $documents]{ document, requests }
}.approvals`

/** Adds who asks for approval, where the site settings ask for a second person. */
async function withRequests(client: SanityClient, content: HomeContent): Promise<HomeContent> {
  const documents = content.drafts.map(({ id }) => id)
  const found = await client.fetch<Pick<Approval, 'document' | 'requests'>[] | null>(
    REQUESTS,
    { type: APPROVAL, documents },
    { perspective: 'raw', tag: 'home' },
  )
  const requests = new Map(found?.map((one) => [one.document, one.requests]))
  const drafts = content.drafts.map((draft) => {
    const asked = requestFor(requests.get(draft.id), draft.document._rev)
    return asked ? { ...draft, asked } : draft
  })
  return { ...content, drafts }
}

/** Reads documents with their drafts. @param ids published ids */
export async function readPairs(client: SanityClient, ids: readonly string[]): Promise<DocumentPair[]> {
  if (ids.length === 0) return []
  const wanted = ids.flatMap((id) => [id, draftId(id)])
  return pairsOf(
    await client.fetch<StoredDocument[]>(
      '*[_id in $wanted]',
      { wanted },
      { perspective: 'raw', tag: 'home' },
    ),
  )
}

/** Whether only French differs between a draft and the published version. */
export function isFrenchOnly({ draft, published }: DocumentPair): boolean {
  return draft !== null && published !== null && differenceOutsideFrench(published, draft) === null
}
