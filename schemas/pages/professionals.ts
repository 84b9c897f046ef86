import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const professionalsPages = pagesIn('professionals', [
  {
    name: 'contractorsPage',
    title: { en: 'For contractors', fr: 'Pour les entrepreneurs' },
    path: '/contractors',
    figures: 'contractors',
    visits: 'few',
    fields: [
      field.sectionHeading('featured', { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' }),
      field.referenceList('featuredContractor', 'contractors', {
        en: 'Contractors',
        fr: 'Entrepreneurs',
        max: 3,
      }),
      field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
      field.sectionHeading('explainer', { en: 'Explainer', fr: 'Explication' }),
      field.listOf('titledText', 'steps', {
        en: ['Three steps', 'Submit Your Project, Get Matched, Get It Done.'],
        fr: ['Trois étapes', 'Décrire le projet, être jumelé, faire faire le travail.'],
        max: 3,
      }),
    ],
  },
  {
    name: 'contractorJoinPage',
    title: { en: 'Contractor application', fr: 'Candidature d’entrepreneur' },
    path: '/contractors/join',
    visits: 'few',
    fields: [
      field.sectionHeading('form', {
        en: ['Form', 'The heading of the form and the sentence below it.'],
        fr: ['Formulaire', 'Le titre du formulaire et la phrase dessous.'],
      }),
      field.localeText('confirmation', {
        en: ['What happens next', 'Shown with the reference number when the form has been sent.'],
        fr: ['Et ensuite', 'Montré avec le numéro de référence quand le formulaire est envoyé.'],
      }),
    ],
  },
  {
    name: 'suggestPartnerPage',
    title: { en: 'Suggest a partner', fr: 'Suggérer un partenaire' },
    path: '/suggest-partner',
    visits: 'few',
    fields: [
      field.sectionHeading('form', {
        en: ['Form', 'The heading of the form and the sentence below it.'],
        fr: ['Formulaire', 'Le titre du formulaire et la phrase dessous.'],
      }),
      field.localeText('confirmation', {
        en: ['What happens next', 'Shown with the reference number when the form has been sent.'],
        fr: ['Et ensuite', 'Montré avec le numéro de référence quand le formulaire est envoyé.'],
      }),
    ],
  },
  {
    name: 'careersPage',
    title: { en: 'Careers', fr: 'Carrières' },
    path: '/careers',
    figures: 'careers',
    visits: 'few',
    fields: [
      field.sectionHeading('roles', {
        en: ['Kinds of work', 'Not vacancies: what people here do.'],
        fr: ['Genres de travail', 'Pas des postes à pourvoir : ce que font les gens d’ici.'],
      }),
      field.listOf('titledText', 'rolePoints', {
        en: 'Kinds of work, one by one',
        fr: 'Genres de travail, un à un',
      }),
      field.sectionHeading('writing', {
        en: ['How to write to us', 'The e-mail address below it is the general one of the site settings.'],
        fr: [
          'Comment nous écrire',
          'L’adresse courriel dessous est celle des renseignements généraux, dans les réglages du site.',
        ],
      }),
    ],
  },
])
