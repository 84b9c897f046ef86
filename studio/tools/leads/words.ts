import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Suspicion } from '#lib/leads/spam.ts'
import type { EventKind, LeadState } from '#lib/leads/store/tables.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  title: 'Leads',
  parkedCount: (count: number) => `Leads (${count} parked)`,
  search: 'Search',
  searchHint: 'Name, e-mail, reference, city',
  state: 'State',
  type: 'Form',
  from: 'From',
  to: 'To',
  all: 'All',
  export: 'Export CSV',
  erase: 'Delete a person’s data',
  none: 'No lead matches.',
  more: 'Show more',
  choose: 'Choose a lead to see its whole story.',
  reload: 'Reload',
  alarm: (forwarder: string, status: number | null) =>
    `The CRM (${forwarder}) does not accept our settings${status ? ` and answers ${status}` : ''}. No lead gets through until they are right; nothing is lost.`,
  story: 'Story',
  answers: 'Answers',
  resend: 'Send again',
  release: 'Not spam: send it',
  delete: 'Delete',
  deleteLead: 'Delete this lead',
  deleteLeadText: (who: string) => `Deletes what ${who} sent. This cannot be undone.`,
  erased: 'This person’s data was deleted.',
  nextAttempt: (time: string) => `Next attempt: ${time}`,
  beingSent: 'Being sent now',
  eraseTitle: 'Delete a person’s data',
  eraseText:
    'Deletes every lead with this e-mail address here. This cannot be undone. What the CRM has must be deleted there.',
  email: 'E-mail address',
  noEmail: 'Enter an e-mail address with an @, for example anna@example.ca.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  eraseDone: (count: number) => (count === 1 ? '1 lead was deleted.' : `${count} leads were deleted.`),
  states: {
    waiting: 'Waiting',
    delivered: 'Delivered',
    parked: 'Parked',
    suspected: 'Suspected spam',
  } satisfies Record<LeadState, string>,
  types: {
    lead: 'Booking or quote',
    contact: 'Contact',
    contractor: 'Contractor application',
    partner: 'Partner suggestion',
  } satisfies Record<FormType, string>,
  suspicions: {
    honeypot: 'a hidden field was filled in',
    too_fast: 'it was filled in faster than a person can',
    address_limit: 'too many from this network address',
    email_limit: 'too many with this e-mail address',
  } satisfies Record<Suspicion, string>,
  events: {
    received: 'Received',
    suspected: 'Set aside as suspected spam',
    attempt: 'Sent to the CRM',
    delivered: 'Delivered',
    parked: 'Parked: it was not delivered in time, or the CRM refused it',
    resent: 'Sent again by staff',
    released: 'Released by staff',
    erased: 'Personal data deleted by staff',
  } satisfies Record<EventKind, string>,
}

type Words = typeof en

const fr: Words = {
  title: 'Demandes',
  parkedCount: (count) => `Demandes (${count} en attente d’aide)`,
  search: 'Recherche',
  searchHint: 'Nom, courriel, référence, ville',
  state: 'État',
  type: 'Formulaire',
  from: 'Du',
  to: 'Au',
  all: 'Tous',
  export: 'Exporter en CSV',
  erase: 'Supprimer les données d’une personne',
  none: 'Aucune demande ne correspond.',
  more: 'En voir plus',
  choose: 'Choisissez une demande pour en voir toute l’histoire.',
  reload: 'Recharger',
  alarm: (forwarder, status) =>
    `Le CRM (${forwarder}) refuse nos réglages${status ? ` et répond ${status}` : ''}. Aucune demande ne passe tant qu’ils ne sont pas corrigés; rien n’est perdu.`,
  story: 'Histoire',
  answers: 'Réponses',
  resend: 'Envoyer de nouveau',
  release: 'Pas un pourriel : l’envoyer',
  delete: 'Supprimer',
  deleteLead: 'Supprimer cette demande',
  deleteLeadText: (who) => `Supprime ce que ${who} a envoyé. C’est définitif.`,
  erased: 'Les données de cette personne ont été supprimées.',
  nextAttempt: (time) => `Prochain essai : ${time}`,
  beingSent: 'Envoi en cours',
  eraseTitle: 'Supprimer les données d’une personne',
  eraseText:
    'Supprime ici toutes les demandes de cette adresse courriel. C’est définitif. Ce que le CRM possède doit être supprimé là-bas.',
  email: 'Adresse courriel',
  noEmail: 'Entrez une adresse courriel avec un @, par exemple anna@exemple.ca.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  eraseDone: (count) =>
    count < 2 ? `${count} demande a été supprimée.` : `${count} demandes ont été supprimées.`,
  states: {
    waiting: 'En attente',
    delivered: 'Livrée',
    parked: 'Mise de côté',
    suspected: 'Pourriel présumé',
  },
  types: {
    lead: 'Réservation ou soumission',
    contact: 'Contact',
    contractor: 'Candidature d’entrepreneur',
    partner: 'Suggestion de partenaire',
  },
  suspicions: {
    honeypot: 'un champ caché a été rempli',
    too_fast: 'rempli plus vite qu’une personne ne le peut',
    address_limit: 'trop de demandes de cette adresse réseau',
    email_limit: 'trop de demandes avec cette adresse courriel',
  },
  events: {
    received: 'Reçue',
    suspected: 'Mise de côté comme pourriel présumé',
    attempt: 'Envoyée au CRM',
    delivered: 'Livrée',
    parked: 'Mise de côté : pas livrée à temps, ou refusée par le CRM',
    resent: 'Envoyée de nouveau par le personnel',
    released: 'Libérée par le personnel',
    erased: 'Données personnelles supprimées par le personnel',
  },
}

/** The tool's words in the language of the Studio, and how it writes times. */
export function useWords(): { words: Words; language: Language; time: (at: number) => string } {
  const language = useStudioLanguage()
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
  return { words: language === 'fr' ? fr : en, language, time: (at) => format.format(at) }
}
