import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** What is particular about the work in a city. */
export const marketSpecifics = defineType({
  name: 'marketSpecifics',
  title: 'Local market',
  type: 'object',
  fields: [
    field.localeString('busySeason', 'Busy season', { description: 'Such as "April to October".' }),
    field.localeString('averageWaitTime', 'Average wait', { description: 'Such as "2-3 days".' }),
    field.localeStringList('specializations', 'Specializations'),
  ],
})
