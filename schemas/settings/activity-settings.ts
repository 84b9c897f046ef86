import { ClockIcon } from '@sanity/icons/Clock'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

const seconds = (name: string, words: field.FieldWords) =>
  field.number(name, { ...words, required: true, min: 0, max: 600 })

/** Timing of the live activity popup (docs/product.md, Live activity). */
export const activitySettings: Singleton = {
  name: 'activitySettings',
  title: { en: 'Live activity timing', fr: 'Rythme de l’activité en direct' },
  desk: 'settings',
  shownOn: { pages: { servicePage: { en: 'Live activity', fr: 'Activité en direct' } } },
  icon: ClockIcon,
  fields: [
    field.yesNo('enabled', { en: 'Show the popup', fr: 'Montrer la bulle' }),
    field.yesNo('fromRequests', {
      en: [
        'Show real requests',
        'In place of the messages, and without names: "Someone in Toronto asked for TV mounting", "2 hours ago".',
      ],
      fr: [
        'Montrer de vraies demandes',
        'À la place des messages, et sans noms : « Quelqu’un à Toronto a demandé une soumission : installation de téléviseur », « il y a 2 heures ».',
      ],
    }),
    field.referenceList('activityItem', 'items', {
      en: ['Messages', 'It cycles through six.'],
      fr: ['Messages', 'Six passent tour à tour.'],
      max: 6,
    }),
    seconds('interval', { en: ['Seconds per message', '12.'], fr: ['Secondes par message', '12.'] }),
    seconds('smallScreenInterval', {
      en: ['Seconds per message on small screens', '22.'],
      fr: ['Secondes par message sur petit écran', '22.'],
    }),
    seconds('reducedMotionInterval', {
      en: ['Seconds per message with reduced motion', '20.'],
      fr: ['Secondes par message avec animations réduites', '20.'],
    }),
    seconds('smallScreenDelay', {
      en: ['Seconds before the first message on small screens', '10.'],
      fr: ['Secondes avant le premier message sur petit écran', '10.'],
    }),
    field.number('smallScreenWidth', {
      en: ['Width of a small screen', 'In pixels. 640.'],
      fr: ['Largeur d’un petit écran', 'En pixels. 640.'],
      required: true,
      min: 320,
      max: 1280,
      integer: true,
    }),
    field.number('fade', {
      en: ['Fade', 'In milliseconds. 200.'],
      fr: ['Fondu', 'En millisecondes. 200.'],
      required: true,
      min: 0,
      max: 2000,
      integer: true,
    }),
    field.number('maxShown', {
      en: ['Messages per visitor', 'After these the popup stays away for good. 3.'],
      fr: ['Messages par visiteur', 'Après ce nombre, la bulle ne revient plus. 3.'],
      required: true,
      min: 1,
      max: 20,
      integer: true,
    }),
  ],
}
