import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const careersPage = definePage({
  name: 'careersPage',
  title: 'Careers',
  address: '/careers',
  fields: [
    field.sectionHeading('roles', 'Kinds of work', { description: 'Not vacancies: what people here do.' }),
    field.listOf('titledText', 'rolePoints', 'Kinds of work, one by one'),
    field.sectionHeading('writing', 'How to write to us', {
      description: 'The e-mail address below it is the general one of the site settings.',
    }),
  ],
})
