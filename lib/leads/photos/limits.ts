import type { FieldError } from '../forms/fields.ts'

const MEGABYTE = 1024 * 1024

/** In this order: the most photos of a lead, the most bytes of one photo, the most bytes together (docs/product.md, Photos). */
export const MOST_PHOTOS = 5
export const LARGEST_PHOTO = 10 * MEGABYTE
export const LARGEST_TOGETHER = 25 * MEGABYTE

/** Milliseconds for which a photo waits for its lead. */
export const PHOTO_LIFETIME = 600_000

/** The accepted types of photos. HEIC is missing, because an iPhone converts its HEIC photos when it uploads them. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** The reasons for refusing photos: keys of the dictionaries' `forms.errors`. */
export const PHOTO_ERRORS = [
  'photosTooMany',
  'photosTooLarge',
  'photosUnreadable',
  'photosNotKept',
] as const satisfies FieldError[]

export type PhotoError = (typeof PHOTO_ERRORS)[number]
