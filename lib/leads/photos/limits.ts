import type { FieldError } from '../forms/fields.ts'

const MEGABYTE = 1024 * 1024

/** The most photos of a lead, and their greatest sizes in bytes (docs/product.md, Photos). */
export const MOST_PHOTOS = 5
export const LARGEST_PHOTO = 10 * MEGABYTE
export const LARGEST_TOGETHER = 25 * MEGABYTE

/** The accepted types of photos. An iPhone converts a photo of its own type to an accepted type. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** The reasons for refusing photos: keys of the dictionaries' `forms.errors`. */
export const PHOTO_ERRORS = [
  'photosTooMany',
  'photosTooLarge',
  'photosUnreadable',
  'photosNotKept',
] as const satisfies FieldError[]

export type PhotoError = (typeof PHOTO_ERRORS)[number]
