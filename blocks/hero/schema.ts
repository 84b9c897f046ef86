import { StarIcon } from '@sanity/icons/Star'
import { defineBlock } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The head of a page: heading, introduction, buttons. It is always the first section. */
export const block = defineBlock({
  name: 'heroBlock',
  title: { en: 'Head of the page', fr: 'Tête de page' },
  icon: StarIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="22" width="60" height="14"/><rect x="12" y="44" width="52" height="6" opacity=".35"/><rect x="12" y="62" width="34" height="14" opacity=".7"/><rect x="84" y="14" width="64" height="72" opacity=".35"/>',
  landingOnly: true,
  fields: [
    field.localeString('title', ['Heading', 'Titre'], { required: true }),
    field.localeText('lead', ['Lead', 'Chapeau']),
    field.picture('picture', ['Picture', 'Image']),
    field.listOf('menuLink', 'links', ['Buttons', 'Boutons'], {
      en: 'The first one is the main one.',
      fr: 'Le premier est le principal.',
      max: 3,
    }),
  ],
})
