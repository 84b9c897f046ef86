import { type Picture, type StoredPicture, toSizedPicture } from './picture.ts'

/** The logo of the site settings as a square picture of this size in pixels; `null` when the settings have none. */
export const toLogo = (stored: StoredPicture | null | undefined, size: number): Picture | null =>
  toSizedPicture(stored, { width: size, height: size }, 'png')
