import { PackageIcon } from '@sanity/icons/Package'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup, searchGroup } from '#schemas/shared/groups.ts'
import { BUNDLE_POPULARITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const content = contentGroup.name

/** Several services booked together for less. Its page is `/bundles/{slug}`. */
export const bundle: DocumentWithPage<'bundle'> = {
  name: 'bundle',
  title: { en: 'Bundle', fr: 'Forfait' },
  plural: { en: 'Bundles', fr: 'Forfaits' },
  path: '/bundles/{bundle}',
  sitemap: 'bundles',
  desk: 'catalogue',
  visits: 'landing',
  shownOn: { with: ['homePage'] },
  type: 'document',
  icon: PackageIcon,
  groups: [contentGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('name', { title: { en: 'Name', fr: 'Nom' }, group: content, required: true }),
    field.slug(
      'name.en',
      { en: 'Its page is /bundles/{address}.', fr: 'Sa page est /bundles/{adresse}.' },
      content,
    ),
    field.localeText('description', {
      title: { en: 'Description', fr: 'Description' },
      group: content,
      required: true,
    }),
    field.number('discount', {
      title: { en: 'Discount', fr: 'Rabais' },
      description: { en: 'In percent, from 10 to 15.', fr: 'En pourcentage, de 10 à 15.' },
      group: content,
      required: true,
      min: 1,
      max: 50,
      integer: true,
    }),
    field.localeString('totalSavings', {
      title: { en: 'Total savings', fr: 'Économie totale' },
      description: {
        en: 'Compared with booking separately, such as "Up to $120". French: jusqu’à 120 $.',
        fr: 'Par rapport à des réservations séparées, par exemple « jusqu’à 120 $ ». Anglais : Up to $120.',
      },
      group: content,
      required: true,
    }),
    field.choice('popularity', BUNDLE_POPULARITIES, {
      title: { en: 'Tag colour', fr: 'Couleur de l’étiquette' },
      description: {
        en: 'Most Popular is amber, Popular blue, New green, Other grey.',
        fr: 'Le plus en demande est ambre, En demande bleu, Nouveau vert, Autre gris.',
      },
      group: content,
      required: true,
    }),
    field.localeString('popularityLabel', {
      title: { en: 'Tag', fr: 'Étiquette' },
      description: { en: 'The word on the tag.', fr: 'Le mot sur l’étiquette.' },
      group: content,
      required: true,
    }),
    field.referenceList('service', 'services', {
      title: { en: 'Services', fr: 'Services' },
      group: content,
      min: 2,
    }),
    field.order(
      {
        en: 'Place among the bundles on the home page.',
        fr: 'Place parmi les forfaits de la page d’accueil.',
      },
      content,
    ),
    field.picture('picture', { title: { en: 'Picture', fr: 'Image' }, group: mediaGroup.name }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    { name: 'order', title: { en: 'Order', fr: 'Ordre' }, by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: localizedPreview('name', 'picture'),
}
