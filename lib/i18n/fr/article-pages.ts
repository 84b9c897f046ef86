import type { Dictionary } from '../en.ts'

export const articlePages: Dictionary['articlePages'] = {
  faq: {
    title: 'Questions fréquentes',
    topics: 'Sujets',
    topic: {
      general: 'L’essentiel',
      booking: 'Réserver et changer',
      pricing: 'Prix et soumissions',
      licensing: 'Licences et permis',
      guarantee: 'Garantie',
      speed: 'Délais',
      contractors: 'Pour les entrepreneurs',
      'how-it-works': 'Fonctionnement',
    },
    questionCount: { one: '{count} question', other: '{count} questions' },
  },
  guides: {
    title: 'Guides',
    about: 'Pour tous les travaux',
    guideCount: { one: '{count} guide', other: '{count} guides' },
    published: 'Publié le {date}',
    contents: 'Sur cette page',
    services: 'Les services de ce guide',
    next: 'Guide suivant',
    back: 'Tous les guides',
  },
  legal: {
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    accessibility: 'Accessibilité',
    lastUpdated: 'Dernière mise à jour : {month}',
  },
  careers: {
    write: 'Nous écrire',
    join: 'Se joindre au réseau',
  },
  resources: {
    allGuides: 'Tous les guides',
  },
}
