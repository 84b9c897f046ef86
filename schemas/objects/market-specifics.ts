import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** What is particular about the work in a city. */
export const marketSpecifics: Definition = {
  name: 'marketSpecifics',
  title: { en: 'Local market', fr: 'Marché local' },
  type: 'object',
  fields: [
    field.localeString('busySeason', {
      title: { en: 'Busy season', fr: 'Haute saison' },
      description: { en: 'Such as "April to October".', fr: 'Par exemple « avril à octobre ».' },
    }),
    field.localeString('averageWaitTime', {
      title: { en: 'Average wait', fr: 'Attente moyenne' },
      description: { en: 'Such as "2-3 days".', fr: 'Par exemple « 2 à 3 jours ».' },
    }),
    field.localeStringList('specializations', { title: { en: 'Specializations', fr: 'Spécialisations' } }),
  ],
}
