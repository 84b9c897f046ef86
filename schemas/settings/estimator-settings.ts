import { ControlsIcon } from '@sanity/icons/Controls'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { about } from '#schemas/shared/sentence.ts'
import { timeRule } from '#schemas/shared/time-rule.ts'

const estimatedTime = { en: 'Estimated time', fr: 'Durée estimée' }

const band = (name: string, title: Bilingual): Definition => ({
  ...field.object(name, {
    ...title,
    fields: [
      field.number('low', { en: 'From', fr: 'De', min: 0.5, max: 100 }),
      field.number('high', { en: 'To', fr: 'À', min: 0.5, max: 100 }),
    ],
  }),
  options: { columns: 2 },
  validation: (rule) => rule.custom(timeRule(title)),
})

/**
 * Labels and constants of the instant estimate (docs/product.md, Estimator). A city's multiplier is on the city, a
 * service's add-ons are on the service.
 */
export const estimatorSettings: Singleton = {
  name: 'estimatorSettings',
  title: { en: 'Estimator', fr: 'Estimateur' },
  desk: 'settings',
  visits: 'quote',
  shownOn: {
    pages: {
      pricingPage: { en: 'How prices are estimated', fr: 'Comment les prix sont estimés' },
      getQuotePage: { en: 'Estimate beside the form', fr: 'Estimation à côté du formulaire' },
      servicePage: { en: 'Estimator', fr: 'Estimateur' },
      homePage: { en: 'Times on cards', fr: 'Durées sur les fiches' },
      cityServicePage: { en: 'Estimator', fr: 'Estimateur' },
    },
  },
  icon: ControlsIcon,
  fields: [
    field.localeStringList('complexityLabels', {
      en: ['Complexity labels', 'Five, from Very Simple to Very Complex.'],
      fr: ['Noms des niveaux de complexité', 'Cinq, de « Très simple » à « Très complexe ».'],
      min: 5,
      max: 5,
    }),
    field.number('complexityBase', {
      en: ['Complexity base', 'The factor is base + level x step. 0.8.'],
      fr: ['Base de la complexité', 'Le facteur est base + niveau x pas. 0,8.'],
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('complexityStep', {
      en: ['Complexity step', '0.1.'],
      fr: ['Pas de la complexité', '0,1.'],
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('defaultComplexity', {
      en: 'Level at the start',
      fr: 'Niveau au départ',
      required: true,
      min: 1,
      max: 5,
      integer: true,
    }),
    field.listOf('timelineLevel', 'timelineLevels', {
      en: ['Timeline levels', 'Four, from within one week to the same day.'],
      fr: ['Délais', 'Quatre, d’une semaine au jour même.'],
      min: 4,
      max: 4,
    }),
    field.number('defaultTimeline', {
      en: 'Timeline at the start',
      fr: 'Délai au départ',
      required: true,
      min: 1,
      max: 4,
      integer: true,
    }),
    field.referenceList('city', 'cities', {
      en: ['First cities', 'They stand first. Every other city with a multiplier follows, by name.'],
      fr: [
        'Premières villes',
        'Elles viennent en tête. Les autres villes à multiplicateur suivent, par nom.',
      ],
      min: 1,
    }),
    field.reference('city', 'defaultCity', {
      en: 'City at the start',
      fr: 'Ville au départ',
      required: true,
    }),
    field.listOf('addOn', 'defaultAddOns', {
      en: ['Default add-ons', 'For services without add-ons.'],
      fr: ['Options par défaut', 'Pour les services sans options.'],
      min: 1,
    }),
    {
      name: 'estimatedTime',
      title: estimatedTime,
      type: 'object',
      description: { en: 'In hours.', fr: 'En heures.' },
      fields: [
        field.number('easy', { en: 'Easy', fr: 'Facile', min: 0 }),
        field.number('moderate', { en: 'Moderate', fr: 'Moyenne', min: 0 }),
        field.number('complex', { en: 'Complex', fr: 'Complexe', min: 0 }),
        field.number('perLevel', {
          en: 'For each complexity level above 2',
          fr: 'Par niveau de complexité au-dessus de 2',
          min: 0,
        }),
        field.number('perAddOn', { en: 'For each add-on', fr: 'Par option', min: 0 }),
        field.number('minimum', { en: 'Shortest', fr: 'Minimum', min: 0 }),
      ],
      validation: (rule) =>
        rule
          .required()
          .error(about(estimatedTime, { en: 'fill in the hours.', fr: 'inscrivez les heures.' })),
    },
    field.object('timeBands', {
      en: [
        'Time on site by complexity',
        'In hours, for services without a time of their own. Cards leave out the end of the last one: 4+ hours.',
      ],
      fr: [
        'Durée sur place selon la difficulté',
        'En heures, pour les services sans durée à eux. Les fiches omettent la fin de la dernière : 4 heures et plus.',
      ],
      fields: [
        band('easy', { en: 'Easy', fr: 'Facile' }),
        band('moderate', { en: 'Moderate', fr: 'Moyenne' }),
        band('complex', { en: 'Complex, or none given', fr: 'Complexe, ou non précisée' }),
      ],
    }),
  ],
}
