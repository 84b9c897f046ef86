import { UnknownIcon } from '@sanity/icons/Unknown'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { singlePreview } from '#schemas/shared/preview.ts'

const title = { en: 'Page not found', fr: 'Page introuvable' }

/** What stands beside the not-found texts. Those texts are in the dictionaries (docs/product.md, Error texts). */
export const notFoundPage: Singleton = {
  name: 'notFoundPage',
  title,
  desk: 'shared',
  visits: 'few',
  type: 'document',
  icon: UnknownIcon,
  fields: [field.picture('picture', { en: 'Picture', fr: 'Image', required: true })],
  preview: singlePreview(title),
}
