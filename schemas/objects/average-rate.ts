import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** What one service usually costs in a city. */
export const averageRate: Definition = {
  name: 'averageRate',
  title: { en: 'Average rate', fr: 'Tarif moyen' },
  type: 'object',
  fields: [
    field.reference('service', 'service', { en: 'Service', fr: 'Service', required: true }),
    field.priceRange('range', { en: 'Range', fr: 'Fourchette', required: true }),
  ],
  preview: {
    select: { range: 'range' },
    texts: { service: 'service.name' },
    prepare: ({ service, range }, language) => ({
      title: ownText(service, language),
      subtitle: priceRangeText(range, language),
    }),
  },
}
