import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** The small line under each of the four cards of the guide's first tab. */
export const overviewNotes = defineType({
  name: 'overviewNotes',
  title: 'Overview notes',
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeString('time', 'Under the time', {
      description: 'Such as "Most jobs finish in one visit".',
      max: 60,
    }),
    field.localeString('complexity', 'Under the complexity', {
      description: 'Such as "Two tools, one helper".',
      max: 60,
    }),
    field.localeString('permits', 'Under the permits', {
      description: 'Such as "Not for a bracket mount".',
      max: 60,
    }),
    field.localeString('price', 'Under the price', {
      description: 'Such as "Before tax, by wall type".',
      max: 60,
    }),
  ],
})
