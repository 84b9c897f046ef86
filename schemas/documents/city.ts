import { PinIcon } from '@sanity/icons/Pin'
import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import { onTab } from '#schemas/define.ts'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import { notReviewed, ofOneDocument, reviewedRule } from '#schemas/shared/copied.ts'
import * as field from '#schemas/shared/fields.ts'
import { NO_NAME, otherOrMissing, ownText } from '#schemas/shared/preview.ts'

const path = '/city/{city}'

/** A city, with everything about it in one document: card, profile, local prices and local data. */
export const city: DocumentWithPage<'city'> = {
  name: 'city',
  title: { en: 'City', fr: 'Ville' },
  plural: { en: 'All cities', fr: 'Toutes les villes' },
  path,
  hasMarkdown: true,
  sitemap: 'cities',
  listedBy: 'name',
  desk: 'places',
  visits: 'landing',
  shownOn: {
    pages: {
      citiesPage: { en: 'List of cities', fr: 'Liste des villes' },
      serviceAreasPage: { en: 'Map and list', fr: 'Carte et liste' },
      pricingPage: { en: 'Prices by city', fr: 'Prix par ville' },
      cityServicePage: { en: 'Name, prices and local texts', fr: 'Nom, prix et textes locaux' },
    },
    usedBy: ['estimatorSettings', 'navigationMenu'],
  },
  icon: PinIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], {
      en: 'As each language writes it: Montreal and Montréal, Quebec City and Québec.',
      fr: 'Comme chaque langue l’écrit : Montreal et Montréal, Quebec City et Québec.',
      required: true,
    }),
    field.slug('name.en', path),
    field.reference('province', 'province', ['Province or territory', 'Province ou territoire'], {
      required: true,
    }),
    field.localeText('description', ['Description', 'Description'], {
      en: 'Top of its page.',
      fr: 'En haut de sa page.',
      required: true,
    }),
    field.localeString('availability', ['Availability', 'Disponibilité'], {
      en: 'On which days installers come, such as "7 days a week". The hours are below.',
      fr: 'Quels jours les installateurs viennent, par exemple « 7 jours sur 7 ». Les heures sont plus bas.',
    }),
    ...ofOneDocument([
      field.count('serviceCount', ['Services', 'Services'], {
        en: 'The number on its home card, shown as given.',
        fr: 'Le nombre sur sa fiche d’accueil, montré tel quel.',
      }),
      field.count('contractorCount', ['Contractors', 'Entrepreneurs'], {
        en: 'The number on the cities page, shown as given.',
        fr: 'Le nombre sur la page des villes, montré tel quel.',
      }),
      field.rating('contractorRating', ['Contractor rating', 'Note des entrepreneurs'], {
        en: 'The average on the cities page, such as 4.8.',
        fr: 'La moyenne sur la page des villes, par exemple 4,8.',
      }),
      field.order({ en: 'Place in lists of cities.', fr: 'Place dans les listes de villes.' }),
    ]),
    ...onTab('local', [
      field.localeStringList('majorNeighborhoods', ['Neighbourhoods served', 'Quartiers desservis']),
      field.localeString(
        'averageInstallationTime',
        ['Average installation time', 'Durée moyenne d’une installation'],
        { en: 'Such as "2-3 hours".', fr: 'Par exemple « 2 à 3 heures ».' },
      ),
      field.localeStringList('localRegulations', ['Local regulations', 'Règlements locaux']),
      field.localeStringList(
        'buildingConsiderations',
        ['Building considerations', 'Particularités des bâtiments'],
        {
          en: 'What installers meet in the buildings here. One that names a service in English ("heat pump", "deck") is also on its page in this city.',
          fr: 'Ce que les installateurs trouvent dans les bâtiments d’ici. Celle qui nomme un service en anglais (« heat pump », « deck ») est aussi sur sa page dans cette ville.',
        },
      ),
      field.referenceList('service', 'popularServices', ['Popular services', 'Services populaires']),
      field.ofType('marketSpecifics', 'marketSpecifics', ['Local market', 'Marché local']),
      field.ofType('localData', 'localData', ['Installers and reviews', 'Installateurs et avis']),
    ]),
    field.evidence({ group: 'local' }),
    ...onTab('pricing', [
      field.priceRange('pricingRange', ['Price range', 'Fourchette de prix'], {
        en: 'What most small jobs in this city cost with compulsory fees, written like $100-$450.',
        fr: 'Ce que coûtent la plupart des petits travaux dans cette ville avec les frais obligatoires, écrit ainsi : $100-$450.',
      }),
      field.ofType('localPricing', 'localPricing', ['Local pricing', 'Prix locaux']),
    ]),
    ...ofOneDocument([
      field.picture('picture', ['Picture', 'Image'], { group: 'media' }),
      field.localeStringList('localKeywords', ['Local keywords', 'Mots-clés locaux'], { group: 'search' }),
      field.seo(),
    ]),
    notReviewed(),
  ],
  validation: (rule) => rule.custom(reviewedRule),
  orderings: [
    field.ordering('order', { en: 'Order in lists', fr: 'Ordre dans les listes' }),
    field.ordering('name.en', { en: 'Name', fr: 'Nom' }),
  ],
  preview: {
    select: { code: 'province.code', price: 'pricingRange', media: 'picture' },
    texts: { name: 'name' },
    prepare: ({ name, code, price, media }, language) => ({
      title: [ownText(name, language) || NO_NAME[language], code].filter(Boolean).join(', '),
      subtitle: [priceRangeText(price, language), otherOrMissing(name, language)].filter(Boolean).join(' · '),
      media,
    }),
  },
}
