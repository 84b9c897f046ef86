import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

/** The texts around a form, for a page that exists for its form, such as the application of a contractor. */
const formFields = () => [
  field.sectionHeading('form', ['Form', 'Formulaire'], {
    en: 'The heading of the form and the sentence below it.',
    fr: 'Le titre du formulaire et la phrase dessous.',
  }),
  field.localeText('confirmation', ['What happens next', 'Et ensuite'], {
    en: 'Shown with the reference number when the form has been sent.',
    fr: 'Montré avec le numéro de référence quand le formulaire est envoyé.',
  }),
]

export const professionalsPages = pagesIn('professionals', [
  {
    name: 'contractorsPage',
    title: { en: 'For contractors', fr: 'Pour les entrepreneurs' },
    path: '/contractors',
    figures: 'contractors',
    visits: 'few',
    fields: [
      field.sectionHeading('finder', [
        'Installers by city and trade',
        'Installateurs par ville et par métier',
      ]),
      field.sectionHeading('featured', ['Featured contractors', 'Entrepreneurs en vedette']),
      field.referenceList('featuredContractor', 'contractors', ['Contractors', 'Entrepreneurs'], { max: 3 }),
      field.sectionHeading('figures', ['Figures heading', 'Titre des chiffres']),
      field.sectionHeading('explainer', ['Explainer', 'Explication']),
      field.listOf('titledText', 'steps', ['Three steps', 'Trois étapes'], {
        en: 'Submit Your Project, Get Matched, Get It Done.',
        fr: 'Décrire le projet, être jumelé, faire faire le travail.',
        max: 3,
      }),
    ],
  },
  {
    name: 'contractorJoinPage',
    title: { en: 'Contractor application', fr: 'Candidature d’entrepreneur' },
    path: '/contractors/join',
    visits: 'few',
    fields: formFields(),
  },
  {
    name: 'suggestPartnerPage',
    title: { en: 'Suggest a partner', fr: 'Suggérer un partenaire' },
    path: '/suggest-partner',
    visits: 'few',
    fields: formFields(),
  },
  {
    name: 'careersPage',
    title: { en: 'Careers', fr: 'Carrières' },
    path: '/careers',
    figures: 'careers',
    visits: 'few',
    fields: [
      field.sectionHeading('roles', ['Kinds of work', 'Genres de travail'], {
        en: 'Not vacancies: what people here do.',
        fr: 'Pas des postes à pourvoir : ce que font les gens d’ici.',
      }),
      field.listOf('titledText', 'rolePoints', ['Kinds of work, one by one', 'Genres de travail, un à un']),
      field.sectionHeading('writing', ['How to write to us', 'Comment nous écrire'], {
        en: 'The e-mail address below it is the general one of the site settings.',
        fr: 'L’adresse courriel dessous est celle des renseignements généraux, dans les réglages du site.',
      }),
    ],
  },
])
