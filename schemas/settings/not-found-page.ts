import { UnknownIcon } from '@sanity/icons/Unknown'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

/** The picture of the not-found screens. Their texts are in the dictionaries (docs/product.md, Error texts). */
export const notFoundPage: Singleton = {
  name: 'notFoundPage',
  title: { en: 'Page not found', fr: 'Page introuvable' },
  desk: 'shared',
  visits: 'few',
  icon: UnknownIcon,
  fields: [field.picture('picture', ['Picture', 'Image'], { required: true })],
}
