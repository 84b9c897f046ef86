import { PackageIcon } from '@sanity/icons/Package'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { BUNDLE_POPULARITIES } from '#schemas/shared/options.ts'
import { NO_NAME, otherOrMissing, ownText } from '#schemas/shared/preview.ts'

const path = '/bundles/{bundle}'

/** Several services booked together for less. */
export const bundle: DocumentWithPage<'bundle'> = {
  name: 'bundle',
  title: { en: 'Bundle', fr: 'Forfait' },
  plural: { en: 'Bundles', fr: 'Forfaits' },
  path,
  sitemap: 'bundles',
  desk: 'catalogue',
  visits: 'landing',
  icon: PackageIcon,
  fields: [
    field.localeString('name', { en: 'Name', fr: 'Nom', required: true }),
    field.slug('name.en', path),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.number('discount', {
      en: ['Discount', 'In percent, from 10 to 15.'],
      fr: ['Rabais', 'En pourcentage, de 10 à 15.'],
      required: true,
      min: 10,
      max: 15,
      integer: true,
    }),
    field.localeString('totalSavings', {
      en: ['Total savings', 'Compared with booking separately, such as "Up to $120". French: jusqu’à 120 $.'],
      fr: [
        'Économie totale',
        'Par rapport à des réservations séparées, par exemple « jusqu’à 120 $ ». Anglais : Up to $120.',
      ],
      required: true,
    }),
    field.choice('popularity', BUNDLE_POPULARITIES, {
      en: ['Tag colour', 'Most Popular is amber, Popular blue, New green, Other grey.'],
      fr: ['Couleur de l’étiquette', 'Le plus demandé est ambre, Populaire bleu, Nouveau vert, Autre gris.'],
      required: true,
    }),
    field.localeString('popularityLabel', {
      en: ['Tag', 'The word on the tag.'],
      fr: ['Étiquette', 'Le mot sur l’étiquette.'],
      required: true,
    }),
    field.referenceList('service', 'services', { en: 'Services', fr: 'Services', min: 2 }),
    field.order({
      en: 'Place in lists of the Studio. On the home page bundles stand as its list says.',
      fr: 'Place dans les listes du Studio. Sur la page d’accueil, les forfaits suivent sa liste.',
    }),
    field.picture('picture', { en: 'Picture', fr: 'Image', group: 'media' }),
    field.seo(),
  ],
  orderings: [field.byOrder],
  preview: {
    select: { media: 'picture' },
    texts: { name: 'name', savings: 'totalSavings' },
    prepare: ({ name, savings, media }, language) => ({
      title: ownText(name, language) || NO_NAME[language],
      subtitle: [ownText(savings, language), otherOrMissing(name, language)].filter(Boolean).join(' · '),
      media,
    }),
  },
}
