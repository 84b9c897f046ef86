import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, searchGroup } from '#schemas/shared/groups.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const content = contentGroup.name

/** A legal text: privacy, terms. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [contentGroup, searchGroup],
  fields: [
    field.localeString('title', 'Title', { group: content, required: true }),
    field.slug('title.en', 'privacy and terms have pages; do not change them.', content),
    field.localeText('lead', 'Lead', {
      description: 'The text in plain words, in a few sentences.',
      group: content,
    }),
    field.localeBlocks('body', 'Text', { group: content, required: true }),
    field.date('lastUpdated', 'Last updated', { group: content, required: true }),
    field.seo(searchGroup.name),
  ],
  preview: localizedPreview('title'),
})
