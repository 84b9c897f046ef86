import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { EventKind, LeadStage, LeadState, Suspicion } from '#lib/leads/store/tables.ts'
import { dateFormat } from '#studio/core/dates.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  parkedCount: (count: number) => `Leads (${count} parked)`,
  search: 'Search',
  searchHint: 'Name, e-mail, reference, city',
  stage: 'Status',
  state: 'Delivery to the CRM',
  handler: 'Handled by',
  nobody: 'Nobody yet',
  service: 'Service',
  city: 'City',
  page: 'Sent from page',
  campaign: 'Campaign',
  moreFilters: 'More filters',
  fewerFilters: 'Fewer filters',
  noCrm:
    'No CRM is connected. Leads stay here, where you can work on them. Whoever runs the server can connect one; then the leads that wait are sent to it.',
  work: 'Work on this lead',
  note: 'Note',
  noteHint: 'Only staff see it. It is deleted with the lead.',
  saveNote: 'Save the note',
  reply: 'Reply by e-mail',
  call: 'Call',
  technical: 'Technical details',
  review: 'Review',
  reviewText:
    'Send the customer a link to write a review. It works once, for a limited time. Good or bad, the review arrives as a draft that you translate and publish.',
  reviewSend: 'Mail the link to the customer',
  reviewSent: 'The link is on its way by mail.',
  reviewLink: 'Make the link',
  reviewLinkAgain: 'Make a new link: the former one stops working',
  reviewLinkOnce: 'Link for one review, shown only now',
  reviewMail: 'Send it by e-mail',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  reviewCame: (time: string) => `The customer sent it on ${time}.`,
  reviewOpen: 'Open the review',
  reviewPhoto: 'Photo of the review',
  reviewPhotoAccept: 'Accept the photo',
  reviewPhotoDelete: 'Delete the photo',
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
  mailAlarm: (status: number | null) =>
    `The mail server does not accept our settings${status ? ` and answers ${status}` : ''}. No mail gets through until they are right.`,
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
    'Deletes every lead with this e-mail address here. This cannot be undone. Reviews this person wrote go with them, with their photos and versions. What the CRM has must be deleted there.',
  email: 'E-mail address',
  noEmail: 'Enter an e-mail address with an @, for example anna@example.ca.',
  deleteDone: (count: number) => (count === 1 ? '1 lead was deleted.' : `${count} leads were deleted.`),
  stages: {
    new: 'New',
    working: 'In progress',
    done: 'Done',
    declined: 'Declined',
  } satisfies Record<LeadStage, string>,
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
    stage: 'Status changed',
    handler: 'Handler changed',
    note: 'Note changed',
    review_link: 'Link to review made',
    review_mail: 'Link to review mailed to the customer',
    review_mail_refused: 'The link to review could not be mailed to the customer',
    reviewed: 'Reviewed by the customer',
    review_photo: 'Photo of the review decided on',
    withdrawn: 'The customer withdrew the consent to commercial messages',
    mailed: 'Confirmed to the customer by mail',
    mail_refused: 'The confirmation could not be mailed to the customer',
  } satisfies Record<EventKind, string>,
}

type Words = typeof en

const fr: Words = {
  parkedCount: (count) => `Demandes (${count} ${count < 2 ? 'mise' : 'mises'} de côté)`,
  search: 'Recherche',
  searchHint: 'Nom, courriel, référence, ville',
  stage: 'Statut',
  state: 'Livraison au CRM',
  handler: 'Responsable',
  nobody: 'Personne encore',
  service: 'Service',
  city: 'Ville',
  page: 'Page de l’envoi',
  campaign: 'Campagne',
  moreFilters: 'Plus de filtres',
  fewerFilters: 'Moins de filtres',
  noCrm:
    'Aucun CRM n’est connecté. Les demandes restent ici, où vous pouvez les traiter. Qui gère le serveur peut en connecter un; les demandes en attente lui seront alors envoyées.',
  work: 'Suivi de cette demande',
  note: 'Note',
  noteHint: 'Seul le personnel la voit. Elle est supprimée avec la demande.',
  saveNote: 'Enregistrer la note',
  reply: 'Répondre par courriel',
  call: 'Appeler',
  technical: 'Détails techniques',
  review: 'Avis',
  reviewText:
    'Envoyez au client un lien pour écrire un avis. Il sert une seule fois, pour un temps limité. Bon ou mauvais, l’avis arrive en brouillon, que vous traduisez et publiez.',
  reviewSend: 'Envoyer le lien au client par courriel',
  reviewSent: 'Le lien est en route par courriel.',
  reviewLink: 'Créer le lien',
  reviewLinkAgain: 'Créer un nouveau lien\u00A0: l’ancien ne servira plus',
  reviewLinkOnce: 'Lien pour un seul avis, affiché seulement maintenant',
  reviewMail: 'L’envoyer par courriel',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Sélectionnez le lien et copiez-le.',
  reviewCame: (time) => `Le client l’a envoyé le ${time}.`,
  reviewOpen: 'Ouvrir l’avis',
  reviewPhoto: 'Photo de l’avis',
  reviewPhotoAccept: 'Accepter la photo',
  reviewPhotoDelete: 'Supprimer la photo',
  type: 'Formulaire',
  suspicion: 'Raison du soupçon',
  from: 'Du',
  to: 'Au',
  all: 'Tous',
  export: 'Exporter en CSV',
  erase: 'Supprimer les données d’une personne',
  none: 'Aucune demande ne correspond.',
  more: 'En voir plus',
  choose: 'Choisissez une demande pour en voir tout l’historique.',
  mailAlarm: (status) =>
    `Le serveur de courriel refuse nos réglages${status ? ` et répond ${status}` : ''}. Aucun courriel ne part tant qu’ils ne sont pas corrigés.`,
  alarm: (forwarder, status) =>
    `Le CRM (${forwarder}) refuse nos réglages${status ? ` et répond ${status}` : ''}. Aucune demande ne passe tant qu’ils ne sont pas corrigés; rien n’est perdu.`,
  timeline: 'Historique',
  answers: 'Réponses',
  photos: 'Photos des travaux',
  photo: (number) => `Photo ${number}`,
  resend: 'Envoyer de nouveau',
  release: 'Pas un pourriel : l’envoyer',
  delete: 'Supprimer',
  releaseAll: 'Aucun pourriel : tout envoyer',
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
    `${count < 2 ? `${count} message a été jeté` : `${count} messages ont été jetés`} depuis le ${since} : un robot avait rempli le champ caché du formulaire.`,
  deleteLead: 'Supprimer cette demande',
  deleteLeadText: (who) => `Supprime ce que ${who} a envoyé. C’est définitif.`,
  erased: 'Les données de cette personne ont été supprimées.',
  nextAttempt: (time) => `Prochain essai : ${time}`,
  beingSent: 'Envoi en cours',
  eraseText:
    'Supprime ici toutes les demandes de cette adresse courriel. C’est définitif. Les avis que cette personne a écrits disparaissent aussi, avec leurs photos et leurs versions. Ce que le CRM possède doit être supprimé là-bas.',
  email: 'Adresse courriel',
  noEmail: 'Entrez une adresse courriel avec un @, par exemple anna@exemple.ca.',
  deleteDone: (count) =>
    count < 2 ? `${count} demande a été supprimée.` : `${count} demandes ont été supprimées.`,
  stages: {
    new: 'Nouvelle',
    working: 'En cours',
    done: 'Terminée',
    declined: 'Refusée',
  },
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
    parked: 'Mise de côté : pas livrée à temps, ou refusée par le CRM',
    resent: 'Envoyée de nouveau par le personnel',
    released: 'Libérée par le personnel',
    erased: 'Renseignements personnels supprimés par l’équipe',
    stage: 'Statut modifié',
    handler: 'Responsable modifié',
    note: 'Note modifiée',
    review_link: 'Lien pour écrire un avis créé',
    review_mail: 'Lien pour écrire un avis envoyé par courriel au client',
    review_mail_refused: 'Le lien pour écrire un avis n’a pas pu être envoyé au client par courriel',
    reviewed: 'Avis envoyé par le client',
    review_photo: 'Photo de l’avis traitée',
    withdrawn: 'Le client a retiré son consentement aux messages commerciaux',
    mailed: 'Confirmée par courriel au client',
    mail_refused: 'La confirmation n’a pas pu être envoyée au client par courriel',
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
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const day = dateFormat(language, { dateStyle: 'long' })
  return {
    words: { en, fr }[language],
    language,
    time: (at) => time.format(at),
    day: (at) => day.format(at),
  }
}
