import { onTab } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const quotesPages = pagesIn('quotes', [
  {
    name: 'getQuotePage',
    title: { en: 'Get a quote', fr: 'Demander une soumission' },
    path: '/get-quote',
    oldPaths: ['/quote', '/quotes', '/request-quote', '/free-quote'],
    visits: 'quote',
    fields: [
      field.localeString('estimateNote', {
        en: [
          'Note below the estimate',
          'Shown where the address names a service: "The contractors set the price, once they know the job."',
        ],
        fr: [
          'Note sous l’estimation',
          'Montrée quand l’adresse nomme un service : « Les entrepreneurs fixent le prix une fois qu’ils connaissent les travaux. »',
        ],
      }),
      field.localeText('urgentNote', {
        en: [
          'Note on urgent requests',
          'Shown where the address says urgent: to call 911 first when somebody is in danger.',
        ],
        fr: [
          'Note des demandes urgentes',
          'Montrée quand l’adresse dit que c’est urgent : appeler d’abord le 911 si quelqu’un est en danger.',
        ],
      }),
    ],
  },
  {
    name: 'bookingPage',
    title: { en: 'Book an installation', fr: 'Réserver une installation' },
    path: '/book-installation',
    oldPaths: ['/booking'],
    visits: 'quote',
    shownOn: { pages: { getQuotePage: { en: 'Beside the form', fr: 'À côté du formulaire' } } },
    fields: [
      field.localeStringList('trustBullets', {
        en: ['Trust bullets', 'Beside the wizard and the quote request, such as "Free quotes".'],
        fr: [
          'Points qui rassurent',
          'À côté de la réservation et de la demande de soumission, par exemple « Soumissions gratuites ».',
        ],
      }),
      field.localeText('confirmation', {
        en: [
          'What happens next',
          'Shown with the reference number when a booking or a quote request has been sent.',
        ],
        fr: [
          'Et ensuite',
          'Montré avec le numéro de référence quand une réservation ou une demande de soumission est envoyée.',
        ],
      }),
      field.listOf('nextStep', 'nextSteps', {
        en: ['Next steps', 'Below it, each with its date.'],
        fr: ['Étapes suivantes', 'Dessous, chacune avec sa date.'],
        max: 5,
      }),
    ],
  },
  /** The services are `emergencyService` documents. */
  {
    name: 'emergencyPage',
    title: { en: 'Emergency services', fr: 'Services d’urgence' },
    path: '/emergency-services',
    visits: 'quote',
    fields: [
      field.sectionHeading('safety', {
        en: ['Safety note', 'Says to call 911 first.'],
        fr: ['Consigne de sécurité', 'Dit d’appeler d’abord le 911.'],
      }),
      field.sectionHeading('services', { en: 'Emergency services', fr: 'Services d’urgence' }),
    ],
  },
  /** Prices and how they are calculated. The figures are in the services, cities, emergencies and the estimator. */
  {
    name: 'pricingPage',
    title: { en: 'Pricing', fr: 'Prix' },
    path: '/pricing',
    visits: 'menu',
    placeholders: ['serviceCount'],
    fields: [
      ...onTab('pricing', [
        field.sectionHeading('ranges', {
          en: ['Price ranges', 'Every service, by category.'],
          fr: ['Fourchettes de prix', 'Tous les services, par catégorie.'],
        }),
        field.sectionHeading('estimate', {
          en: 'How an estimate is made',
          fr: 'Comment une estimation est faite',
        }),
        field.localeText('complexityText', {
          en: ['Complexity', 'Above the five factors of the estimator.'],
          fr: ['Difficulté', 'Au-dessus des cinq facteurs de l’estimateur.'],
        }),
        field.localeText('timelineText', {
          en: ['Timeline', 'Above the four factors of the estimator.'],
          fr: ['Délai', 'Au-dessus des quatre facteurs de l’estimateur.'],
        }),
        field.sectionHeading('exampleHeading', { en: 'Worked example', fr: 'Exemple de calcul' }),
        field.reference('service', 'exampleService', {
          en: ['Service of the example', 'With its first add-on, in the estimator’s first city.'],
          fr: ['Service de l’exemple', 'Avec sa première option, dans la première ville de l’estimateur.'],
        }),
        field.sectionHeading('citiesHeading', { en: 'City multipliers', fr: 'Multiplicateurs des villes' }),
        field.sectionHeading('addOnsHeading', { en: 'Add-ons', fr: 'Options' }),
        field.referenceList('service', 'addOnServices', {
          en: 'Services whose add-ons are listed',
          fr: 'Services dont les options sont énumérées',
          max: 6,
        }),
        field.localeString('defaultAddOnsLabel', {
          en: ['Name of the default add-ons', 'Such as "Every other service".'],
          fr: ['Nom des options par défaut', 'Par exemple « Tous les autres services ».'],
        }),
        field.sectionHeading('emergency', { en: 'Emergency prices', fr: 'Prix des urgences' }),
      ]),
      field.sectionHeading('rulesHeading', { en: 'Price rules', fr: 'Titre des règles de prix' }),
      field.listOf('titledText', 'rules', {
        en: ['Rules', 'What is included, taxes, permits, rescheduling, cancellation.'],
        fr: ['Règles', 'Ce qui est compris, taxes, permis, changement de date, annulation.'],
      }),
    ],
  },
  /** Ways to pay for a job, in general terms: never an offer of credit. */
  {
    name: 'financingPage',
    title: { en: 'Financing', fr: 'Financement' },
    path: '/financing',
    visits: 'menu',
    fields: [
      field.localeText('notice', {
        en: ['Notice', 'At the top: that this is information, not an offer of credit.'],
        fr: ['Avis au lecteur', 'En haut : que ce sont des renseignements, et non une offre de crédit.'],
      }),
      field.sectionHeading('optionsHeading', { en: 'Ways to pay', fr: 'Façons de payer' }),
      field.listOf('titledText', 'options', { en: 'Ways to pay: cards', fr: 'Façons de payer : fiches' }),
      field.sectionHeading('askHeading', { en: 'What to ask', fr: 'Questions à poser' }),
      field.localeStringList('ask', {
        en: ['What to ask: list', 'Questions to put to whoever offers to spread the payments.'],
        fr: ['Questions à poser : liste', 'Questions à poser à qui propose d’étaler les paiements.'],
      }),
      field.localeText('sourceNote', {
        en: ['Where to verify', 'Below the sections: programmes change, verify with the source.'],
        fr: ['Où vérifier', 'Sous les sections : les programmes changent, vérifiez à la source.'],
      }),
    ],
  },
])
