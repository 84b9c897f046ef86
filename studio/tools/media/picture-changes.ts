import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import type { Crop, Hotspot, StoredPicture } from './pictures.ts'

/** What a person has typed or moved for one place. What is undefined stays as it is. */
export interface PictureEdit {
  en?: string
  fr?: string
  hotspot?: Hotspot
  crop?: Crop
}

/** The picture with a description, focal point or crop of its own. */
export function edited(picture: StoredPicture, { en, fr, hotspot, crop }: PictureEdit): StoredPicture {
  return {
    ...picture,
    ...((en !== undefined || fr !== undefined) && { alt: described(picture.alt, en, fr) }),
    ...(hotspot && { hotspot }),
    ...(crop && { crop }),
  }
}

/**
 * Another image in the same place. Crop and focal point go, because they are those of the former image. A description that
 * is not given stays.
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
