import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Ways to pay for a job, in general terms: never an offer of credit. */
export const financingPage = definePage({
  name: 'financingPage',
  title: { en: 'Financing', fr: 'Financement' },
  path: '/financing',
  desk: 'quotes',
  visits: 'menu',
  fields: [
    field.localeText('notice', {
      title: { en: 'Notice', fr: 'Avis au lecteur' },
      description: {
        en: 'At the top: that this is information, not an offer of credit.',
        fr: 'En haut : que ce sont des renseignements, et non une offre de crédit.',
      },
    }),
    field.sectionHeading('optionsHeading', { title: { en: 'Ways to pay', fr: 'Façons de payer' } }),
    field.listOf('titledText', 'options', {
      title: { en: 'Ways to pay: cards', fr: 'Façons de payer : fiches' },
    }),
    field.sectionHeading('askHeading', { title: { en: 'What to ask', fr: 'Questions à poser' } }),
    field.localeStringList('ask', {
      title: { en: 'What to ask: list', fr: 'Questions à poser : liste' },
      description: {
        en: 'Questions to put to whoever offers to spread the payments.',
        fr: 'Questions à poser à qui propose d’étaler les paiements.',
      },
    }),
    field.localeText('sourceNote', {
      title: { en: 'Where to verify', fr: 'Où vérifier' },
      description: {
        en: 'Below the sections: programmes change, verify with the source.',
        fr: 'Sous les sections : les programmes changent, vérifiez à la source.',
      },
    }),
  ],
})
