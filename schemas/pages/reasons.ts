import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const reasonsPages = pagesIn('reasons', [
  /** The page has no steps and figures of its own: six `processStep` documents and a `pageFigures` document have them. */
  {
    name: 'howItWorksPage',
    title: { en: 'How it works', fr: 'Comment ça marche' },
    path: '/how-it-works',
    figures: 'how-it-works',
    visits: 'menu',
    fields: [
      field.sectionHeading('steps', ['Steps heading', 'Titre des étapes']),
      field.sectionHeading('processes', ['Service-specific processes', 'Déroulement selon le service']),
      field.listOf('titledText', 'serviceProcesses', ['Processes', 'Déroulements']),
      field.sectionHeading('figures', ['Figures heading', 'Titre des chiffres']),
      field.sectionHeading('safeguards', ['Trust safeguards', 'Titre des précautions']),
      field.listOf('titledText', 'trustSafeguards', ['Safeguards', 'Précautions']),
      field.sectionHeading('questions', ['Questions heading', 'Titre des questions']),
      field.referenceList('faq', 'faqs', ['Questions', 'Questions']),
    ],
  },
  {
    name: 'guaranteePage',
    title: { en: 'Guarantee', fr: 'Garantie' },
    path: '/guarantee',
    figures: 'guarantee',
    visits: 'menu',
    fields: [
      field.sectionHeading('cardsHeading', ['Guarantee heading', 'Titre des garanties']),
      field.listOf('titledText', 'cards', ['Guarantee cards', 'Fiches des garanties'], { max: 4 }),
      field.sectionHeading('protectionsHeading', ['Protections heading', 'Titre des protections']),
      field.localeStringList('protections', ['Protections', 'Protections']),
      field.sectionHeading('claim', ['How to claim', 'Comment faire une réclamation']),
      field.localeStringList('claimItems', ['What to have ready', 'Ce qu’il faut avoir en main'], {
        en: 'Booking reference, issue description, photos, original install date.',
        fr: 'Numéro de réservation, description du problème, photos, date de l’installation.',
      }),
      field.localeText('confirmation', ['What happens next', 'Et ensuite'], {
        en: 'Shown with the reference number when a claim has been sent.',
        fr: 'Montré avec le numéro de référence quand une réclamation est envoyée.',
      }),
      field.localeText(
        'notice',
        ['Privacy notice of the claim', 'Avis de confidentialité de la réclamation'],
        {
          en: 'Below the form: why we ask, and who sees it.',
          fr: 'Sous le formulaire : pourquoi nous demandons ces renseignements, et qui les voit.',
        },
      ),
      field.count('freeReturnDays', ['Days for a free return', 'Jours pour une visite de reprise gratuite'], {
        en: 'So many days after the installation the installer returns free of charge. 30.',
        fr: 'Tant de jours après l’installation, l’installateur revient sans frais. 30.',
      }),
      field.count('noticeHours', ['Hours to report a problem', 'Heures pour signaler un problème'], {
        en: 'Counted from the moment when it was noticed. 24.',
        fr: 'Comptées à partir du moment où il est constaté. 24.',
      }),
      field.count('warrantyMonths', ['Months of warranty', 'Mois de garantie'], {
        en: 'On the work. A category can have its own. 12.',
        fr: 'Sur la main-d’œuvre. Une catégorie peut avoir les siens. 12.',
      }),
      field.sectionHeading('warrantyHeading', ['Warranty heading', 'Titre de la garantie des travaux']),
      field.listOf('titledText', 'warranties', ['Warranty terms', 'Conditions de la garantie des travaux']),
      field.sectionHeading('support', ['Support line', 'Ligne d’assistance'], {
        en: 'Beside the phone number of the site settings.',
        fr: 'À côté du numéro de téléphone des réglages du site.',
      }),
      field.sectionHeading('download', ['Download of the terms', 'Téléchargement des conditions'], {
        en: 'The heading is also the title of the PDF.',
        fr: 'Le titre est aussi celui du PDF.',
      }),
      field.localeBlocks('terms', ['Guarantee terms', 'Conditions de la garantie'], {
        en: 'The text of the PDF that can be downloaded.',
        fr: 'Le texte du PDF à télécharger.',
      }),
    ],
  },
  {
    name: 'reviewsPage',
    title: { en: 'Reviews', fr: 'Avis' },
    path: '/reviews',
    figures: 'reviews',
    visits: 'proof',
    fields: [
      field.sectionHeading('figures', ['Figures heading', 'Titre des chiffres']),
      field.sectionHeading('trust', ['Trust section', 'Section sur la confiance']),
      field.listOf('titledText', 'trustPoints', ['Trust points', 'Points sur la confiance']),
      field.sectionHeading('list', ['List of reviews', 'Liste des avis']),
    ],
  },
  {
    name: 'projectsPage',
    title: { en: 'Projects', fr: 'Réalisations' },
    path: '/projects',
    visits: 'proof',
  },
  /** The questions themselves are `faq` documents, grouped by topic. */
  {
    name: 'faqPage',
    title: { en: 'FAQ', fr: 'Foire aux questions' },
    path: '/faq',
    hasMarkdown: true,
    visits: 'menu',
  },
])
