import { ControlsIcon } from '@sanity/icons/Controls'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { about } from '#schemas/shared/sentence.ts'

/**
 * Labels and constants of the instant estimate (docs/product.md, Estimator). A city's multiplier is on the city, a
 * service's add-ons are on the service.
 */
export const estimatorSettings = defineType({
  name: 'estimatorSettings',
  title: 'Estimator',
  type: 'document',
  icon: ControlsIcon,
  fields: [
    field.localeStringList('complexityLabels', 'Complexity labels', {
      description: 'Five, from Very Simple to Very Complex.',
      min: 5,
      max: 5,
    }),
    field.number('complexityBase', 'Complexity base', {
      description: 'The factor is base + level x step. 0.8.',
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('complexityStep', 'Complexity step', {
      description: '0.1.',
      required: true,
      min: 0,
      max: 5,
    }),
    field.number('defaultComplexity', 'Level at the start', {
      required: true,
      min: 1,
      max: 5,
      integer: true,
    }),
    field.listOf('timelineLevel', 'timelineLevels', 'Timeline levels', {
      description: 'Four, from within one week to the same day.',
      min: 4,
      max: 4,
    }),
    field.number('defaultTimeline', 'Timeline at the start', {
      required: true,
      min: 1,
      max: 4,
      integer: true,
    }),
    field.referenceList('city', 'cities', 'Cities', { description: 'Those with a multiplier.', min: 1 }),
    field.reference('city', 'defaultCity', 'City at the start', { required: true }),
    field.listOf('addOn', 'defaultAddOns', 'Default add-ons', {
      description: 'For services without add-ons.',
      min: 1,
    }),
    defineField({
      name: 'estimatedTime',
      title: 'Estimated time',
      type: 'object',
      description: 'In hours.',
      fields: [
        field.number('easy', 'Easy', { min: 0 }),
        field.number('moderate', 'Moderate', { min: 0 }),
        field.number('complex', 'Complex', { min: 0 }),
        field.number('perLevel', 'For each complexity level above 2', { min: 0 }),
        field.number('perAddOn', 'For each add-on', { min: 0 }),
        field.number('minimum', 'Shortest', { min: 0 }),
      ],
      validation: (rule) =>
        rule
          .required()
          .error(about('Estimated time', { en: 'fill in the hours.', fr: 'inscrivez les heures.' })),
    }),
  ],
  preview: { prepare: () => ({ title: 'Estimator' }) },
})
