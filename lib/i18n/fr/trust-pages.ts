import type { Dictionary } from '../en.ts'

/** Fonctionnement, à propos, entrepreneurs, avis, réalisations et urgences. */
export const trustPages: Dictionary['trustPages'] = {
  howItWorks: 'Fonctionnement',
  guarantee: 'La garantie',
  allQuestions: 'Toutes les questions',
  readReviews: 'Lire les avis',
  contractors: {
    title: 'Entrepreneurs',
    joinNetwork: 'Se joindre au réseau',
    requestQuote: 'Demander une soumission',
    requestQuoteFrom: 'Demander une soumission à {name}',
    rating: { one: '{value} ({count} avis)', other: '{value} ({count} avis)' },
    specialties: 'Spécialités',
    experience: 'Expérience',
    years: { one: '{count}\u00A0an', other: '{count}\u00A0ans' },
    licensed: 'Licence',
    insured: 'Assurance',
    yes: 'Oui',
    no: 'Non',
    responseTime: 'Délai de réponse',
  },
  projects: { sameJob: 'Soumission\u00A0: {service}' },
  emergency: {
    contact: 'Nous joindre d’urgence',
    getQuote: 'Soumission d’urgence',
    getQuoteFor: 'Soumission d’urgence\u00A0: {service}',
    urgency: { Immediate: 'Immédiat', 'Same Day': 'Le jour même' },
    responseTime: 'Délai d’intervention',
    priceRange: 'Fourchette de prix',
    licenseRequired: 'Métier réglementé',
    call911: 'Composer le 911',
    callUs: 'Vous préférez parler à quelqu’un?',
    call: 'Appeler le {number}',
    outsideHours: 'En dehors de ces heures, remplissez le formulaire d’urgence.',
  },
}
