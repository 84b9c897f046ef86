import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineField, defineType, type InitialValueResolverContext } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, guideGroup, mediaGroup, pricingGroup, searchGroup } from '#schemas/shared/groups.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'

const content = contentGroup.name
const guide = guideGroup.name
const pricing = pricingGroup.name

async function nextCatalogueNumber(_: unknown, { getClient }: InitialValueResolverContext): Promise<number> {
  const last = await getClient({ apiVersion: API_VERSION }).fetch<number | null>(
    '*[_type == "service" && defined(catalogueNumber)] | order(catalogueNumber desc)[0].catalogueNumber',
    {},
    { perspective: 'raw' },
  )
  return (last ?? 0) + 1
}

/** Something that can be installed. Its page is `/{slug}`. */
export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: WrenchIcon,
  groups: [contentGroup, pricingGroup, guideGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('name', 'Name', {
      description: 'Heading of its page and title of its cards, such as "TV mounting".',
      group: content,
      required: true,
      max: 60,
    }),
    field.slug(
      'name.en',
      'Its page is /{address}. Old links break when it changes: add a redirect.',
      content,
    ),
    field.reference('category', 'category', 'Category', { group: content, required: true }),
    field.localeText('description', 'Description', {
      description: 'One sentence on its card: what is installed, and how it is left.',
      group: content,
      required: true,
      max: 160,
    }),
    field.localeText('lead', 'Lead', {
      description: 'Two or three sentences at the top of its page. Empty: the description is used.',
      group: content,
      max: 320,
    }),
    field.localeStringList('features', "What's included", {
      description: 'The first three are on the card, up to four as badges on city pages, all on its page.',
      group: content,
      min: 3,
      max: 12,
    }),
    field.choice('complexity', 'Complexity', COMPLEXITIES, {
      description: 'Gives the time on cards: Easy 1-2 hours, Moderate 2-4 hours, otherwise 4+ hours.',
      group: content,
    }),
    field.yesNo('licenseRequired', 'Licensed trade required', { group: content }),
    field.yesNo('permitRequired', 'Permit required', { group: content }),
    field.yesNo('urgent', 'Can be urgent', {
      description: 'Marks it as urgent in search results.',
      group: content,
    }),
    field.listOf('titledText', 'whyChoose', 'Why choose us', {
      description: 'Points about this service. Empty: the points every service has.',
      group: content,
      max: 6,
    }),
    field.listOf('faqEntry', 'faqs', 'Questions', {
      description: 'Shown before the questions every service has.',
      group: content,
    }),
    {
      ...field.number('catalogueNumber', 'Catalogue number', {
        description: 'Shown as No. 014 on cards. A new service gets the next free number.',
        group: content,
        min: 1,
        integer: true,
        required: true,
      }),
      initialValue: nextCatalogueNumber,
    },
    field.number('popularityOrder', 'Popularity', {
      description: 'Place in the catalogue: 1 is the most popular. Empty: after those with a number.',
      group: content,
      min: 1,
      integer: true,
    }),
    field.priceRange('priceRange', 'Price range', { group: pricing, required: true }),
    field.listOf('addOn', 'addOns', 'Add-ons', {
      description: 'Extras in the estimator. Empty: the default add-ons of the estimator settings.',
      group: pricing,
    }),
    defineField({ name: 'overviewNotes', title: 'Overview notes', type: 'overviewNotes', group: guide }),
    field.listOf('installationStep', 'installationSteps', 'Installation steps', { group: guide }),
    field.listOf('titledText', 'localConsiderations', 'Local considerations', {
      description: 'Climate, building types, rules that differ by province. Empty: those every service has.',
      group: guide,
    }),
    field.listOf('titledText', 'safetyAndCodes', 'Safety and codes', {
      description: 'Codes, permits and safe working. Empty: those every service has.',
      group: guide,
    }),
    defineField({ name: 'enhancement', title: 'Enhancement content', type: 'enhancement', group: guide }),
    field.picture('picture', 'Picture', {
      description: 'Top of its page and its cards, 4 by 3.',
      group: mediaGroup.name,
    }),
    field.localeString('keywords', 'Other words for it', {
      description: 'What people also type into search, separated by commas, such as "hang tv, tv on wall".',
      group: searchGroup.name,
    }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    { name: 'popularity', title: 'Popularity', by: [{ field: 'popularityOrder', direction: 'asc' }] },
    { name: 'name', title: 'Name', by: [{ field: 'name.en', direction: 'asc' }] },
    {
      name: 'catalogueNumber',
      title: 'Catalogue number',
      by: [{ field: 'catalogueNumber', direction: 'asc' }],
    },
  ],
  preview: {
    select: { en: 'name.en', fr: 'name.fr', priceRange: 'priceRange', media: 'picture' },
    prepare: ({ en, fr, priceRange, media }) => ({
      title: en ?? 'No name yet',
      subtitle: [fr ?? 'French is missing', priceRange].filter(Boolean).join(' · '),
      media,
    }),
  },
})
