import { type Picture, type StoredPicture, toSizedPicture } from './picture.ts'

/** The logo of the site settings as a square of so many pixels, or `null`: the site then has the folded ruler of its own. */
export const toLogo = (stored: StoredPicture | null | undefined, size: number): Picture | null =>
  toSizedPicture(stored, { width: size, height: size }, 'png')
