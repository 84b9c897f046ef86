import { StarIcon } from '@sanity/icons/Star'
import { defineBlock } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** The head of a page: heading, introduction, buttons. It is always the first section. */
export const block = defineBlock({
  name: 'heroBlock',
  title: { en: 'Head of the page', fr: 'Tête de page' },
  icon: StarIcon,
  group: 'words',
  thumbnail,
  landingOnly: true,
  fields: [
    field.localeString('title', { en: 'Heading', fr: 'Titre', required: true }),
    field.localeText('lead', { en: 'Lead', fr: 'Chapeau' }),
    field.picture('picture', { en: 'Picture', fr: 'Image' }),
    field.listOf('menuLink', 'links', {
      en: ['Buttons', 'The first one is the main one.'],
      fr: ['Boutons', 'Le premier est le principal.'],
      max: 3,
    }),
  ],
})
