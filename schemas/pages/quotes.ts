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
      field.localeString('estimateNote', ['Note below the estimate', 'Note sous l’estimation'], {
        en: 'Shown where the address names a service: "The contractors set the price, once they know the job."',
        fr: 'Montrée quand l’adresse nomme un service : « Les entrepreneurs fixent le prix une fois qu’ils connaissent les travaux. »',
      }),
      field.localeText('urgentNote', ['Note on urgent requests', 'Note des demandes urgentes'], {
        en: 'Shown where the address says urgent: to call 911 first when somebody is in danger.',
        fr: 'Montrée quand l’adresse dit que c’est urgent : appeler d’abord le 911 si quelqu’un est en danger.',
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
      field.localeStringList('trustBullets', ['Trust bullets', 'Points qui rassurent'], {
        en: 'Beside the wizard and the quote request, such as "Free quotes".',
        fr: 'À côté de la réservation et de la demande de soumission, par exemple « Soumissions gratuites ».',
      }),
      field.localeText('confirmation', ['What happens next', 'Et ensuite'], {
        en: 'Shown with the reference number when a booking or a quote request has been sent.',
        fr: 'Montré avec le numéro de référence quand une réservation ou une demande de soumission est envoyée.',
      }),
      field.count(
        'matchHours',
        ['Hours until contractors have it', 'Heures avant que les entrepreneurs l’aient'],
        {
          en: 'Counted in our opening hours (Site settings); for an emergency, day and night. 2.',
          fr: 'Comptées dans nos heures d’ouverture (Réglages du site); pour une urgence, jour et nuit. 2.',
        },
      ),
      field.count('noticeHours', ['Hours of notice', 'Heures de préavis'], {
        en: 'Until so many hours before an installation the customer can move it, and cancel it free of charge. 24.',
        fr: 'Jusqu’à tant d’heures avant une installation, la clientèle peut la déplacer, et l’annuler sans frais. 24.',
      }),
      field.localeText('closedText', ['While we are closed', 'Quand nous sommes fermés'], {
        en: 'Added to the first step of a request that arrives outside of our opening hours.',
        fr: 'Ajouté à la première étape d’une demande reçue en dehors de nos heures d’ouverture.',
      }),
      field.listOf('nextStep', 'nextSteps', ['Next steps', 'Étapes suivantes'], {
        en: 'Below it, each with its date.',
        fr: 'Dessous, chacune avec sa date.',
        max: 5,
      }),
    ],
  },
  /** The page of emergency services. The services themselves are `emergencyService` documents. */
  {
    name: 'emergencyPage',
    title: { en: 'Emergency services', fr: 'Services d’urgence' },
    path: '/emergency-services',
    visits: 'quote',
    fields: [
      field.sectionHeading('safety', ['Safety note', 'Consigne de sécurité'], {
        en: 'Says to call 911 first.',
        fr: 'Dit d’appeler d’abord le 911.',
      }),
      field.sectionHeading('services', ['Emergency services', 'Services d’urgence']),
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
        field.sectionHeading('ranges', ['Price ranges', 'Fourchettes de prix'], {
          en: 'Every service, by category.',
          fr: 'Tous les services, par catégorie.',
        }),
        field.sectionHeading('estimate', ['How an estimate is made', 'Comment une estimation est faite']),
        field.localeText('complexityText', ['Complexity', 'Difficulté'], {
          en: 'Above the five factors of the estimator.',
          fr: 'Au-dessus des cinq facteurs de l’estimateur.',
        }),
        field.localeText('timelineText', ['Timeline', 'Délai'], {
          en: 'Above the four factors of the estimator.',
          fr: 'Au-dessus des quatre facteurs de l’estimateur.',
        }),
        field.sectionHeading('exampleHeading', ['Worked example', 'Exemple de calcul']),
        field.reference('service', 'exampleService', ['Service of the example', 'Service de l’exemple'], {
          en: 'With its first add-on, in the estimator’s first city.',
          fr: 'Avec sa première option, dans la première ville de l’estimateur.',
        }),
        field.sectionHeading('citiesHeading', ['City multipliers', 'Multiplicateurs des villes']),
        field.sectionHeading('addOnsHeading', ['Add-ons', 'Options']),
        field.referenceList(
          'service',
          'addOnServices',
          ['Services whose add-ons are listed', 'Services dont les options sont énumérées'],
          { max: 6 },
        ),
        field.localeString(
          'defaultAddOnsLabel',
          ['Name of the default add-ons', 'Nom des options par défaut'],
          { en: 'Such as "Every other service".', fr: 'Par exemple « Tous les autres services ».' },
        ),
        field.sectionHeading('emergency', ['Emergency prices', 'Prix des urgences']),
      ]),
      field.sectionHeading('rulesHeading', ['Price rules', 'Titre des règles de prix']),
      field.listOf('titledText', 'rules', ['Rules', 'Règles'], {
        en: 'What is included, taxes, permits, rescheduling, cancellation.',
        fr: 'Ce qui est compris, taxes, permis, changement de date, annulation.',
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
      field.localeText('notice', ['Notice', 'Avis au lecteur'], {
        en: 'At the top: that this is information, not an offer of credit.',
        fr: 'En haut : que ce sont des renseignements, et non une offre de crédit.',
      }),
      field.sectionHeading('optionsHeading', ['Ways to pay', 'Façons de payer']),
      field.listOf('titledText', 'options', ['Ways to pay: cards', 'Façons de payer : fiches']),
      field.sectionHeading('askHeading', ['What to ask', 'Questions à poser']),
      field.localeStringList('ask', ['What to ask: list', 'Questions à poser : liste'], {
        en: 'Questions to put to whoever offers to spread the payments.',
        fr: 'Questions à poser à qui propose d’étaler les paiements.',
      }),
      field.localeText('sourceNote', ['Where to verify', 'Où vérifier'], {
        en: 'Below the sections: programmes change, verify with the source.',
        fr: 'Sous les sections : les programmes changent, vérifiez à la source.',
      }),
    ],
  },
])
