import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import type { Crop, Hotspot, StoredPicture } from './pictures.ts'

/** The typed or moved values for one place. Undefined values stay as they are. */
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
 * Another image in the same place. The crop and the focal point are removed, because they belong to the former image. Without a
 * new description, the former one stays.
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
