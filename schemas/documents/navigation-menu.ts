import { MenuIcon } from '@sanity/icons/Menu'
import type { ConditionalPropertyCallbackContext } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, MENU_PLACES } from '#schemas/shared/options.ts'

/** Hides a field in menus that have no use for it. */
const onlyIn =
  (...places: string[]) =>
  ({ document }: ConditionalPropertyCallbackContext) =>
    !places.includes(String(document?.place))

const NO_PLACE: Bilingual = { en: 'No place yet', fr: 'Pas encore d’emplacement' }
const menuOf = (place: string): Bilingual => ({ en: `Menu: ${place}`, fr: `Menu : ${place}` })

/** A menu of the header or footer. Curated, so that an edited service does not touch every page. */
export const navigationMenu: DocumentType = {
  name: 'navigationMenu',
  title: { en: 'Menu', fr: 'Menu' },
  plural: { en: 'Menus', fr: 'Menus' },
  desk: 'menus',
  visits: 'everyPage',
  shownOn: { pages: 'all' },
  icon: MenuIcon,
  fields: [
    field.uniqueChoice('place', MENU_PLACES, {
      en: ['Place', 'There is one menu for each place.'],
      fr: ['Emplacement', 'Il y a un menu par emplacement.'],
    }),
    {
      ...field.localeString('promise', {
        en: ['Promise', 'In the dark strip at the top.'],
        fr: ['Promesse', 'Dans le bandeau foncé en haut.'],
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'secondaryLinks', {
        en: ['Links in the strip', 'Beside the promise.'],
        fr: ['Liens du bandeau', 'À côté de la promesse.'],
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'links', {
        en: ['Links', 'Beside the services and cities menus.'],
        fr: ['Liens', 'À côté des menus des services et des villes.'],
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.ofType('menuLink', 'bookLink', { en: 'Yellow button', fr: 'Bouton jaune' }),
      hidden: onlyIn('header'),
    },
    {
      ...field.localeStringList('searchSuggestions', {
        en: ['Popular searches', 'Offered below the results of the search, such as "TV mounting".'],
        fr: [
          'Recherches fréquentes',
          'Proposées sous les résultats de la recherche, par exemple « installation murale de téléviseur ».',
        ],
        max: 8,
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuGroup', 'groups', { en: 'Groups', fr: 'Groupes' }),
      hidden: onlyIn('services', 'footer'),
    },
    {
      ...field.referenceList('city', 'cities', { en: 'Cities', fr: 'Villes', max: 10 }),
      hidden: onlyIn('cities'),
    },
    {
      ...field.ofType('object', 'emergencyPanel', { en: 'Emergency panel', fr: 'Encadré des urgences' }),
      hidden: onlyIn('services'),
      fields: [
        field.localeString('title', { en: 'Heading', fr: 'Titre' }),
        field.localeText('text', { en: 'Text', fr: 'Texte' }),
        { name: 'link', title: { en: 'Button', fr: 'Bouton' }, type: 'menuLink' },
      ],
    },
    {
      ...field.localeString('popularTitle', {
        en: ['Heading of the popular services', 'Such as "Popular This Week".'],
        fr: ['Titre des services en demande', 'Par exemple « En demande cette semaine ».'],
      }),
      hidden: onlyIn('services'),
    },
    {
      ...field.referenceList('service', 'popularServices', {
        en: 'Popular services',
        fr: 'Services en demande',
        max: 3,
      }),
      hidden: onlyIn('services'),
    },
  ],
  preview: {
    select: { place: 'place' },
    prepare: ({ place }, language) => ({
      title: place ? menuOf(choiceTitle(MENU_PLACES, place, language))[language] : NO_PLACE[language],
    }),
  },
}
