import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** What the installer answered to a review. */
export const installerResponse = defineType({
  name: 'installerResponse',
  title: 'Answer by the installer',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    field.plainText('name', 'Name'),
    field.localeText('content', 'Answer'),
    field.date('date', 'Date'),
  ],
})
