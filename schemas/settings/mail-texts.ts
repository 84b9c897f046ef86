import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

const mail = (name: string, title: Bilingual, fr: string, en: string) =>
  field.ofType('mailText', name, { en: [title.en, en], fr: [title.fr, fr] })

/** The words of the mails that the site sends (docs/product.md, Mails). No page shows it. */
export const mailTexts: Singleton = {
  name: 'mailTexts',
  title: { en: 'Mails', fr: 'Courriels' },
  desk: 'settings',
  visits: 'few',
  placeholders: ['name', 'reference', 'count', 'author'],
  icon: EnvelopeIcon,
  fields: [
    field.localeString('greeting', {
      en: ['Greeting', 'The first line. {name} is the person’s name.'],
      fr: ['Formule d’appel', 'La première ligne. {name} est le nom de la personne.'],
      required: true,
    }),
    mail(
      'confirmation',
      { en: 'Confirmation of a request', fr: 'Confirmation d’une demande' },
      'À qui a rempli un formulaire. {reference} est le numéro de référence. Les réponses suivent le texte.',
      'To who filled in a form. {reference} is the reference number. The answers follow the text.',
    ),
    mail(
      'reviewLink',
      { en: 'Link to write a review', fr: 'Lien pour écrire un avis' },
      'Au client d’une demande terminée, quand le personnel l’envoie. Le bouton ouvre la page de l’avis. {reference} est le numéro de référence.',
      'To the customer of a finished lead, when staff send it. The button opens the page of the review. {reference} is the reference number.',
    ),
    mail(
      'invitation',
      { en: 'Invitation to the Studio', fr: 'Invitation au Studio' },
      'À la personne invitée. Le bouton la connecte.',
      'To the person who is invited. The button signs them in.',
    ),
    mail(
      'passwordReset',
      { en: 'New password', fr: 'Nouveau mot de passe' },
      'À qui a oublié son mot de passe, ou l’a perdu parce que l’administration l’a réinitialisé.',
      'To who forgot their password, or lost it because an administrator reset it.',
    ),
    mail(
      'newRequest',
      { en: 'A new request, to staff', fr: 'Nouvelle demande, au personnel' },
      'À celles et ceux que « Qui est averti de chaque demande » nomme, dès qu’une demande arrive. {reference} est son numéro. Le service et la ville suivent; le bouton ouvre la demande.',
      'To those whom “Who is told of each request” names, as soon as one arrives. {reference} is its number. Service and city follow; the button opens the request.',
    ),
    mail(
      'emergencyRequest',
      { en: 'An emergency, to staff', fr: 'Urgence, au personnel' },
      'De même, pour une demande urgente. L’objet doit le dire.',
      'The same, for an emergency. The subject should say so.',
    ),
    mail(
      'suspectedRequests',
      { en: 'Requests set aside, to staff', fr: 'Demandes mises de côté, au personnel' },
      'De même, quand une demande semble être un pourriel; au plus un courriel par heure, sans rien de son contenu. {count} est le nombre de demandes mises de côté.',
      'The same, when a request looks like spam; at most one mail an hour, with nothing of its content. {count} is how many are set aside.',
    ),
    mail(
      'parkedLeads',
      { en: 'Alert: leads are parked', fr: 'Alerte : demandes mises de côté' },
      'Au plus un courriel par heure. {count} est le nombre de demandes mises de côté.',
      'At most one mail an hour. {count} is how many are parked.',
    ),
    mail(
      'mention',
      { en: 'Mention in a comment', fr: 'Mention dans un commentaire' },
      'À la personne qu’un commentaire du Studio mentionne. {author} est qui l’a écrit. Le commentaire suit le texte; le bouton l’ouvre.',
      'To the person whom a comment in the Studio mentions. {author} is who wrote it. The comment follows the text; the button opens it.',
    ),
    mail(
      'task',
      { en: 'A task', fr: 'Une tâche' },
      'À la personne à qui une tâche du Studio est confiée. {author} est qui l’a créée. Son titre suit le texte; le bouton l’ouvre.',
      'To the person a task in the Studio is handed to. {author} is who made it. Its title follows the text; the button opens it.',
    ),
    field.object('withdrawal', {
      en: [
        'End of commercial messages',
        'The link below such mails, and the page /unsubscribe that it opens.',
      ],
      fr: [
        'Fin des messages commerciaux',
        'Le lien au bas de ces courriels, et la page /unsubscribe qu’il ouvre.',
      ],
      fields: [
        field.localeString('link', { en: 'Link', fr: 'Lien', required: true }),
        field.localeString('title', { en: 'Title of the page', fr: 'Titre de la page', required: true }),
        field.localeText('text', { en: 'What it asks', fr: 'Ce qu’elle demande', required: true }),
        field.localeString('button', { en: 'Button', fr: 'Bouton', required: true }),
        field.localeString('doneTitle', { en: 'Title afterwards', fr: 'Titre ensuite', required: true }),
        field.localeText('doneText', {
          en: 'What it says afterwards',
          fr: 'Ce qu’elle dit ensuite',
          required: true,
        }),
      ],
    }),
    field.listOf('mailRecipient', 'requestRecipients', {
      en: [
        'Who is told of each request',
        'At once, in their language. The mail has the reference, the service, the city and a link. Without anybody here nobody is told.',
      ],
      fr: [
        'Qui est averti de chaque demande',
        'Sans délai, dans sa langue. Le courriel donne le numéro, le service, la ville et un lien. Si la liste est vide, personne n’est averti.',
      ],
      max: 20,
    }),
    field.listOf('mailRecipient', 'alertRecipients', {
      en: ['Who gets alerts', 'Without anybody here, all administrators do.'],
      fr: ['Destinataires des alertes', 'Si la liste est vide, toute l’administration les reçoit.'],
      max: 20,
    }),
  ],
}
