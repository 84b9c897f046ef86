import { ClockIcon } from '@sanity/icons/Clock'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

/** A number of seconds. The description of the field shows the usual value. */
const seconds = (name: string, usual: number, title: field.Titles) =>
  field.number(name, title, { en: `${usual}.`, fr: `${usual}.`, required: true, min: 0, max: 600 })

/** Timing of the live activity popup (docs/product.md, Live activity). */
export const activitySettings: Singleton = {
  name: 'activitySettings',
  title: { en: 'Live activity timing', fr: 'Rythme de l’activité en direct' },
  desk: 'settings',
  shownOn: { pages: { servicePage: { en: 'Live activity', fr: 'Activité en direct' } } },
  icon: ClockIcon,
  fields: [
    field.yesNo('enabled', ['Show the popup', 'Montrer la bulle']),
    field.yesNo('fromRequests', ['Show real requests', 'Montrer de vraies demandes'], {
      en: 'In place of the messages, and without names: "Someone in Toronto asked for TV mounting", "2 hours ago".',
      fr: 'À la place des messages, et sans noms : « Quelqu’un à Toronto a demandé une soumission : installation de téléviseur », « il y a 2 heures ».',
    }),
    field.referenceList('activityItem', 'items', ['Messages', 'Messages'], {
      en: 'It cycles through six.',
      fr: 'Six passent tour à tour.',
      max: 6,
    }),
    field.yesNo(
      'samplesInPublic',
      ['Show samples on a public site', 'Montrer les exemples sur un site public'],
      {
        en: 'Invented messages are off where the public finds the site. Switched on, each says that it is a sample.',
        fr: 'Les messages inventés sont masqués là où le public trouve le site. Si vous les montrez, chacun dit qu’il est un exemple.',
      },
    ),
    seconds('interval', 12, ['Seconds per message', 'Secondes par message']),
    seconds('smallScreenInterval', 22, [
      'Seconds per message on small screens',
      'Secondes par message sur petit écran',
    ]),
    seconds('reducedMotionInterval', 20, [
      'Seconds per message with reduced motion',
      'Secondes par message avec animations réduites',
    ]),
    seconds('smallScreenDelay', 10, [
      'Seconds before the first message on small screens',
      'Secondes avant le premier message sur petit écran',
    ]),
    field.number('smallScreenWidth', ['Width of a small screen', 'Largeur d’un petit écran'], {
      en: 'In pixels. 640.',
      fr: 'En pixels. 640.',
      required: true,
      min: 320,
      max: 1280,
      integer: true,
    }),
    field.number('fade', ['Fade', 'Fondu'], {
      en: 'In milliseconds. 200.',
      fr: 'En millisecondes. 200.',
      required: true,
      min: 0,
      max: 2000,
      integer: true,
    }),
    field.number('maxShown', ['Messages per visitor', 'Messages par visiteur'], {
      en: 'After these the popup stays away for good. 3.',
      fr: 'Après ce nombre, la bulle ne revient plus. 3.',
      required: true,
      min: 1,
      max: 20,
      integer: true,
    }),
  ],
}
