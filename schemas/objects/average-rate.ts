import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** What one service usually costs in a city. */
export const averageRate = defineType({
  name: 'averageRate',
  title: 'Average rate',
  type: 'object',
  fields: [
    field.reference('service', 'service', 'Service', { required: true }),
    field.priceRange('range', 'Range', { required: true }),
  ],
  preview: { select: { title: 'service.name.en', subtitle: 'range' } },
})
