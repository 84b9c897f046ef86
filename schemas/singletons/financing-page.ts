import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Ways to pay for a job, in general terms: never an offer of credit. */
export const financingPage = definePage({
  name: 'financingPage',
  title: 'Financing',
  address: '/financing',
  fields: [
    field.localeText('notice', 'Notice', {
      description: 'At the top: that this is information, not an offer of credit.',
    }),
    field.sectionHeading('optionsHeading', 'Ways to pay'),
    field.listOf('titledText', 'options', 'Ways to pay: cards'),
    field.sectionHeading('askHeading', 'What to ask'),
    field.localeStringList('ask', 'What to ask: list', {
      description: 'Questions to put to whoever offers to spread the payments.',
    }),
    field.localeText('sourceNote', 'Where to verify', {
      description: 'Below the sections: programmes change, verify with the source.',
    }),
  ],
})
