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
  type: 'document',
  icon: MenuIcon,
  fields: [
    field.uniqueChoice('place', MENU_PLACES, {
      title: { en: 'Place', fr: 'Emplacement' },
      description: { en: 'There is one menu for each place.', fr: 'Il y a un menu par emplacement.' },
    }),
    {
      ...field.localeString('promise', {
        title: { en: 'Promise', fr: 'Promesse' },
        description: { en: 'In the dark strip at the top.', fr: 'Dans le bandeau foncé en haut.' },
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'secondaryLinks', {
        title: { en: 'Links in the strip', fr: 'Liens du bandeau' },
        description: { en: 'Beside the promise.', fr: 'À côté de la promesse.' },
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuLink', 'links', {
        title: { en: 'Links', fr: 'Liens' },
        description: {
          en: 'Beside the services and cities menus.',
          fr: 'À côté des menus des services et des villes.',
        },
      }),
      hidden: onlyIn('header'),
    },
    {
      name: 'bookLink',
      title: { en: 'Yellow button', fr: 'Bouton jaune' },
      type: 'menuLink',
      hidden: onlyIn('header'),
    },
    {
      ...field.localeStringList('searchSuggestions', {
        title: { en: 'Popular searches', fr: 'Recherches fréquentes' },
        description: {
          en: 'Offered below the results of the search, such as "TV mounting".',
          fr: 'Proposées sous les résultats de la recherche, par exemple « installation murale de téléviseur ».',
        },
        max: 8,
      }),
      hidden: onlyIn('header'),
    },
    {
      ...field.listOf('menuGroup', 'groups', { title: { en: 'Groups', fr: 'Groupes' } }),
      hidden: onlyIn('services', 'footer'),
    },
    {
      ...field.referenceList('city', 'cities', { title: { en: 'Cities', fr: 'Villes' }, max: 10 }),
      hidden: onlyIn('cities'),
    },
    {
      name: 'emergencyPanel',
      title: { en: 'Emergency panel', fr: 'Encadré des urgences' },
      type: 'object',
      hidden: onlyIn('services'),
      fields: [
        field.localeString('title', { title: { en: 'Heading', fr: 'Titre' } }),
        field.localeText('text', { title: { en: 'Text', fr: 'Texte' } }),
        { name: 'link', title: { en: 'Button', fr: 'Bouton' }, type: 'menuLink' },
      ],
    },
    {
      ...field.localeString('popularTitle', {
        title: { en: 'Heading of the popular services', fr: 'Titre des services en demande' },
        description: { en: 'Such as "Popular This Week".', fr: 'Par exemple « En demande cette semaine ».' },
      }),
      hidden: onlyIn('services'),
    },
    {
      ...field.referenceList('service', 'popularServices', {
        title: { en: 'Popular services', fr: 'Services en demande' },
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
