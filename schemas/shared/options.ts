import type { Language } from '#lib/i18n/languages.ts'
import type { AnswerEffect, QuestionKind } from '#lib/questions/questions.ts'
import type { Choice } from '#schemas/define.ts'

/* Fixed choices for fields. Only the Studio shows these titles; pages show the words of lib/i18n for the same values. */

export const COMPLEXITIES = [
  { value: 'Easy', title: { en: 'Easy', fr: 'Facile' } },
  { value: 'Moderate', title: { en: 'Moderate', fr: 'Moyenne' } },
  { value: 'Complex', title: { en: 'Complex', fr: 'Complexe' } },
] as const satisfies Choice[]

export const TIME_UNITS = [
  { value: 'hours', title: { en: 'Hours', fr: 'Heures' } },
  { value: 'days', title: { en: 'Days', fr: 'Jours' } },
] as const satisfies Choice[]

/** The moments of lib/requests/next-steps.ts. */
export const STEP_MOMENTS = [
  { value: 'matched', title: { en: 'Contractors have the request', fr: 'Les entrepreneurs ont la demande' } },
  { value: 'quotes', title: { en: 'The quotes arrive', fr: 'Les soumissions arrivent' } },
  { value: 'work', title: { en: 'The work begins', fr: 'Les travaux commencent' } },
] as const satisfies Choice[]

/** The trades of lib/matching/types.ts. */
export const TRADES = [
  { value: 'electrical', title: { en: 'Electrical', fr: 'Électricité' } },
  { value: 'gas', title: { en: 'Gas', fr: 'Gaz' } },
  { value: 'plumbing', title: { en: 'Plumbing', fr: 'Plomberie' } },
  { value: 'cooling', title: { en: 'Refrigeration', fr: 'Réfrigération' } },
  { value: 'building', title: { en: 'Building', fr: 'Construction' } },
] as const satisfies Choice[]

/** How far matching goes by itself (lib/leads/offers/matching.ts). */
export const MATCHINGS = [
  { value: 'off', title: { en: 'Off: nobody is asked', fr: 'Arrêté : personne n’est sollicité' } },
  { value: 'suggest', title: { en: 'Suggest: staff press Send', fr: 'Proposer : le personnel envoie' } },
  { value: 'automatic', title: { en: 'Automatic', fr: 'Automatique' } },
] as const satisfies Choice[]

export const URGENCIES = [
  { value: 'Immediate', title: { en: 'Immediate', fr: 'Immédiat' } },
  { value: 'Same Day', title: { en: 'Same Day', fr: 'Le jour même' } },
] as const satisfies Choice[]

export const BUNDLE_POPULARITIES = [
  { value: 'Most Popular', title: { en: 'Most Popular', fr: 'Le plus demandé' } },
  { value: 'Popular', title: { en: 'Popular', fr: 'Populaire' } },
  { value: 'New', title: { en: 'New', fr: 'Nouveau' } },
  { value: 'Other', title: { en: 'Other', fr: 'Autre' } },
] as const satisfies Choice[]

export const ACTIVITY_TYPES = [
  { value: 'booking', title: { en: 'Booking', fr: 'Réservation' } },
  { value: 'completion', title: { en: 'Completion', fr: 'Travaux terminés' } },
  { value: 'review', title: { en: 'Review', fr: 'Avis' } },
  { value: 'popular', title: { en: 'Popular', fr: 'Populaire' } },
] as const satisfies Choice[]

export const MENU_PLACES = [
  { value: 'services', title: { en: 'Services', fr: 'Services' } },
  { value: 'cities', title: { en: 'Cities', fr: 'Villes' } },
  { value: 'header', title: { en: 'Header', fr: 'En-tête' } },
  { value: 'footer', title: { en: 'Footer', fr: 'Pied de page' } },
] as const satisfies Choice[]

export const LANGUAGE_CHOICES = [
  { value: 'en', title: { en: 'English', fr: 'Anglais' } },
  { value: 'fr', title: { en: 'French', fr: 'Français' } },
]

export const SOCIAL_PLATFORMS = [
  { value: 'facebook', title: { en: 'Facebook', fr: 'Facebook' } },
  { value: 'instagram', title: { en: 'Instagram', fr: 'Instagram' } },
  { value: 'linkedin', title: { en: 'LinkedIn', fr: 'LinkedIn' } },
  { value: 'youtube', title: { en: 'YouTube', fr: 'YouTube' } },
  { value: 'x', title: { en: 'X', fr: 'X' } },
  { value: 'tiktok', title: { en: 'TikTok', fr: 'TikTok' } },
  { value: 'pinterest', title: { en: 'Pinterest', fr: 'Pinterest' } },
] as const satisfies Choice[]

export const DAYS = [
  { value: 'Monday', title: { en: 'Monday', fr: 'Lundi' } },
  { value: 'Tuesday', title: { en: 'Tuesday', fr: 'Mardi' } },
  { value: 'Wednesday', title: { en: 'Wednesday', fr: 'Mercredi' } },
  { value: 'Thursday', title: { en: 'Thursday', fr: 'Jeudi' } },
  { value: 'Friday', title: { en: 'Friday', fr: 'Vendredi' } },
  { value: 'Saturday', title: { en: 'Saturday', fr: 'Samedi' } },
  { value: 'Sunday', title: { en: 'Sunday', fr: 'Dimanche' } },
] as const satisfies Choice[]

/** The topics of questions; pages pick their questions by topic. */
export const FAQ_TOPICS = [
  { value: 'general', title: { en: 'General', fr: 'Questions générales' } },
  { value: 'booking', title: { en: 'Booking', fr: 'Réservation' } },
  { value: 'pricing', title: { en: 'Pricing', fr: 'Prix' } },
  { value: 'licensing', title: { en: 'Licensing', fr: 'Licences et permis' } },
  { value: 'guarantee', title: { en: 'Guarantee', fr: 'Garantie' } },
  { value: 'speed', title: { en: 'Speed', fr: 'Rapidité' } },
  { value: 'contractors', title: { en: 'Contractors', fr: 'Entrepreneurs' } },
  { value: 'how-it-works', title: { en: 'How it works', fr: 'Comment ça marche' } },
] as const satisfies Choice[]

/** The icons for small points and categories. */
export const ICON_KEYS = [
  { value: 'bolt', title: { en: 'Bolt', fr: 'éclair' } },
  { value: 'building', title: { en: 'Building', fr: 'immeuble' } },
  { value: 'calendar', title: { en: 'Calendar', fr: 'calendrier' } },
  { value: 'camera', title: { en: 'Camera', fr: 'caméra' } },
  { value: 'car', title: { en: 'Car', fr: 'voiture' } },
  { value: 'check', title: { en: 'Check', fr: 'crochet' } },
  { value: 'clock', title: { en: 'Clock', fr: 'horloge' } },
  { value: 'concrete', title: { en: 'Concrete', fr: 'béton' } },
  { value: 'document', title: { en: 'Document', fr: 'document' } },
  { value: 'dollar', title: { en: 'Dollar', fr: 'dollar' } },
  { value: 'droplet', title: { en: 'Droplet', fr: 'goutte' } },
  { value: 'fan', title: { en: 'Fan', fr: 'ventilateur' } },
  { value: 'flame', title: { en: 'Flame', fr: 'flamme' } },
  { value: 'game', title: { en: 'Game', fr: 'jeu' } },
  { value: 'gift', title: { en: 'Gift', fr: 'cadeau' } },
  { value: 'heart', title: { en: 'Heart', fr: 'cœur' } },
  { value: 'home', title: { en: 'Home', fr: 'maison' } },
  { value: 'leaf', title: { en: 'Leaf', fr: 'feuille' } },
  { value: 'lock', title: { en: 'Lock', fr: 'cadenas' } },
  { value: 'mail', title: { en: 'Mail', fr: 'enveloppe' } },
  { value: 'map-pin', title: { en: 'Map pin', fr: 'repère de carte' } },
  { value: 'phone', title: { en: 'Phone', fr: 'téléphone' } },
  { value: 'picture', title: { en: 'Picture', fr: 'image' } },
  { value: 'roof', title: { en: 'Roof', fr: 'toit' } },
  { value: 'shield', title: { en: 'Shield', fr: 'bouclier' } },
  { value: 'snowflake', title: { en: 'Snowflake', fr: 'flocon' } },
  { value: 'sparkle', title: { en: 'Sparkle', fr: 'étincelle' } },
  { value: 'star', title: { en: 'Star', fr: 'étoile' } },
  { value: 'structure', title: { en: 'Structure', fr: 'structure' } },
  { value: 'tools', title: { en: 'Tools', fr: 'outils' } },
  { value: 'truck', title: { en: 'Truck', fr: 'camion' } },
  { value: 'tv', title: { en: 'TV', fr: 'téléviseur' } },
  { value: 'users', title: { en: 'Users', fr: 'personnes' } },
  { value: 'window', title: { en: 'Window', fr: 'fenêtre' } },
  { value: 'wrench', title: { en: 'Wrench', fr: 'clé anglaise' } },
] as const satisfies Choice[]

/** The title of a choice. A value that is not a choice is returned as it is. */
export function choiceTitle(choices: readonly Choice[], value: string, language: Language): string {
  return choices.find((choice) => choice.value === value)?.title[language] ?? value
}

/** The mails of lib/leads/mails/people.ts that a person of a list can do without. */
export const STAFF_MAILS = [
  { value: 'request', title: { en: 'New request', fr: 'Nouvelle demande' } },
  { value: 'reminder', title: { en: 'Reminder', fr: 'Rappel' } },
  { value: 'change', title: { en: 'Change by the customer', fr: 'Changement par la clientèle' } },
  { value: 'review', title: { en: 'Review', fr: 'Avis' } },
  { value: 'bounce', title: { en: 'Mail that came back', fr: 'Courriel revenu' } },
  { value: 'suspected', title: { en: 'Possible spam', fr: 'Pourriels possibles' } },
  { value: 'week', title: { en: 'Weekly summary', fr: 'Résumé de la semaine' } },
] as const satisfies Choice[]

export const FORM_CHOICES = [
  { value: 'lead', title: { en: 'Booking or quote', fr: 'Réservation ou soumission' } },
  { value: 'contact', title: { en: 'Message', fr: 'Message' } },
  { value: 'contractor', title: { en: 'Contractor application', fr: 'Candidature d’entrepreneur' } },
  { value: 'partner', title: { en: 'Partner suggestion', fr: 'Suggestion de partenaire' } },
  { value: 'claim', title: { en: 'Guarantee claim', fr: 'Réclamation sous garantie' } },
] as const satisfies Choice[]

/** The urgencies of the lead form. A request without one counts as normal. */
export const REQUEST_URGENCIES = [
  { value: 'Emergency', title: { en: 'Emergency', fr: 'Immédiat' } },
  { value: 'High', title: { en: 'High', fr: 'Élevé' } },
  { value: 'Normal', title: { en: 'Normal', fr: 'Normal' } },
  { value: 'Low', title: { en: 'Low', fr: 'Faible' } },
] as const satisfies Choice[]

/** The mails whose usual texts are in lib/i18n. */
export const MAILS_WITH_USUAL_TEXTS = [
  { value: 'emergencyConfirmation', title: { en: 'Confirmation: emergency', fr: 'Confirmation : urgence' } },
  { value: 'contactConfirmation', title: { en: 'Confirmation: message', fr: 'Confirmation : message' } },
  {
    value: 'contractorConfirmation',
    title: { en: 'Confirmation: contractor application', fr: 'Confirmation : candidature d’entrepreneur' },
  },
  {
    value: 'partnerConfirmation',
    title: { en: 'Confirmation: partner suggestion', fr: 'Confirmation : suggestion de partenaire' },
  },
  {
    value: 'claimConfirmation',
    title: { en: 'Confirmation: guarantee claim', fr: 'Confirmation : réclamation sous garantie' },
  },
  { value: 'requestState', title: { en: 'Customer: new state', fr: 'Clientèle : nouvel état' } },
  {
    value: 'requestLinks',
    title: { en: 'Customer: links to requests', fr: 'Clientèle : liens vers les demandes' },
  },
  { value: 'requestCode', title: { en: 'Customer: code', fr: 'Clientèle : code' } },
  {
    value: 'changedRequest',
    title: { en: 'Staff: change by the customer', fr: 'Personnel : changement par la clientèle' },
  },
  { value: 'arrivedReview', title: { en: 'Staff: review', fr: 'Personnel : avis' } },
  { value: 'bouncedMail', title: { en: 'Staff: mail that came back', fr: 'Personnel : courriel revenu' } },
  { value: 'weeklySummary', title: { en: 'Staff: weekly summary', fr: 'Personnel : résumé de la semaine' } },
  { value: 'crmFails', title: { en: 'Alert: the CRM fails', fr: 'Alerte : le CRM ne répond plus' } },
  { value: 'crmWorks', title: { en: 'Alert: the CRM works again', fr: 'Alerte : le CRM répond de nouveau' } },
] as const satisfies Choice[]

/** The kinds of questions about a job. */
export const QUESTION_KIND_TITLES: Choice[] = [
  { value: 'choice', title: { en: 'Choice', fr: 'Choix' } },
  { value: 'yesNo', title: { en: 'Yes or no', fr: 'Oui ou non' } },
  { value: 'number', title: { en: 'Number', fr: 'Nombre' } },
  { value: 'length', title: { en: 'Length in feet', fr: 'Longueur en pieds' } },
  { value: 'text', title: { en: 'Text', fr: 'Texte' } },
  { value: 'photo', title: { en: 'Photo', fr: 'Photo' } },
] satisfies (Choice & { value: QuestionKind })[]

/** What an answer does to the price. */
export const ANSWER_EFFECT_TITLES: Choice[] = [
  { value: 'add', title: { en: 'Add dollars', fr: 'Ajouter des dollars' } },
  { value: 'multiply', title: { en: 'Multiply the range', fr: 'Multiplier la fourchette' } },
  { value: 'electrician', title: { en: 'Needs an electrician', fr: 'Demande un électricien' } },
  { value: 'ask', title: { en: 'Ask first', fr: 'Prix à demander' } },
] satisfies (Choice & { value: AnswerEffect })[]
