import { pathText, valueAt } from '#lib/i18n/at-path.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, type LocalizedField, valuesIn } from '#lib/i18n/localized-field.ts'
import { currentOf, type DocumentPair, type StoredDocument } from '#studio/core/document-pair.ts'
import { isObject } from '#studio/core/is-object.ts'
import { searched } from '#studio/core/searched.ts'
import type { WriteMode } from '#studio/core/write-document.ts'

/** An image of the lake (`sanity.imageAsset`). */
export interface Asset {
  _id: string
  url: string
  originalFilename: string | null
  /** In bytes. */
  size: number | null
  width: number | null
  height: number | null
  /** Words by which staff find it. Nothing on the site shows them. */
  tags: string[] | null
}

/** The focal area of a picture, as shares of its width and height from 0 to 1. */
export interface Hotspot {
  _type: 'sanity.imageHotspot'
  x: number
  y: number
  width: number
  height: number
}

/** The part that is cut off each side, as shares from 0 to 1. */
export interface Crop {
  _type: 'sanity.imageCrop'
  top: number
  bottom: number
  left: number
  right: number
}

/** A picture as documents store it. */
export interface StoredPicture {
  _type: 'picture'
  asset: { _type: 'reference'; _ref: string }
  alt?: LocalizedField<string>
  hotspot?: Hotspot
  crop?: Crop
}

/** A place in a document where a picture stands. */
export interface PictureUse {
  key: string
  pair: DocumentPair
  path: FieldPath
  picture: StoredPicture
  /** The version that has the picture there. `both`: the published version, and the draft if there is one. */
  isIn: 'both' | 'draft' | 'published'
}

/** Whether a write mode can change a place. Mode `drafts` cannot change a picture that only the published version has. */
export const isWritten = ({ isIn }: PictureUse, mode: WriteMode) => mode === 'publish' || isIn !== 'published'

/** Every place of a picture, in drafts and in published versions. A place that is in both counts once. */
export function usesOf(pairs: readonly DocumentPair[]): PictureUse[] {
  return pairs.flatMap((pair) => {
    const current = picturesIn(pair, currentOf(pair)).map((use): PictureUse => {
      const other = pair.draft && pair.published && pictureAt(pair.published, use.path)
      const isSame = pair.draft === null || other?.asset._ref === use.picture.asset._ref
      return { ...use, isIn: pair.published !== null && isSame ? 'both' : 'draft' }
    })
    const known = new Set(current.map(({ key }) => key))
    const former = pair.draft === null ? [] : picturesIn(pair, pair.published)
    return [
      ...current,
      ...former
        .filter(({ key }) => !known.has(key))
        .map((use): PictureUse => ({ ...use, isIn: 'published' })),
    ]
  })
}

function picturesIn(pair: DocumentPair, document: StoredDocument | null): Omit<PictureUse, 'isIn'>[] {
  return [...valuesIn(document)].flatMap(({ path, value }) =>
    isPicture(value)
      ? [{ key: `${pair.id} ${pathText(path)} ${value.asset._ref}`, pair, path, picture: value }]
      : [],
  )
}

/** The picture at a path of one version of a document. */
export function pictureAt(document: StoredDocument, path: FieldPath): StoredPicture | null {
  const value = valueAt(document, path)
  return isPicture(value) ? value : null
}

function isPicture(value: unknown): value is StoredPicture {
  return (
    isObject(value) &&
    value._type === 'picture' &&
    isObject(value.asset) &&
    typeof value.asset._ref === 'string'
  )
}

/** Whether a picture lacks its description in English or in French. */
export function lacksDescription({ picture: { alt } }: PictureUse): boolean {
  return !hasText(alt?.en) || !hasText(alt?.fr)
}

export const FILTERS = ['all', 'used', 'unused', 'undescribed'] as const
export type MediaFilter = (typeof FILTERS)[number]

/** The tags of all assets, sorted. */
export function tagsOf(assets: readonly Asset[], language: Language): string[] {
  const all = new Set(assets.flatMap(({ tags }) => tags ?? []))
  return [...all].toSorted((one, other) => one.localeCompare(other, language))
}

/** The tags in a typed text, each once: `winter, deck` is two. */
export function typedTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean)
}

/** The assets that match a filter, a search and a tag. A search looks in file names, descriptions and tags. */
export function shownAssets(
  assets: readonly Asset[],
  uses: ReadonlyMap<string, PictureUse[]>,
  filter: MediaFilter,
  search: string,
  tag = '',
): Asset[] {
  const kept = assets.filter(({ _id, tags }) => {
    if (tag !== '' && !tags?.includes(tag)) return false
    const own = uses.get(_id) ?? []
    return {
      all: true,
      used: own.length > 0,
      unused: own.length === 0,
      undescribed: own.some(lacksDescription),
    }[filter]
  })
  return searched(kept, search, ({ _id, originalFilename, tags }) => {
    const described = (uses.get(_id) ?? []).flatMap(({ picture: { alt } }) => [alt?.en, alt?.fr])
    return [originalFilename, ...(tags ?? []), ...described].join(' ')
  })
}
