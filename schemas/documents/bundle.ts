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
    field.localeString('name', ['Name', 'Nom'], { required: true }),
    field.slug('name.en', path),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.number('discount', ['Discount', 'Rabais'], {
      en: 'In percent, from 10 to 15.',
      fr: 'En pourcentage, de 10 à 15.',
      required: true,
      min: 10,
      max: 15,
      integer: true,
    }),
    field.localeString('totalSavings', ['Total savings', 'Économie totale'], {
      en: 'Compared with booking separately, such as "Up to $120". French: jusqu’à 120 $.',
      fr: 'Par rapport à des réservations séparées, par exemple « jusqu’à 120 $ ». Anglais : Up to $120.',
      required: true,
    }),
    field.choice('popularity', BUNDLE_POPULARITIES, ['Tag colour', 'Couleur de l’étiquette'], {
      en: 'Most Popular is amber, Popular blue, New green, Other grey.',
      fr: 'Le plus demandé est ambre, Populaire bleu, Nouveau vert, Autre gris.',
      required: true,
    }),
    field.localeString('popularityLabel', ['Tag', 'Étiquette'], {
      en: 'The word on the tag.',
      fr: 'Le mot sur l’étiquette.',
      required: true,
    }),
    field.referenceList('service', 'services', ['Services', 'Services'], { min: 2 }),
    field.order({
      en: 'Place in lists of the Studio. On the home page bundles stand as its list says.',
      fr: 'Place dans les listes du Studio. Sur la page d’accueil, les forfaits suivent sa liste.',
    }),
    field.picture('picture', ['Picture', 'Image'], { group: 'media' }),
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
