import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Suspicion } from '#lib/leads/spam.ts'
import type { EventKind, LeadState } from '#lib/leads/store/tables.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  parkedCount: (count: number) => `Leads (${count} parked)`,
  search: 'Search',
  searchHint: 'Name, e-mail, reference, city',
  state: 'State',
  type: 'Form',
  suspicion: 'Why suspected',
  from: 'From',
  to: 'To',
  all: 'All',
  export: 'Export CSV',
  erase: 'Delete a person’s data',
  none: 'No lead matches.',
  more: 'Show more',
  choose: 'Choose a lead to see its whole story.',
  alarm: (forwarder: string, status: number | null) =>
    `The CRM (${forwarder}) does not accept our settings${status ? ` and answers ${status}` : ''}. No lead gets through until they are right; nothing is lost.`,
  timeline: 'Story',
  answers: 'Answers',
  photos: 'Photos of the job',
  photo: (number: number) => `Photo ${number}`,
  resend: 'Send again',
  release: 'Not spam: send it',
  delete: 'Delete',
  releaseAll: 'None is spam: send them all',
  releaseAllText: (count: number) =>
    count === 1
      ? 'Sends the 1 lead that these filters find to the CRM.'
      : `Sends all ${count} leads that these filters find to the CRM.`,
  releaseAllDone: (count: number) => (count === 1 ? '1 lead was released.' : `${count} leads were released.`),
  deleteAll: 'Delete them all',
  deleteAllText: (count: number) =>
    count === 1
      ? 'Deletes the 1 lead that these filters find. This cannot be undone.'
      : `Deletes all ${count} leads that these filters find. This cannot be undone.`,
  thrownAway: (count: number, since: string) =>
    `${count === 1 ? '1 message was' : `${count} messages were`} thrown away since ${since}: a robot had filled in the hidden field of the form.`,
  deleteLead: 'Delete this lead',
  deleteLeadText: (who: string) => `Deletes what ${who} sent. This cannot be undone.`,
  erased: 'This person’s data was deleted.',
  nextAttempt: (time: string) => `Next attempt: ${time}`,
  beingSent: 'Being sent now',
  eraseText:
    'Deletes every lead with this e-mail address here. This cannot be undone. What the CRM has must be deleted there.',
  email: 'E-mail address',
  noEmail: 'Enter an e-mail address with an @, for example anna@example.ca.',
  deleteDone: (count: number) => (count === 1 ? '1 lead was deleted.' : `${count} leads were deleted.`),
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
  parkedCount: (count) => `Demandes (${count} en attente d’aide)`,
  search: 'Recherche',
  searchHint: 'Nom, courriel, référence, ville',
  state: 'État',
  type: 'Formulaire',
  suspicion: 'Pourquoi présumé',
  from: 'Du',
  to: 'Au',
  all: 'Tous',
  export: 'Exporter en CSV',
  erase: 'Supprimer les données d’une personne',
  none: 'Aucune demande ne correspond.',
  more: 'En voir plus',
  choose: 'Choisissez une demande pour en voir toute l’histoire.',
  alarm: (forwarder, status) =>
    `Le CRM (${forwarder}) refuse nos réglages${status ? ` et répond ${status}` : ''}. Aucune demande ne passe tant qu’ils ne sont pas corrigés; rien n’est perdu.`,
  timeline: 'Histoire',
  answers: 'Réponses',
  photos: 'Photos des travaux',
  photo: (number) => `Photo ${number}`,
  resend: 'Envoyer de nouveau',
  release: 'Pas un pourriel : l’envoyer',
  delete: 'Supprimer',
  releaseAll: 'Aucun pourriel : tout envoyer',
  releaseAllText: (count) =>
    count < 2
      ? `Envoie au CRM la demande que trouvent ces filtres (${count}).`
      : `Envoie au CRM les ${count} demandes que trouvent ces filtres.`,
  releaseAllDone: (count) =>
    count < 2 ? `${count} demande a été libérée.` : `${count} demandes ont été libérées.`,
  deleteAll: 'Tout supprimer',
  deleteAllText: (count) =>
    count < 2
      ? `Supprime la demande que trouvent ces filtres (${count}). C’est définitif.`
      : `Supprime les ${count} demandes que trouvent ces filtres. C’est définitif.`,
  thrownAway: (count, since) =>
    `${count < 2 ? `${count} message a été jeté` : `${count} messages ont été jetés`} depuis le ${since} : un robot avait rempli le champ caché du formulaire.`,
  deleteLead: 'Supprimer cette demande',
  deleteLeadText: (who) => `Supprime ce que ${who} a envoyé. C’est définitif.`,
  erased: 'Les données de cette personne ont été supprimées.',
  nextAttempt: (time) => `Prochain essai : ${time}`,
  beingSent: 'Envoi en cours',
  eraseText:
    'Supprime ici toutes les demandes de cette adresse courriel. C’est définitif. Ce que le CRM possède doit être supprimé là-bas.',
  email: 'Adresse courriel',
  noEmail: 'Entrez une adresse courriel avec un @, par exemple anna@exemple.ca.',
  deleteDone: (count) =>
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

interface WordsInLanguage {
  words: Words
  language: Language
  /** Day and time. */
  time: (at: number) => string
  day: (at: number) => string
}

/** The tool's texts and formats in the language of the Studio. */
export function useWords(): WordsInLanguage {
  const language = useStudioLanguage()
  const locale = LOCALES[language]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return {
    words: { en, fr }[language],
    language,
    time: (at) => time.format(at),
    day: (at) => day.format(at),
  }
}
