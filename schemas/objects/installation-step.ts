import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A step of a service's installation guide. */
export const installationStep = defineType({
  name: 'installationStep',
  title: 'Installation step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    field.localeString('title', 'Title', { required: true }),
    field.localeText('description', 'Description', { required: true }),
    field.localeString('timeEstimate', 'Time', {
      description: 'In minutes, such as "15-30 minutes". The guide adds up the first numbers of all steps.',
      required: true,
    }),
    field.choice('difficulty', 'Difficulty', COMPLEXITIES),
    field.localeStringList('tools', 'Tools'),
    field.localeStringList('tips', 'Tips'),
    field.localeStringList('warnings', 'Warnings'),
  ],
  preview: localizedPreview('title'),
})
