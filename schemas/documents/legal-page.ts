import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/{legalPage}'

/** A text that says what visitors can count on: privacy, terms, accessibility. */
export const legalPage: DocumentWithPage<'legalPage'> = {
  name: 'legalPage',
  title: { en: 'Legal page', fr: 'Page juridique' },
  plural: { en: 'Legal pages', fr: 'Pages juridiques' },
  path,
  slugs: ['privacy', 'terms', 'accessibility'],
  desk: 'reading',
  visits: 'few',
  icon: DocumentTextIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.slug('title.en', path, {
      en: 'There are pages for privacy, terms and accessibility only: do not change them.',
      fr: 'Il n’y a de pages que pour privacy, terms et accessibility : ne les changez pas.',
    }),
    field.localeText('lead', ['Lead', 'Chapeau'], {
      en: 'The text in plain words, in a few sentences.',
      fr: 'L’essentiel du texte en mots simples, en quelques phrases.',
    }),
    field.localeBlocks('body', ['Text', 'Texte'], { required: true }),
    field.date('lastUpdated', ['Last updated', 'Dernière mise à jour'], { required: true }),
    field.seo(),
  ],
  preview: localizedPreview('title'),
}
