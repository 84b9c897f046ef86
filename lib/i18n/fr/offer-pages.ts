import type { Dictionary } from '../en.ts'

export const offerPages: Dictionary['offerPages'] = {
  category: {
    services: 'Services',
    someOfAll: '{some} des {all} services',
    learnMore: 'En savoir plus',
    empty: 'Aucun service trouvé',
    browseAll: 'Parcourir tous les services',
    allCategories: 'Toutes les catégories',
  },
  bundle: {
    bundles: 'Forfaits',
    back: 'Retour à tous les forfaits',
    discount: 'Rabais',
    totalSavings: 'Économie totale',
    versusSeparately: 'par rapport à des réservations séparées',
    included: 'Services compris',
    book: 'Réserver le forfait',
    docket: 'Le calcul de l’économie',
    separately: 'Réservés séparément',
    together: 'Réservés en forfait',
  },
  pricing: {
    categories: 'Catégories',
    estimate: 'Estimation',
    responseIn: 'Sur place en {time}',
    financing: 'Financement',
    seePrices: 'Voir les tarifs',
    emergency: 'Services d’urgence',
  },
  guarantee: {
    book: 'Réserver en toute confiance',
    download: 'Télécharger les modalités de la garantie',
    callSupport: 'Composez le {phone}',
    termsTitle: 'Modalités de la garantie',
  },
  terms: {
    fileName: 'modalites-de-la-garantie.pdf',
    published: 'Publié le {date}',
    support: 'Ligne d’assistance\u00A0: {phone}',
    page: 'Page {page} de {pages}',
    missing: 'Les modalités de la garantie ne sont pas encore publiées.',
  },
}
