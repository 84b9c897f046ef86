import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup } from '#schemas/shared/groups.ts'

const content = contentGroup.name

/** What a customer wrote about a job. */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  groups: [contentGroup, mediaGroup],
  fields: [
    field.plainText('customerName', 'Customer', { group: content, required: true }),
    field.plainText('customerInitials', 'Initials', {
      description: 'In the round picture.',
      group: content,
      required: true,
    }),
    field.localeString('location', 'Location', {
      description: 'Such as "Toronto, ON".',
      group: content,
      required: true,
    }),
    field.reference('city', 'city', 'City', {
      description: 'Shows the review on the pages of this city.',
      group: content,
    }),
    field.reference('service', 'service', 'Service', { group: content, required: true }),
    field.rating('rating', 'Rating', { description: 'From 1 to 5 stars.', group: content, required: true }),
    field.localeString('title', 'Title', { group: content, required: true }),
    field.localeText('content', 'Review', { group: content, required: true }),
    field.date('date', 'Date', { group: content, required: true }),
    field.yesNo('verified', 'Verified customer', { group: content }),
    field.count('helpfulCount', 'Found helpful by', { group: content }),
    field.localeStringList('tags', 'Tags', { description: 'Such as "On time".', group: content }),
    field.plainText('installerName', 'Installer', { group: content }),
    defineField({
      name: 'installerResponse',
      title: 'Answer by the installer',
      type: 'installerResponse',
      group: content,
    }),
    field.listOf('picture', 'photos', 'Photos', { group: mediaGroup.name }),
    defineField({
      name: 'beforeAfter',
      title: 'Before and after',
      type: 'beforeAfter',
      group: mediaGroup.name,
    }),
    field.webAddress('videoUrl', 'Video', { group: mediaGroup.name }),
  ],
  orderings: [
    { name: 'date', title: 'Newest', by: [{ field: 'date', direction: 'desc' }] },
    { name: 'rating', title: 'Rating', by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title.en', name: 'customerName', rating: 'rating', service: 'service.name.en' },
    prepare: ({ title, name, rating, service }) => ({
      title: title ?? 'No title yet',
      subtitle: [`${rating ?? '?'} of 5`, name, service].filter(Boolean).join(' · '),
    }),
  },
})
