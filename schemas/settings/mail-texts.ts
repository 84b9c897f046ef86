import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

/** The texts of one kind of mail. */
const mail = (name: string, title: field.Titles, hint: Bilingual) =>
  field.ofType('mailText', name, title, hint)

/** The texts of the mails that the site sends (docs/product.md, Mails). No page shows them. */
export const mailTexts: Singleton = {
  name: 'mailTexts',
  title: { en: 'Mails', fr: 'Courriels' },
  desk: 'settings',
  visits: 'few',
  placeholders: ['name', 'reference', 'count', 'author'],
  icon: EnvelopeIcon,
  fields: [
    field.localeString('greeting', ['Greeting', 'Formule d’appel'], {
      en: 'The first line. {name} is the person’s name.',
      fr: 'La première ligne. {name} est le nom de la personne.',
      required: true,
    }),
    mail('confirmation', ['Confirmation of a request', 'Confirmation d’une demande'], {
      en: 'To who filled in a form. {reference} is the reference number. The answers follow the text; the button opens the request.',
      fr: 'À qui a rempli un formulaire. {reference} est le numéro de référence. Les réponses suivent le texte; le bouton ouvre la demande.',
    }),
    mail('reviewLink', ['Link to write a review', 'Lien pour écrire un avis'], {
      en: 'To the customer of a finished lead, when staff send it. The button opens the page of the review. {reference} is the reference number.',
      fr: 'Au client d’une demande terminée, quand le personnel l’envoie. Le bouton ouvre la page de l’avis. {reference} est le numéro de référence.',
    }),
    mail('invitation', ['Invitation to the Studio', 'Invitation au Studio'], {
      en: 'To the person who is invited. The button signs them in.',
      fr: 'À la personne invitée. Le bouton la connecte.',
    }),
    mail('passwordReset', ['New password', 'Nouveau mot de passe'], {
      en: 'To who forgot their password, or lost it because an administrator reset it.',
      fr: 'À qui a oublié son mot de passe, ou l’a perdu parce que l’administration l’a réinitialisé.',
    }),
    mail('newRequest', ['A new request, to staff', 'Nouvelle demande, au personnel'], {
      en: 'To those whom “Who is told of each request” names, as soon as one arrives. {reference} is its number. Service and city follow; the button opens the request.',
      fr: 'À celles et ceux que « Qui est averti de chaque demande » nomme, dès qu’une demande arrive. {reference} est son numéro. Le service et la ville suivent; le bouton ouvre la demande.',
    }),
    mail('emergencyRequest', ['An emergency, to staff', 'Urgence, au personnel'], {
      en: 'The same, for an emergency. The subject should say so.',
      fr: 'De même, pour une demande urgente. L’objet doit le dire.',
    }),
    mail('unansweredRequest', ['A request waits, to staff', 'Une demande attend, au personnel'], {
      en: 'To the same people, once, when nobody has worked on a booking or a quote request for the minutes below.',
      fr: 'Aux mêmes personnes, une fois, quand personne ne s’est occupé d’une réservation ou d’une demande de soumission pendant les minutes ci-dessous.',
    }),
    mail('suspectedRequests', ['Requests set aside, to staff', 'Demandes mises de côté, au personnel'], {
      en: 'The same, when a request looks like spam; at most one mail an hour, with nothing of its content. {count} is how many are set aside.',
      fr: 'De même, quand une demande semble être un pourriel; au plus un courriel par heure, sans rien de son contenu. {count} est le nombre de demandes mises de côté.',
    }),
    mail('parkedLeads', ['Alert: leads are parked', 'Alerte : demandes mises de côté'], {
      en: 'At most one mail an hour. {count} is how many are parked.',
      fr: 'Au plus un courriel par heure. {count} est le nombre de demandes mises de côté.',
    }),
    mail('mention', ['Mention in a comment', 'Mention dans un commentaire'], {
      en: 'To the person whom a comment in the Studio mentions. {author} is who wrote it. The comment follows the text; the button opens it.',
      fr: 'À la personne qu’un commentaire du Studio mentionne. {author} est qui l’a écrit. Le commentaire suit le texte; le bouton l’ouvre.',
    }),
    mail('task', ['A task', 'Une tâche'], {
      en: 'To the person a task in the Studio is handed to. {author} is who made it. Its title follows the text; the button opens it.',
      fr: 'À la personne à qui une tâche du Studio est confiée. {author} est qui l’a créée. Son titre suit le texte; le bouton l’ouvre.',
    }),
    field.object('withdrawal', ['End of commercial messages', 'Fin des messages commerciaux'], {
      en: 'The link below such mails, and the page /unsubscribe that it opens.',
      fr: 'Le lien au bas de ces courriels, et la page /unsubscribe qu’il ouvre.',
      fields: [
        field.localeString('link', ['Link', 'Lien'], { required: true }),
        field.localeString('title', ['Title of the page', 'Titre de la page'], { required: true }),
        field.localeText('text', ['What it asks', 'Ce qu’elle demande'], { required: true }),
        field.localeString('button', ['Button', 'Bouton'], { required: true }),
        field.localeString('doneTitle', ['Title afterwards', 'Titre ensuite'], { required: true }),
        field.localeText('doneText', ['What it says afterwards', 'Ce qu’elle dit ensuite'], {
          required: true,
        }),
      ],
    }),
    field.listOf(
      'mailRecipient',
      'requestRecipients',
      ['Who is told of each request', 'Qui est averti de chaque demande'],
      {
        en: 'At once, in their language. The mail has the reference, the service, the city and a link. Without anybody here nobody is told.',
        fr: 'Sans délai, dans sa langue. Le courriel donne le numéro, le service, la ville et un lien. Si la liste est vide, personne n’est averti.',
        max: 20,
      },
    ),
    field.number('reminderMinutes', ['Reminder after minutes', 'Rappel après (minutes)'], {
      en: 'Of opening hours in the province of the request. Without a number there is no reminder. 60.',
      fr: 'Comptées pendant les heures d’ouverture, dans la province de la demande. Sans nombre, il n’y a pas de rappel. 60.',
      min: 1,
      integer: true,
    }),
    field.number('emergencyReminderMinutes', ['Reminder of an emergency', 'Rappel d’une urgence'], {
      en: 'After so many minutes, day and night. 10.',
      fr: 'Après tant de minutes, jour et nuit. 10.',
      min: 1,
      integer: true,
    }),
    field.number('reviewAfterDays', ['Ask for a review after days', 'Demander un avis après (jours)'], {
      en: 'Of the end of the work; once more after as many days. Without a number nobody is asked by itself. 7.',
      fr: 'Comptés depuis la fin des travaux; une seconde fois après autant de jours. Sans nombre, personne n’est sollicité d’office. 7.',
      min: 1,
      integer: true,
    }),
    field.listOf('mailRecipient', 'alertRecipients', ['Who gets alerts', 'Destinataires des alertes'], {
      en: 'Without anybody here, all administrators do.',
      fr: 'Si la liste est vide, toute l’administration les reçoit.',
      max: 20,
    }),
  ],
}
