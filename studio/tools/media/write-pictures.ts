import type { SanityClient } from '@sanity/client'
import { pathText, withValueAt } from '#lib/i18n/at-path.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { type DocumentPair, draftId, type StoredDocument } from '#studio/core/document-pair.ts'
import type { WriteMode } from '#studio/core/write-document.ts'
import { type Crop, type Hotspot, type PictureUse, pictureAt, type StoredPicture } from './pictures.ts'

/** The changes of a picture at one place. An undefined part stays as it is. */
export interface PictureEdit {
  en?: string
  fr?: string
  hotspot?: Hotspot
  crop?: Crop
}

/** The picture with a new description, focal point or crop. */
export function edited(picture: StoredPicture, { en, fr, hotspot, crop }: PictureEdit): StoredPicture {
  return {
    ...picture,
    ...((en !== undefined || fr !== undefined) && { alt: described(picture.alt, en, fr) }),
    ...(hotspot && { hotspot }),
    ...(crop && { crop }),
  }
}

/**
 * The picture with another image. The crop and the focal point are removed, because they belong to the former image. Without a
 * new description, the former description stays.
 */
export function replaced(picture: StoredPicture, assetId: string, texts: PictureEdit): StoredPicture {
  const { hotspot, crop, ...rest } = edited(picture, texts)
  return { ...rest, asset: { _type: 'reference', _ref: assetId } }
}

function described(alt: StoredPicture['alt'], en?: string, fr?: string): LocalizedField<string> {
  const before: LocalizedField<string> = alt ?? { _type: 'localeString' }
  const inEnglish = en === undefined || en === before.en ? before : withEnglish(before, en)
  return fr === undefined ? inEnglish : withFrench(inEnglish, fr)
}

/** Changes the picture at a place. */
export type PictureChange = (picture: StoredPicture, use: PictureUse) => StoredPicture

/**
 * Changes pictures in one transaction: all places or none. Mode `drafts` changes each document's draft, or creates a draft.
 * Mode `publish` changes both the published version and its draft. So no unfinished draft is published, and no draft brings
 * the old picture back. Rejects with the client's error: a conflict (409) when a document has changed since it was read.
 */
export async function writePictures(
  client: SanityClient,
  uses: readonly PictureUse[],
  change: PictureChange,
  mode: WriteMode,
): Promise<void> {
  const transaction = client.transaction()
  for (const [pair, own] of Map.groupBy(uses, ({ pair }) => pair)) {
    const draft = pair.draft ?? (mode === 'drafts' ? null : undefined)
    if (draft === null) {
      transaction.create(newDraft(pair, own, change))
      continue
    }
    for (const version of mode === 'drafts' ? [draft] : [pair.published, draft]) {
      if (!version) continue
      const set = changesOf(version, own, change)
      if (Object.keys(set).length === 0) continue
      transaction.patch(version._id, (patch) => patch.set(set).ifRevisionId(version._rev))
    }
  }
  await transaction.commit({ visibility: 'async' })
}

function changesOf(version: StoredDocument, uses: PictureUse[], change: PictureChange) {
  return Object.fromEntries(
    uses.flatMap((use) => {
      const picture = pictureAt(version, use.path)
      return picture?.asset._ref === use.picture.asset._ref
        ? [[pathText(use.path), change(picture, use)]]
        : []
    }),
  )
}

/** The published document with its changes, as a draft. Fails when a draft was made meanwhile. */
function newDraft({ id, type, published }: DocumentPair, uses: PictureUse[], change: PictureChange) {
  const { _rev, _updatedAt, ...content } = uses.reduce<StoredDocument>(
    (document, use) => withValueAt(document, use.path, change(use.picture, use)),
    published as StoredDocument,
  )
  return { ...content, _type: type, _id: draftId(id) }
}
