import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** An installer on the pages of a city. The seed has samples for Toronto, Vancouver and Calgary. */
export const installer = defineType({
  name: 'installer',
  title: 'Installer',
  type: 'document',
  icon: UserIcon,
  fields: [
    field.plainText('name', 'Name', { required: true }),
    field.reference('city', 'city', 'City', { required: true }),
    field.localeText('description', 'Description', { required: true }),
    field.rating('rating', 'Rating', { required: true }),
    field.count('reviewCount', 'Number of reviews', { required: true }),
    field.count('yearsExperience', 'Years of experience', { required: true }),
    field.count('completedJobs', 'Completed jobs'),
    field.localeStringList('certifications', 'Certifications'),
    field.localeStringList('specialties', 'Specialties', {
      description: 'An installer is listed for a service when a specialty contains the service name.',
      min: 1,
    }),
    field.localeString('serviceArea', 'Service area'),
    field.localeString('availability', 'Availability'),
    field.picture('picture', 'Picture', { description: 'Empty: a drawing made from the initials.' }),
  ],
  orderings: [{ name: 'rating', title: 'Rating', by: [{ field: 'rating', direction: 'desc' }] }],
  preview: { select: { title: 'name', subtitle: 'city.name.en', media: 'picture' } },
})
