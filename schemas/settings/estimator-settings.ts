import { ControlsIcon } from '@sanity/icons/Controls'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { singlePreview } from '#schemas/shared/preview.ts'
import { about } from '#schemas/shared/sentence.ts'

const title = { en: 'Estimator', fr: 'Estimateur' }
const estimatedTime = { en: 'Estimated time', fr: 'Durée estimée' }

/**
 * Labels and constants of the instant estimate (docs/product.md, Estimator). A city's multiplier is on the city, a
 * service's add-ons are on the service.
 */
export const estimatorSettings: Singleton = {
  name: 'estimatorSettings',
  title,
  desk: 'settings',
  visits: 'quote',
  shownOn: { pages: ['pricingPage', 'getQuotePage', 'servicePage'] },
  type: 'document',
  icon: ControlsIcon,
  fields: [
    field.localeStringList('complexityLabels', {
      title: { en: 'Complexity labels', fr: 'Noms des niveaux de complexité' },
      description: {
        en: 'Five, from Very Simple to Very Complex.',
        fr: 'Cinq, de « Très simple » à « Très complexe ».',
      },
      min: 5,
      max: 5,
    }),
    field.number('complexityBase', {
      title: { en: 'Complexity base', fr: 'Base de la complexité' },
      description: {
        en: 'The factor is base + level x step. 0.8.',
        fr: 'Le facteur est base + niveau x pas. 0,8.',
      },
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('complexityStep', {
      title: { en: 'Complexity step', fr: 'Pas de la complexité' },
      description: { en: '0.1.', fr: '0,1.' },
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('defaultComplexity', {
      title: { en: 'Level at the start', fr: 'Niveau au départ' },
      required: true,
      min: 1,
      max: 5,
      integer: true,
    }),
    field.listOf('timelineLevel', 'timelineLevels', {
      title: { en: 'Timeline levels', fr: 'Délais' },
      description: {
        en: 'Four, from within one week to the same day.',
        fr: 'Quatre, d’une semaine au jour même.',
      },
      min: 4,
      max: 4,
    }),
    field.number('defaultTimeline', {
      title: { en: 'Timeline at the start', fr: 'Délai au départ' },
      required: true,
      min: 1,
      max: 4,
      integer: true,
    }),
    field.referenceList('city', 'cities', {
      title: { en: 'Cities', fr: 'Villes' },
      description: { en: 'Those with a multiplier.', fr: 'Celles qui ont un multiplicateur.' },
      min: 1,
    }),
    field.reference('city', 'defaultCity', {
      title: { en: 'City at the start', fr: 'Ville au départ' },
      required: true,
    }),
    field.listOf('addOn', 'defaultAddOns', {
      title: { en: 'Default add-ons', fr: 'Options par défaut' },
      description: { en: 'For services without add-ons.', fr: 'Pour les services sans options.' },
      min: 1,
    }),
    {
      name: 'estimatedTime',
      title: estimatedTime,
      type: 'object',
      description: { en: 'In hours.', fr: 'En heures.' },
      fields: [
        field.number('easy', { title: { en: 'Easy', fr: 'Facile' }, min: 0 }),
        field.number('moderate', { title: { en: 'Moderate', fr: 'Moyenne' }, min: 0 }),
        field.number('complex', { title: { en: 'Complex', fr: 'Complexe' }, min: 0 }),
        field.number('perLevel', {
          title: { en: 'For each complexity level above 2', fr: 'Par niveau de complexité au-dessus de 2' },
          min: 0,
        }),
        field.number('perAddOn', { title: { en: 'For each add-on', fr: 'Par option' }, min: 0 }),
        field.number('minimum', { title: { en: 'Shortest', fr: 'Minimum' }, min: 0 }),
      ],
      validation: (rule) =>
        rule
          .required()
          .error(about(estimatedTime, { en: 'fill in the hours.', fr: 'inscrivez les heures.' })),
    },
  ],
  preview: singlePreview(title),
}
