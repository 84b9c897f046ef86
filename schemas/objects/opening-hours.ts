import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, DAYS } from '#schemas/shared/options.ts'

/** Opening hours for structured data. */
export const openingHours: Definition = {
  name: 'openingHours',
  title: { en: 'Opening hours', fr: 'Heures d’ouverture' },
  type: 'object',
  fields: [
    {
      name: 'days',
      title: { en: 'Days', fr: 'Jours' },
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: [...DAYS] },
      validation: (rule) =>
        rule.required().min(1).error({ en: 'Choose at least one day.', fr: 'Choisissez au moins un jour.' }),
    },
    field.plainText('opens', {
      en: ['Opens', 'Such as 08:00.'],
      fr: ['Ouverture', 'Par exemple 08:00.'],
      required: true,
    }),
    field.plainText('closes', {
      en: ['Closes', 'Such as 18:00.'],
      fr: ['Fermeture', 'Par exemple 18:00.'],
      required: true,
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }, language) => ({
      title: (days ?? []).map((day: string) => choiceTitle(DAYS, day, language)).join(', '),
      subtitle: `${opens}-${closes}`,
    }),
  },
}
