import { PinIcon } from '@sanity/icons/Pin'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, localGroup, mediaGroup, pricingGroup, searchGroup } from '#schemas/shared/groups.ts'
import { NO_NAME, otherOrMissing, ownText } from '#schemas/shared/preview.ts'

const content = contentGroup.name
const local = localGroup.name

/** A city, with everything about it in one document: card, profile, local prices and local data. */
export const city: DocumentWithPage<'city'> = {
  name: 'city',
  title: { en: 'City', fr: 'Ville' },
  plural: { en: 'All cities', fr: 'Toutes les villes' },
  path: '/city/{city}',
  sitemap: 'cities',
  listedBy: 'name',
  desk: 'places',
  visits: 'landing',
  shownOn: {
    pages: ['citiesPage', 'serviceAreasPage', 'pricingPage', 'cityServicePage'],
    with: ['homePage', 'servicesPage', 'servicePage', 'contactPage', 'estimatorSettings', 'navigationMenu'],
  },
  type: 'document',
  icon: PinIcon,
  groups: [contentGroup, localGroup, pricingGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('name', {
      title: { en: 'Name', fr: 'Nom' },
      description: {
        en: 'As each language writes it: Montreal and Montréal, Quebec City and Québec.',
        fr: 'Comme chaque langue l’écrit : Montreal et Montréal, Quebec City et Québec.',
      },
      group: content,
      required: true,
    }),
    field.slug(
      'name.en',
      { en: 'Its page is /city/{address}.', fr: 'Sa page est /city/{adresse}.' },
      content,
    ),
    field.reference('province', 'province', {
      title: { en: 'Province or territory', fr: 'Province ou territoire' },
      group: content,
      required: true,
    }),
    field.localeText('description', {
      title: { en: 'Description', fr: 'Description' },
      description: { en: 'Top of its page.', fr: 'En haut de sa page.' },
      group: content,
      required: true,
    }),
    field.localeString('availability', {
      title: { en: 'Availability', fr: 'Disponibilité' },
      description: {
        en: 'When installers come, such as "7 days a week, 8 a.m. to 8 p.m."',
        fr: 'Quand les installateurs viennent, par exemple « 7 jours sur 7, de 8 h à 20 h ».',
      },
      group: content,
    }),
    field.count('serviceCount', {
      title: { en: 'Services', fr: 'Services' },
      description: {
        en: 'The number on its home card, shown as given.',
        fr: 'Le nombre sur sa fiche d’accueil, montré tel quel.',
      },
      group: content,
    }),
    field.count('contractorCount', {
      title: { en: 'Contractors', fr: 'Entrepreneurs' },
      description: {
        en: 'The number on the cities page, shown as given.',
        fr: 'Le nombre sur la page des villes, montré tel quel.',
      },
      group: content,
    }),
    field.rating('contractorRating', {
      title: { en: 'Contractor rating', fr: 'Note des entrepreneurs' },
      description: {
        en: 'The average on the cities page, such as 4.8.',
        fr: 'La moyenne sur la page des villes, par exemple 4,8.',
      },
      group: content,
    }),
    field.order({ en: 'Place in lists of cities.', fr: 'Place dans les listes de villes.' }, content),
    field.localeStringList('majorNeighborhoods', {
      title: { en: 'Neighbourhoods served', fr: 'Quartiers desservis' },
      group: local,
    }),
    field.localeString('averageInstallationTime', {
      title: { en: 'Average installation time', fr: 'Durée moyenne d’une installation' },
      description: { en: 'Such as "2-3 hours".', fr: 'Par exemple « 2 à 3 heures ».' },
      group: local,
    }),
    field.localeStringList('localRegulations', {
      title: { en: 'Local regulations', fr: 'Règlements locaux' },
      group: local,
    }),
    field.localeStringList('buildingConsiderations', {
      title: { en: 'Building considerations', fr: 'Particularités des bâtiments' },
      description: {
        en: 'What installers meet in the buildings here.',
        fr: 'Ce que les installateurs trouvent dans les bâtiments d’ici.',
      },
      group: local,
    }),
    field.referenceList('service', 'popularServices', {
      title: { en: 'Popular services', fr: 'Services en demande' },
      group: local,
    }),
    {
      name: 'marketSpecifics',
      title: { en: 'Local market', fr: 'Marché local' },
      type: 'marketSpecifics',
      group: local,
    },
    {
      name: 'localData',
      title: { en: 'Installers and reviews', fr: 'Installateurs et avis' },
      type: 'localData',
      group: local,
    },
    field.priceRange('pricingRange', {
      title: { en: 'Price range', fr: 'Fourchette de prix' },
      description: {
        en: 'What most jobs in this city cost, written like $100-$450.',
        fr: 'Ce que coûtent la plupart des travaux dans cette ville, écrit ainsi : $100-$450.',
      },
      group: pricingGroup.name,
    }),
    {
      name: 'localPricing',
      title: { en: 'Local pricing', fr: 'Prix locaux' },
      type: 'localPricing',
      group: pricingGroup.name,
    },
    field.picture('picture', { title: { en: 'Picture', fr: 'Image' }, group: mediaGroup.name }),
    field.localeStringList('localKeywords', {
      title: { en: 'Local keywords', fr: 'Mots-clés locaux' },
      group: searchGroup.name,
    }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    {
      name: 'order',
      title: { en: 'Order in lists', fr: 'Ordre dans les listes' },
      by: [{ field: 'order', direction: 'asc' }],
    },
    { name: 'name', title: { en: 'Name', fr: 'Nom' }, by: [{ field: 'name.en', direction: 'asc' }] },
  ],
  preview: {
    select: { code: 'province.code', media: 'picture' },
    texts: { name: 'name' },
    prepare: ({ name, code, media }, language) => ({
      title: [ownText(name, language) || NO_NAME[language], code].filter(Boolean).join(', '),
      subtitle: otherOrMissing(name, language),
      media,
    }),
  },
}
