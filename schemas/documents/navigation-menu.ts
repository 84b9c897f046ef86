import { MenuIcon } from '@sanity/icons/Menu'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, MENU_PLACES } from '#schemas/shared/options.ts'

/** Fields that only the menus at these places (`place`) have. */
const onlyIn = (places: string[], fields: Definition[]): Definition[] =>
  fields.map((field) => ({ ...field, hidden: ({ document }) => !places.includes(String(document?.place)) }))

const NO_PLACE: Bilingual = { en: 'No place yet', fr: 'Pas encore d’emplacement' }
const menuOf = (place: string): Bilingual => ({ en: `Menu: ${place}`, fr: `Menu : ${place}` })

/** A menu of the header or footer. Staff choose its links: if it listed all services, an edit of one would change all pages. */
export const navigationMenu: DocumentType = {
  name: 'navigationMenu',
  title: { en: 'Menu', fr: 'Menu' },
  plural: { en: 'Menus', fr: 'Menus' },
  desk: 'menus',
  visits: 'everyPage',
  shownOn: { pages: 'all' },
  icon: MenuIcon,
  fields: [
    field.uniqueChoice('place', MENU_PLACES, ['Place', 'Emplacement'], {
      en: 'There is one menu for each place.',
      fr: 'Il y a un menu par emplacement.',
    }),
    ...onlyIn(
      ['header'],
      [
        field.localeString('promise', ['Promise', 'Promesse'], {
          en: 'In the dark strip at the top.',
          fr: 'Dans le bandeau foncé en haut.',
        }),
        field.listOf('menuLink', 'secondaryLinks', ['Links in the strip', 'Liens du bandeau'], {
          en: 'Beside the promise.',
          fr: 'À côté de la promesse.',
        }),
        field.listOf('menuLink', 'links', ['Links', 'Liens'], {
          en: 'Beside the services and cities menus.',
          fr: 'À côté des menus des services et des villes.',
        }),
        field.ofType('menuLink', 'bookLink', ['Yellow button', 'Bouton jaune']),
        field.localeStringList('searchSuggestions', ['Popular searches', 'Recherches fréquentes'], {
          en: 'Offered below the results of the search, such as "TV mounting".',
          fr: 'Proposées sous les résultats de la recherche, par exemple « installation murale de téléviseur ».',
          max: 8,
        }),
      ],
    ),
    ...onlyIn(['services', 'footer'], [field.listOf('menuGroup', 'groups', ['Groups', 'Groupes'])]),
    ...onlyIn(['cities'], [field.referenceList('city', 'cities', ['Cities', 'Villes'], { max: 10 })]),
    ...onlyIn(
      ['services'],
      [
        field.object('emergencyPanel', ['Emergency panel', 'Encadré des urgences'], {
          fields: [
            field.localeString('title', ['Heading', 'Titre']),
            field.localeText('text', ['Text', 'Texte']),
            field.ofType('menuLink', 'link', ['Button', 'Bouton']),
          ],
        }),
        field.localeString(
          'popularTitle',
          ['Heading of the popular services', 'Titre des services populaires'],
          { en: 'Such as "Popular This Week".', fr: 'Par exemple « Populaires cette semaine ».' },
        ),
        field.referenceList('service', 'popularServices', ['Popular services', 'Services populaires'], {
          max: 3,
        }),
      ],
    ),
  ],
  preview: {
    select: { place: 'place' },
    prepare: ({ place }, language) => ({
      title: place ? menuOf(choiceTitle(MENU_PLACES, place, language))[language] : NO_PLACE[language],
    }),
  },
}
