import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/{legalPage}'

/**
 * A text that says what visitors can count on: privacy, terms, cookies, accessibility. Without a text of its own, the page is put
 * together by lib/legal.
 */
export const legalPage: DocumentWithPage<'legalPage'> = {
  name: 'legalPage',
  title: { en: 'Legal page', fr: 'Page juridique' },
  plural: { en: 'Legal pages', fr: 'Pages juridiques' },
  path,
  slugs: ['privacy', 'terms', 'cookies', 'accessibility'],
  desk: 'reading',
  visits: 'few',
  icon: DocumentTextIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.slug('title.en', path, {
      en: 'There are pages for privacy, terms, cookies and accessibility only: do not change them.',
      fr: 'Il n’y a de pages que pour privacy, terms, cookies et accessibility : ne les changez pas.',
    }),
    field.localeText('lead', ['Lead', 'Chapeau'], {
      en: 'The text in plain words, in a few sentences.',
      fr: 'L’essentiel du texte en mots simples, en quelques phrases.',
    }),
    field.localeBlocks('body', ['Your own text', 'Votre propre texte'], {
      en: 'A text that your lawyer has checked. It replaces the whole page. While it is empty, the site puts the page together from what is really switched on.',
      fr: 'Un texte vérifié par votre juriste. Il remplace toute la page. Tant qu’il est vide, le site compose la page selon ce qui est vraiment activé.',
    }),
    field.date('lastUpdated', ['Last updated', 'Dernière mise à jour'], { required: true }),
    field.seo(),
  ],
  preview: localizedPreview('title'),
}
