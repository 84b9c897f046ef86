import type { SINGLE_PAGES } from '#lib/content/routes.ts'
import type { PageKind } from '#lib/content/shown-on.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'

type SinglePage = (typeof SINGLE_PAGES)[number]

interface Words {
  /** `Service pages (50), such as TV mounting` */
  kind: (kind: PageKind, count: number, example: string) => string
  /** The name of a page made of a service and a city. */
  serviceInCity: (service: string, city: string) => string
  pages: Record<SinglePage, string>
}

const KINDS: Record<Language, Record<PageKind, string>> = {
  en: {
    service: 'Service pages',
    city: 'City pages',
    cityService: 'Pages of a service in a city',
    category: 'Category pages',
    bundle: 'Bundle pages',
    guide: 'Guides',
    notFound: 'Addresses without a page',
    page: 'Every page',
  },
  fr: {
    service: 'Pages de service',
    city: 'Pages de ville',
    cityService: 'Pages d’un service dans une ville',
    category: 'Pages de catégorie',
    bundle: 'Pages de forfait',
    guide: 'Guides',
    notFound: 'Adresses sans page',
    page: 'Toutes les pages',
  },
}

const en: Words = {
  kind: (kind, count, example) => `${withCount('en', kind, count)}${example && `, such as ${example}`}`,
  serviceInCity: (service, city) => `${service} in ${city}`,
  pages: {
    '/': 'Home page',
    '/services': 'All services',
    '/how-it-works': 'How it works',
    '/get-quote': 'Get a quote',
    '/book-installation': 'Book an installation',
    '/contact': 'Contact',
    '/guarantee': 'Guarantee',
    '/reviews': 'Reviews',
    '/about': 'About',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/contractors': 'Contractors',
    '/contractors/join': 'Join the network',
    '/suggest-partner': 'Suggest a partner',
    '/cities': 'All cities',
    '/emergency-services': 'Emergency services',
    '/faq': 'Questions and answers',
    '/pricing': 'Prices',
    '/financing': 'Financing',
    '/guides': 'All guides',
    '/projects': 'Projects',
    '/service-areas': 'Service areas',
    '/careers': 'Careers',
    '/resources': 'Resources',
  },
}

const fr: Words = {
  kind: (kind, count, example) => `${withCount('fr', kind, count)}${example && `, par exemple ${example}`}`,
  serviceInCity: (service, city) => `${service} à ${city}`,
  pages: {
    '/': 'Page d’accueil',
    '/services': 'Tous les services',
    '/how-it-works': 'Fonctionnement',
    '/get-quote': 'Demander une soumission',
    '/book-installation': 'Réserver une installation',
    '/contact': 'Nous joindre',
    '/guarantee': 'Garantie',
    '/reviews': 'Avis',
    '/about': 'À propos',
    '/privacy': 'Confidentialité',
    '/terms': 'Conditions d’utilisation',
    '/contractors': 'Entrepreneurs',
    '/contractors/join': 'Joindre le réseau',
    '/suggest-partner': 'Proposer un partenaire',
    '/cities': 'Toutes les villes',
    '/emergency-services': 'Services d’urgence',
    '/faq': 'Questions et réponses',
    '/pricing': 'Prix',
    '/financing': 'Financement',
    '/guides': 'Tous les guides',
    '/projects': 'Projets',
    '/service-areas': 'Zones desservies',
    '/careers': 'Carrières',
    '/resources': 'Ressources',
  },
}

function withCount(lang: Language, kind: PageKind, count: number): string {
  return count > 0 ? `${KINDS[lang][kind]} (${getFormatters(lang).number(count)})` : KINDS[lang][kind]
}

export const WORDS: Record<Language, Words> = { en, fr }
