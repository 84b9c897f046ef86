import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, searchGroup } from '#schemas/shared/groups.ts'
import { about } from '#schemas/shared/sentence.ts'

const content = contentGroup.name
const contact = 'contact'
const leads = 'leads'

const email = (name: string, title: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) =>
      rule
        .email()
        .error(about(title, { en: 'write an e-mail address.', fr: 'écrivez une adresse courriel.' })),
  })

/** What the whole site shares. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [contentGroup, { name: contact, title: 'Contact' }, { name: leads, title: 'Leads' }, searchGroup],
  fields: [
    field.plainText('name', 'Name', { group: content, required: true }),
    field.localeString('tagline', 'Tagline', { description: 'In the footer.', group: content }),
    field.localeString('priceNote', 'Price note', {
      description: 'In the footer: "Prices in Canadian dollars, before tax".',
      group: content,
    }),
    field.plainText('currency', 'Currency', { description: 'CAD.', group: content, required: true }),
    defineField({
      name: 'poweredBy',
      title: 'Powered-by credit',
      type: 'object',
      group: content,
      fields: [
        field.localeString('label', 'Label', { description: '"Powered by …" in the footer.' }),
        field.webAddress('url', 'Address'),
      ],
    }),
    field.listOf('socialLink', 'socialLinks', 'Social networks', {
      description: 'In the footer.',
      group: content,
    }),
    field.plainText('supportPhone', 'Support line', {
      description: '1-800-INSTALL.',
      group: contact,
      required: true,
    }),
    field.localeStringList('phoneHours', 'Phone hours', {
      description: 'One line each: "Mon-Fri 8AM-8PM EST", "Sat 9AM-5PM EST".',
      group: contact,
    }),
    defineField({
      name: 'emails',
      title: 'E-mail addresses',
      type: 'object',
      group: contact,
      fields: [
        email('general', 'General'),
        email('support', 'Support'),
        email('professionals', 'Professionals'),
      ],
    }),
    defineField({
      name: 'privacyContact',
      title: 'Privacy contact',
      type: 'object',
      description: 'Named where personal data is asked for.',
      group: contact,
      fields: [field.plainText('name', 'Name'), field.localeString('role', 'Role'), email('email', 'E-mail')],
    }),
    defineField({
      name: 'leadNotice',
      title: 'Notice where personal data is given',
      type: 'object',
      description: 'Below every form. The privacy contact and a link to /privacy follow it.',
      group: leads,
      fields: [
        field.localeText('text', 'Why, who receives it, how to withdraw', { required: true }),
        field.localeString('consent', 'Box for commercial messages', {
          description: 'Never ticked beforehand (CASL). A quote can be asked for without it.',
          required: true,
        }),
      ],
    }),
    defineField({
      name: 'lead',
      title: 'Lead constants',
      type: 'object',
      description: 'Sent with every lead to the CRM.',
      group: leads,
      fields: [
        field.plainText('sourceSite', 'source_site', { required: true }),
        field.plainText('industry', 'industry', { required: true }),
      ],
    }),
    defineField({
      name: 'defaultSeo',
      title: 'Default texts for search engines',
      type: 'seo',
      group: searchGroup.name,
    }),
    defineField({
      name: 'structuredData',
      title: 'Structured data',
      type: 'object',
      description: 'Figures about the business for search engines.',
      group: searchGroup.name,
      fields: [
        field.rating('ratingValue', 'Average rating', { description: '4.8.' }),
        field.count('reviewCount', 'Number of reviews', { description: '1247.' }),
        field.rating('bundleRatingValue', 'Average rating of bundles', { description: '4.8.' }),
        field.count('bundleReviewCount', 'Number of reviews of bundles', { description: '150.' }),
        field.listOf('openingHours', 'openingHours', 'Opening hours'),
        field.localeString('paymentAccepted', 'Accepted payments', { description: 'Separated by commas.' }),
        field.number('howToTotalHours', 'Hours of the how-to', { description: '2.', min: 0 }),
        field.number('howToEstimatedCost', 'Cost of the how-to', { description: 'In dollars. 150.', min: 0 }),
      ],
    }),
  ],
  preview: { select: { title: 'name' } },
})
