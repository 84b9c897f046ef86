import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** A contractor on the contractors page. */
export const featuredContractor = defineType({
  name: 'featuredContractor',
  title: 'Featured contractor',
  type: 'document',
  icon: UsersIcon,
  fields: [
    field.plainText('name', 'Name', { required: true }),
    field.key('Key', 'Its id in quote links: /get-quote?contractor={key}. Do not change it.'),
    field.localeString('location', 'Location', { description: 'Such as "Toronto, ON".', required: true }),
    field.rating('rating', 'Rating', { required: true }),
    field.count('reviews', 'Number of reviews', { required: true }),
    field.localeStringList('specialties', 'Specialties', { min: 1 }),
    field.count('yearsExperience', 'Years of experience', { required: true }),
    field.yesNo('licensed', 'Licensed'),
    field.yesNo('insured', 'Insured'),
    field.localeString('responseTime', 'Response time', {
      description: 'Such as "Within 2 hours".',
      required: true,
    }),
    field.order('Place on the contractors page.'),
    field.picture('picture', 'Picture', { description: 'Empty: a drawing made from the initials.' }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'location.en', media: 'picture' } },
})
