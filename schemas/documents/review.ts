import { StarIcon } from '@sanity/icons/Star'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup } from '#schemas/shared/groups.ts'
import { ownText } from '#schemas/shared/preview.ts'

const content = contentGroup.name

const NO_TITLE: Bilingual = { en: 'No title yet', fr: 'Pas encore de titre' }
const stars = (rating = '?'): Bilingual => ({ en: `${rating} of 5`, fr: `${rating} sur 5` })

/** What a customer wrote about a job. */
export const review: DocumentType = {
  name: 'review',
  title: { en: 'Review', fr: 'Avis' },
  plural: { en: 'Reviews', fr: 'Avis' },
  desk: 'trust',
  visits: 'proof',
  shownOn: { pages: ['reviewsPage', 'cityServicePage'], with: ['service', 'city'] },
  type: 'document',
  icon: StarIcon,
  groups: [contentGroup, mediaGroup],
  fields: [
    field.plainText('customerName', {
      title: { en: 'Customer', fr: 'Client' },
      group: content,
      required: true,
    }),
    field.plainText('customerInitials', {
      title: { en: 'Initials', fr: 'Initiales' },
      description: { en: 'In the round picture.', fr: 'Dans le portrait rond.' },
      group: content,
      required: true,
    }),
    field.localeString('location', {
      title: { en: 'Location', fr: 'Lieu' },
      description: { en: 'Such as "Toronto, ON".', fr: 'Par exemple « Toronto (Ontario) ».' },
      group: content,
      required: true,
    }),
    field.reference('city', 'city', {
      title: { en: 'City', fr: 'Ville' },
      description: {
        en: 'Shows the review on the pages of this city.',
        fr: 'Montre l’avis sur les pages de cette ville.',
      },
      group: content,
    }),
    field.reference('service', 'service', {
      title: { en: 'Service', fr: 'Service' },
      group: content,
      required: true,
    }),
    field.rating('rating', {
      title: { en: 'Rating', fr: 'Note' },
      description: { en: 'From 1 to 5 stars.', fr: 'De 1 à 5 étoiles.' },
      group: content,
      required: true,
    }),
    field.localeString('title', { title: { en: 'Title', fr: 'Titre' }, group: content, required: true }),
    field.localeText('content', { title: { en: 'Review', fr: 'Avis' }, group: content, required: true }),
    field.date('date', { title: { en: 'Date', fr: 'Date' }, group: content, required: true }),
    field.yesNo('verified', { title: { en: 'Verified customer', fr: 'Client vérifié' }, group: content }),
    field.count('helpfulCount', { title: { en: 'Found helpful by', fr: 'Jugé utile par' }, group: content }),
    field.localeStringList('tags', {
      title: { en: 'Tags', fr: 'Étiquettes' },
      description: { en: 'Such as "On time".', fr: 'Par exemple « À l’heure ».' },
      group: content,
    }),
    field.plainText('installerName', { title: { en: 'Installer', fr: 'Installateur' }, group: content }),
    {
      name: 'installerResponse',
      title: { en: 'Answer by the installer', fr: 'Réponse de l’installateur' },
      type: 'installerResponse',
      group: content,
    },
    field.listOf('picture', 'photos', { title: { en: 'Photos', fr: 'Photos' }, group: mediaGroup.name }),
    {
      name: 'beforeAfter',
      title: { en: 'Before and after', fr: 'Avant et après' },
      type: 'beforeAfter',
      group: mediaGroup.name,
    },
    field.webAddress('videoUrl', { title: { en: 'Video', fr: 'Vidéo' }, group: mediaGroup.name }),
  ],
  orderings: [
    {
      name: 'date',
      title: { en: 'Newest', fr: 'Les plus récents' },
      by: [{ field: 'date', direction: 'desc' }],
    },
    { name: 'rating', title: { en: 'Rating', fr: 'Note' }, by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: {
    select: { name: 'customerName', rating: 'rating' },
    texts: { title: 'title', service: 'service.name' },
    prepare: ({ title, name, rating, service }, language) => ({
      title: ownText(title, language) || NO_TITLE[language],
      subtitle: [stars(rating)[language], name, ownText(service, language)].filter(Boolean).join(' · '),
    }),
  },
}
