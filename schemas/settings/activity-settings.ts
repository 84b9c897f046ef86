import { ClockIcon } from '@sanity/icons/Clock'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { singlePreview } from '#schemas/shared/preview.ts'

const seconds = (name: string, title: Bilingual, description: Bilingual) =>
  field.number(name, { title: title, description, required: true, min: 0, max: 600 })

const title = { en: 'Live activity timing', fr: 'Rythme de l’activité en direct' }

/** Timing of the live activity popup (docs/product.md, Live activity). */
export const activitySettings: Singleton = {
  name: 'activitySettings',
  title,
  desk: 'settings',
  shownOn: { pages: ['servicePage'] },
  type: 'document',
  icon: ClockIcon,
  fields: [
    field.yesNo('enabled', { title: { en: 'Show the popup', fr: 'Montrer la bulle' } }),
    field.referenceList('activityItem', 'items', {
      title: { en: 'Messages', fr: 'Messages' },
      description: { en: 'It cycles through six.', fr: 'Six passent tour à tour.' },
      max: 6,
    }),
    seconds('interval', { en: 'Seconds per message', fr: 'Secondes par message' }, { en: '12.', fr: '12.' }),
    seconds(
      'smallScreenInterval',
      { en: 'Seconds per message on small screens', fr: 'Secondes par message sur petit écran' },
      { en: '22.', fr: '22.' },
    ),
    seconds(
      'reducedMotionInterval',
      { en: 'Seconds per message with reduced motion', fr: 'Secondes par message avec animations réduites' },
      { en: '20.', fr: '20.' },
    ),
    seconds(
      'smallScreenDelay',
      {
        en: 'Seconds before the first message on small screens',
        fr: 'Secondes avant le premier message sur petit écran',
      },
      { en: '10.', fr: '10.' },
    ),
    field.number('smallScreenWidth', {
      title: { en: 'Width of a small screen', fr: 'Largeur d’un petit écran' },
      description: { en: 'In pixels. 640.', fr: 'En pixels. 640.' },
      required: true,
      min: 320,
      max: 1280,
      integer: true,
    }),
    field.number('fade', {
      title: { en: 'Fade', fr: 'Fondu' },
      description: { en: 'In milliseconds. 200.', fr: 'En millisecondes. 200.' },
      required: true,
      min: 0,
      max: 2000,
      integer: true,
    }),
    field.number('maxShown', {
      title: { en: 'Messages per visitor', fr: 'Messages par visiteur' },
      description: {
        en: 'After these the popup stays away for good. 3.',
        fr: 'Après ce nombre, la bulle ne revient plus. 3.',
      },
      required: true,
      min: 1,
      max: 20,
      integer: true,
    }),
  ],
  preview: singlePreview(title),
}
