import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** How prices in a city differ from the national range. */
export const localPricing = defineType({
  name: 'localPricing',
  title: 'Local pricing',
  type: 'object',
  fields: [
    field.number('baseMultiplier', 'Multiplier', {
      description: 'The estimator multiplies both ends of the range by it. Toronto is 1.15, Montreal 1.',
      min: 0.5,
      max: 2,
    }),
    field.localeStringList('factors', 'Why prices differ here'),
    field.listOf('averageRate', 'averageRates', 'Average rates', {
      description: 'What a service usually costs in this city.',
    }),
  ],
})
