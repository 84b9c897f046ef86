import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** What is particular about the work in a city. */
export const marketSpecifics: Definition = {
  name: 'marketSpecifics',
  title: { en: 'Local market', fr: 'Marché local' },
  type: 'object',
  fields: [
    field.localeString('busySeason', {
      en: ['Busy season', 'Such as "April to October".'],
      fr: ['Haute saison', 'Par exemple « avril à octobre ».'],
    }),
    field.localeString('averageWaitTime', {
      en: ['Average wait', 'Such as "2-3 days".'],
      fr: ['Attente moyenne', 'Par exemple « 2 à 3 jours ».'],
    }),
    field.localeStringList('specializations', { en: 'Specializations', fr: 'Spécialisations' }),
  ],
}
