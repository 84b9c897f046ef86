import { UnknownIcon } from '@sanity/icons/Unknown'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** What stands beside the not-found texts. Those texts are in the dictionaries (docs/product.md, Error texts). */
export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Not found',
  type: 'document',
  icon: UnknownIcon,
  fields: [field.picture('picture', 'Picture', { required: true })],
  preview: { prepare: () => ({ title: 'Not found' }) },
})
