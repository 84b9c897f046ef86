import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const careersPage = definePage({
  name: 'careersPage',
  title: { en: 'Careers', fr: 'Carrières' },
  path: '/careers',
  figures: 'careers',
  desk: 'professionals',
  visits: 'few',
  fields: [
    field.sectionHeading('roles', {
      en: ['Kinds of work', 'Not vacancies: what people here do.'],
      fr: ['Genres de travail', 'Pas des postes à pourvoir : ce que font les gens d’ici.'],
    }),
    field.listOf('titledText', 'rolePoints', {
      en: 'Kinds of work, one by one',
      fr: 'Genres de travail, un à un',
    }),
    field.sectionHeading('writing', {
      en: ['How to write to us', 'The e-mail address below it is the general one of the site settings.'],
      fr: [
        'Comment nous écrire',
        'L’adresse courriel dessous est celle des renseignements généraux, dans les réglages du site.',
      ],
    }),
  ],
})
