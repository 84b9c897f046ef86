import { ControlsIcon } from '@sanity/icons/Controls'
import type { Definition } from '#schemas/define.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { about } from '#schemas/shared/sentence.ts'
import { timeRule } from '#schemas/shared/time-rule.ts'

const estimatedTime = { en: 'Estimated time', fr: 'Durée estimée' }

const band = (name: string, [en, fr]: field.Titles): Definition => ({
  ...field.object(name, [en, fr], {
    fields: [
      field.number('low', ['From', 'De'], { min: 0.5, max: 100 }),
      field.number('high', ['To', 'À'], { min: 0.5, max: 100 }),
    ],
  }),
  options: { columns: 2 },
  validation: (rule) => rule.custom(timeRule({ en, fr })),
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
    field.localeStringList('complexityLabels', ['Complexity labels', 'Noms des niveaux de complexité'], {
      en: 'Five, from Very Simple to Very Complex.',
      fr: 'Cinq, de « Très simple » à « Très complexe ».',
      min: 5,
      max: 5,
    }),
    field.number('complexityBase', ['Complexity base', 'Base de la complexité'], {
      en: 'The factor is base + level x step. 0.8.',
      fr: 'Le facteur est base + niveau x pas. 0,8.',
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('complexityStep', ['Complexity step', 'Pas de la complexité'], {
      en: '0.1.',
      fr: '0,1.',
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('defaultComplexity', ['Level at the start', 'Niveau au départ'], {
      required: true,
      min: 1,
      max: 5,
      integer: true,
    }),
    field.listOf('timelineLevel', 'timelineLevels', ['Timeline levels', 'Délais'], {
      en: 'Four, from within one week to the same day.',
      fr: 'Quatre, d’une semaine au jour même.',
      min: 4,
      max: 4,
    }),
    field.number('defaultTimeline', ['Timeline at the start', 'Délai au départ'], {
      required: true,
      min: 1,
      max: 4,
      integer: true,
    }),
    field.referenceList('city', 'cities', ['First cities', 'Premières villes'], {
      en: 'They stand first. Every other city with a multiplier follows, by name.',
      fr: 'Elles viennent en tête. Les autres villes à multiplicateur suivent, par nom.',
      min: 1,
    }),
    field.reference('city', 'defaultCity', ['City at the start', 'Ville au départ'], { required: true }),
    field.listOf('addOn', 'defaultAddOns', ['Default add-ons', 'Options par défaut'], {
      en: 'For services without add-ons.',
      fr: 'Pour les services sans options.',
      min: 1,
    }),
    {
      name: 'estimatedTime',
      title: estimatedTime,
      type: 'object',
      description: { en: 'In hours.', fr: 'En heures.' },
      fields: [
        field.number('easy', ['Easy', 'Facile'], { min: 0 }),
        field.number('moderate', ['Moderate', 'Moyenne'], { min: 0 }),
        field.number('complex', ['Complex', 'Complexe'], { min: 0 }),
        field.number(
          'perLevel',
          ['For each complexity level above 2', 'Par niveau de complexité au-dessus de 2'],
          { min: 0 },
        ),
        field.number('perAddOn', ['For each add-on', 'Par option'], { min: 0 }),
        field.number('minimum', ['Shortest', 'Minimum'], { min: 0 }),
      ],
      validation: (rule) =>
        rule
          .required()
          .error(about(estimatedTime, { en: 'fill in the hours.', fr: 'inscrivez les heures.' })),
    },
    field.object('timeBands', ['Time on site by complexity', 'Durée sur place selon la difficulté'], {
      en: 'In hours, for services without a time of their own. Cards leave out the end of the last one: 4+ hours.',
      fr: 'En heures, pour les services sans durée à eux. Les fiches omettent la fin de la dernière : 4 heures et plus.',
      fields: [
        band('easy', ['Easy', 'Facile']),
        band('moderate', ['Moderate', 'Moyenne']),
        band('complex', ['Complex, or none given', 'Complexe, ou non précisée']),
      ],
    }),
  ],
}
