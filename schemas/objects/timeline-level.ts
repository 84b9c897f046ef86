import { ClockIcon } from '@sanity/icons/Clock'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** One stop of the estimator's timeline slider. */
export const timelineLevel: Definition = {
  name: 'timelineLevel',
  title: { en: 'Timeline level', fr: 'Délai' },
  type: 'object',
  icon: ClockIcon,
  fields: [
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
    field.number('factor', {
      en: ['Factor', 'Both ends of the range are multiplied by it.'],
      fr: ['Facteur', 'Les deux bouts de la fourchette sont multipliés par lui.'],
      required: true,
      min: 0.1,
      max: 10,
    }),
  ],
  preview: {
    select: { factor: 'factor' },
    texts: { label: 'label' },
    prepare: ({ label, factor }, language) => ({ title: ownText(label, language), subtitle: factor }),
  },
}
