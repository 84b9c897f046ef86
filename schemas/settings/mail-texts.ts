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
  placeholders: ['name', 'reference', 'count', 'author', 'state', 'news', 'code', 'minutes', 'from', 'to'],
  icon: EnvelopeIcon,
  fields: [
    field.localeString('greeting', ['Greeting', 'Formule d’appel'], {
      en: 'The first line. {name} is the person’s name.',
      fr: 'La première ligne. {name} est le nom de la personne.',
      required: true,
    }),
    mail('confirmation', ['Confirmation of a request', 'Confirmation d’une demande'], {
      en: 'To who sent a booking or quote request. {reference} is the reference number. The answers follow the text; the button opens the request.',
      fr: 'À qui a envoyé une réservation ou une demande de soumission. {reference} est le numéro de référence. Les réponses suivent le texte; le bouton ouvre la demande.',
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
      en: 'The same, the morning after requests looked like spam, with nothing of their content. {count} is how many are set aside.',
      fr: 'De même, le matin après que des demandes ont semblé être des pourriels, sans rien de leur contenu. {count} est le nombre de demandes mises de côté.',
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
    field.listOf('otherMailText', 'otherTexts', ['Texts of other mails', 'Textes d’autres courriels'], {
      en: 'In place of the usual texts. {reference} and {count} are as above; of a state {state} is its name and {news} what it means; of a code {code} and {minutes}; of a week {from} and {to}.',
      fr: 'À la place des textes habituels. {reference} et {count} sont comme ci-dessus; pour un état, {state} est son nom et {news} ce qu’il veut dire; pour un code, {code} et {minutes}; pour une semaine, {from} et {to}.',
      max: 20,
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
        en: 'At once, in their language. The mail has the reference, the service, the city and a link. Changes, reviews and a summary on Mondays follow; each person can do without each. Without anybody here nobody is told.',
        fr: 'Sans délai, dans sa langue. Le courriel donne le numéro, le service, la ville et un lien. Suivent les changements, les avis et un résumé le lundi; chaque personne peut s’en passer. Si la liste est vide, personne n’est averti.',
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
      en: 'Leads are parked, or the CRM fails or works again. Without anybody here, all administrators do. What limits a person does not count here.',
      fr: 'Des demandes sont mises de côté, ou le CRM ne répond plus ou répond de nouveau. Si la liste est vide, toute l’administration les reçoit. Les limites d’une personne ne comptent pas ici.',
      max: 20,
    }),
  ],
}
