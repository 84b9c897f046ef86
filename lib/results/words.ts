import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Figure } from '#lib/visit-figures.ts'
import type { MatchCounts } from './match-counts.ts'

const en = {
  columns: ['Group', 'Name', 'Visits', 'Requests', 'Done', 'Requests in the period before'],
  byDay: 'By day',
  periodBefore: 'The period before',
  lessInFrench: 'Pages that bring less in French',
  inFrench: 'in French',
  inEnglish: 'in English',
  byPage: 'By page',
  byService: 'By service',
  byCity: 'By city',
  byCampaign: 'By campaign',
  byForm: 'By form',
  byAnswer: 'Answers to questions',
  wizard: 'Booking wizard',
  opened: 'Opened',
  step: (number: number) => `Reached step ${number}`,
  sent: 'Sent',
  other: 'Other',
  contractors: 'Contractors',
  contractorsByService: 'Contractors by service',
  contractorsByCity: 'Contractors by city',
  allRequests: 'All requests',
  speed: 'Speed for visitors',
  allPages: 'All pages',
  figures: {
    lcp: 'Main content shown (LCP)',
    inp: 'Answer to a click (INP)',
    cls: 'Content that moved (CLS)',
  } satisfies Record<Figure, string>,
  matched: {
    asked: 'Asked',
    inTime: 'Answered in the promised time',
    quoted: 'Quoted',
    chosen: 'Chosen',
    done: 'Done',
    missing: 'Contractors missing',
  } satisfies Record<keyof MatchCounts, string>,
  forms: {
    lead: 'Request for quotes',
    contact: 'Contact',
    contractor: 'Contractor application',
    partner: 'Partner suggestion',
    claim: 'Guarantee claim',
  } satisfies Record<FormType, string>,
}

const fr: typeof en = {
  columns: ['Groupe', 'Nom', 'Visites', 'Demandes', 'Terminées', 'Demandes de la période précédente'],
  byDay: 'Par jour',
  periodBefore: 'La période précédente',
  lessInFrench: 'Pages qui rapportent moins en français',
  inFrench: 'en français',
  inEnglish: 'en anglais',
  byPage: 'Par page',
  byService: 'Par service',
  byCity: 'Par ville',
  byCampaign: 'Par campagne',
  byForm: 'Par formulaire',
  byAnswer: 'Réponses aux questions',
  wizard: 'Réservation par étapes',
  opened: 'Ouverte',
  step: (number) => `Étape ${number} atteinte`,
  sent: 'Envoyée',
  other: 'Autres',
  contractors: 'Entrepreneurs',
  contractorsByService: 'Entrepreneurs par service',
  contractorsByCity: 'Entrepreneurs par ville',
  allRequests: 'Toutes les demandes',
  speed: 'Rapidité chez les visiteurs',
  allPages: 'Toutes les pages',
  figures: {
    lcp: 'Affichage du contenu principal (LCP)',
    inp: 'Réponse à un clic (INP)',
    cls: 'Déplacement du contenu (CLS)',
  },
  matched: {
    asked: 'Sollicités',
    inTime: 'Réponse dans le délai promis',
    quoted: 'Avec soumission',
    chosen: 'Entrepreneur choisi',
    done: 'Travaux terminés',
    missing: 'Sans entrepreneur',
  },
  forms: {
    lead: 'Demande de soumissions',
    contact: 'Contact',
    contractor: 'Candidature d’entrepreneur',
    partner: 'Suggestion de partenaire',
    claim: 'Réclamation sous garantie',
  },
}

/** The words for results, in the CSV file and in the Studio. */
export const resultWords: Record<Language, typeof en> = { en, fr }
