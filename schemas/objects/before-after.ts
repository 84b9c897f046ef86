import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** Two pictures of the same place. */
export const beforeAfter = defineType({
  name: 'beforeAfter',
  title: 'Before and after',
  type: 'object',
  fields: [field.picture('before', 'Before'), field.picture('after', 'After')],
})
