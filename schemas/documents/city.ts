import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, localGroup, mediaGroup, pricingGroup, searchGroup } from '#schemas/shared/groups.ts'

const content = contentGroup.name
const local = localGroup.name

/** A city, with everything about it in one document: card, profile, local prices and local data. */
export const city = defineType({
  name: 'city',
  title: 'City',
  type: 'document',
  icon: PinIcon,
  groups: [contentGroup, localGroup, pricingGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('name', 'Name', {
      description: 'As each language writes it: Montreal and Montréal, Quebec City and Québec.',
      group: content,
      required: true,
    }),
    field.slug('name.en', 'Its page is /city/{address}.', content),
    field.reference('province', 'province', 'Province or territory', { group: content, required: true }),
    field.localeText('description', 'Description', {
      description: 'Top of its page.',
      group: content,
      required: true,
    }),
    field.localeString('availability', 'Availability', {
      description: 'When installers come, such as "7 days a week, 8 a.m. to 8 p.m."',
      group: content,
    }),
    field.count('serviceCount', 'Services', {
      description: 'The number on its home card, shown as given.',
      group: content,
    }),
    field.count('contractorCount', 'Contractors', {
      description: 'The number on the cities page, shown as given.',
      group: content,
    }),
    field.rating('contractorRating', 'Contractor rating', {
      description: 'The average on the cities page, such as 4.8.',
      group: content,
    }),
    field.order('Place in lists of cities.', content),
    field.localeStringList('majorNeighborhoods', 'Neighbourhoods served', { group: local }),
    field.localeString('averageInstallationTime', 'Average installation time', {
      description: 'Such as "2-3 hours".',
      group: local,
    }),
    field.localeStringList('localRegulations', 'Local regulations', { group: local }),
    field.localeStringList('buildingConsiderations', 'Building considerations', {
      description: 'What installers meet in the buildings here.',
      group: local,
    }),
    field.referenceList('service', 'popularServices', 'Popular services', { group: local }),
    defineField({ name: 'marketSpecifics', title: 'Local market', type: 'marketSpecifics', group: local }),
    defineField({ name: 'localData', title: 'Installers and reviews', type: 'localData', group: local }),
    field.priceRange('pricingRange', 'Price range', {
      description: 'What most jobs in this city cost, written like $100-$450.',
      group: pricingGroup.name,
    }),
    defineField({
      name: 'localPricing',
      title: 'Local pricing',
      type: 'localPricing',
      group: pricingGroup.name,
    }),
    field.picture('picture', 'Picture', { group: mediaGroup.name }),
    field.localeStringList('localKeywords', 'Local keywords', { group: searchGroup.name }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    { name: 'order', title: 'Order in lists', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'name', title: 'Name', by: [{ field: 'name.en', direction: 'asc' }] },
  ],
  preview: {
    select: { en: 'name.en', fr: 'name.fr', code: 'province.code', media: 'picture' },
    prepare: ({ en, fr, code, media }) => ({
      title: [en ?? 'No name yet', code].filter(Boolean).join(', '),
      subtitle: fr ?? 'French is missing',
      media,
    }),
  },
})
