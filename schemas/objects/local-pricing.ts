import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** How prices in a city differ from the national range. */
export const localPricing: Definition = {
  name: 'localPricing',
  title: { en: 'Local pricing', fr: 'Prix locaux' },
  type: 'object',
  fields: [
    field.number('baseMultiplier', {
      en: [
        'Multiplier',
        'The estimator multiplies both ends of the range by it. Toronto is 1.15, Montreal 1.',
      ],
      fr: [
        'Multiplicateur',
        'L’estimateur multiplie par lui les deux bouts de la fourchette. Toronto est à 1,15, Montréal à 1.',
      ],
      min: 0.5,
      max: 2,
    }),
    field.localeStringList('factors', {
      en: 'Why prices differ here',
      fr: 'Pourquoi les prix sont différents ici',
    }),
    field.listOf('averageRate', 'averageRates', {
      en: ['Average rates', 'What a service usually costs in this city.'],
      fr: ['Tarifs moyens', 'Ce qu’un service coûte d’habitude dans cette ville.'],
    }),
  ],
}
