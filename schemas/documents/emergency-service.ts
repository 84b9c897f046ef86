import { BoltIcon } from '@sanity/icons/Bolt'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { TRADES, URGENCIES } from '#schemas/shared/options.ts'
import { pricedPreview } from '#schemas/shared/preview.ts'

/** A service on the emergency page. */
export const emergencyService: DocumentType = {
  name: 'emergencyService',
  title: { en: 'Emergency service', fr: 'Service d’urgence' },
  plural: { en: 'Emergency services', fr: 'Services d’urgence' },
  desk: 'catalogue',
  visits: 'quote',
  shownOn: {
    pages: {
      emergencyPage: { en: 'List of emergencies', fr: 'Liste des urgences' },
      pricingPage: { en: 'Emergency prices', fr: 'Prix des urgences' },
      getQuotePage: { en: 'Choice of the emergency', fr: 'Choix de l’urgence' },
    },
  },
  icon: BoltIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], {
      en: 'The quote link carries the English name in lower case with dashes.',
      fr: 'Le lien de soumission porte le nom anglais en minuscules, avec des traits d’union.',
      required: true,
    }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.choice('urgency', URGENCIES, ['Urgency', 'Urgence'], { required: true }),
    field.localeString('responseTime', ['Response time', 'Délai de réponse'], {
      en: 'From 30 minutes to 6 hours, such as "30-60 minutes".',
      fr: 'De 30 minutes à 6 heures, par exemple « 30 à 60 minutes ».',
      required: true,
    }),
    field.priceRange('priceRange', ['Price range', 'Fourchette de prix'], { required: true }),
    field.compulsoryFees(),
    field.yesNo('licensed', ['Licensed trade required', 'Métier réglementé']),
    field.choice('trade', TRADES, ['Trade', 'Métier'], {
      en: 'Contractors who are asked need a licence for it, where the province has one.',
      fr: 'Les entrepreneurs sollicités doivent avoir une licence pour ce métier, là où la province en délivre une.',
    }),
    field.order({ en: 'Place on the emergency page.', fr: 'Place sur la page des urgences.' }),
    field.picture('picture', ['Picture', 'Image']),
    field.evidence(),
  ],
  orderings: [field.byOrder],
  preview: pricedPreview('name', 'priceRange'),
}
