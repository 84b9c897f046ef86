import { MenuIcon } from '@sanity/icons/Menu'
import { type ConditionalPropertyCallbackContext, defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { MENU_PLACES } from '#schemas/shared/options.ts'

/** Hides a field in menus that have no use for it. */
const onlyIn =
  (...places: string[]) =>
  ({ document }: ConditionalPropertyCallbackContext) =>
    !places.includes(String(document?.place))

/** A menu of the header or footer. Curated, so that an edited service does not touch every page. */
export const navigationMenu = defineType({
  name: 'navigationMenu',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  fields: [
    field.uniqueChoice('place', 'Place', MENU_PLACES, { description: 'There is one menu for each place.' }),
    {
      ...field.localeString('promise', 'Promise', { description: 'In the dark strip at the top.' }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'secondaryLinks', 'Links in the strip', {
        description: 'Beside the promise.',
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'links', 'Links', { description: 'Beside the services and cities menus.' }),
      hidden: onlyIn('header'),
    },
    defineField({ name: 'bookLink', title: 'Yellow button', type: 'menuLink', hidden: onlyIn('header') }),
    {
      ...field.localeStringList('searchSuggestions', 'Popular searches', {
        description: 'Offered below the results of the search, such as "TV mounting".',
        max: 8,
      }),
      hidden: onlyIn('header'),
    },
    { ...field.listOf('menuGroup', 'groups', 'Groups'), hidden: onlyIn('services', 'footer') },
    { ...field.referenceList('city', 'cities', 'Cities', { max: 10 }), hidden: onlyIn('cities') },
    defineField({
      name: 'emergencyPanel',
      title: 'Emergency panel',
      type: 'object',
      hidden: onlyIn('services'),
      fields: [
        field.localeString('title', 'Heading'),
        field.localeText('text', 'Text'),
        defineField({ name: 'link', title: 'Button', type: 'menuLink' }),
      ],
    }),
    {
      ...field.localeString('popularTitle', 'Heading of the popular services', {
        description: 'Such as "Popular This Week".',
      }),
      hidden: onlyIn('services'),
    },
    {
      ...field.referenceList('service', 'popularServices', 'Popular services', { max: 3 }),
      hidden: onlyIn('services'),
    },
  ],
  preview: {
    select: { place: 'place' },
    prepare: ({ place }) => ({ title: place ? `Menu: ${place}` : 'No place yet' }),
  },
})
