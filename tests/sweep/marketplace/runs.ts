import type { Language } from '#lib/i18n/languages.ts'
import type { MatchingMode } from '#lib/leads/offers/matching.ts'

/** One life of the marketplace, from an application to a review. */
export interface Run {
  lang: Language
  /** Whether the browsers of the contractors and the customer run scripts. The Studio always does. */
  scripts: boolean
  /** How wide the browser of the applicant and the customer is, in pixels. The pages of jobs are always looked at on a phone. */
  width: number
  mode: Exclude<MatchingMode, 'off'>
  city: { slug: string; name: string; province: string }
  service: string
  licence: { authority: string; number: string; line: string }
  applicant: { business: string; name: string; email: string }
  customer: { name: string; email: string; phone: string; address: string }
  /** What the customer writes: the job, and who the customer is. */
  message: string
  /** What remains of it for contractors. */
  aboutJob: string
  /** The answer to a question, which names the customer too. */
  answer: string
}

/** The subjects of all mails of a run, by recipient and in their order. References are `M`. */
export interface Subjects {
  applicant: string[]
  /** Speaks the other language. */
  second: string[]
  third: string[]
  customer: string[]
}

const ENGLISH: Run = {
  lang: 'en',
  scripts: true,
  width: 1280,
  mode: 'automatic',
  city: { slug: 'toronto', name: 'Toronto', province: 'ON' },
  service: 'EV charger installation',
  licence: {
    authority: 'ecra-esa',
    number: '7004321',
    line: 'ECRA/ESA 7004321, checked on ',
  },
  applicant: { business: 'Lakeshore Volt Ltd.', name: 'Ira Stone', email: 'ira@lakeshore-volt.example' },
  customer: {
    name: 'Maude Quillfeather',
    email: 'maude.q@customer.example',
    phone: '(416) 555-7788',
    address: '412793 Quillfeather Crescent',
  },
  message:
    'A charger beside the garage, 20 metres from the panel. I am Maude Quillfeather, 412793 Quillfeather Crescent. Call 416-555-7788 or write to maude.q@customer.example.',
  aboutJob: 'A charger beside the garage, 20 metres from the panel.',
  answer: 'Yes, two are free. Maude, 416 555 7788.',
}

const FRENCH: Run = {
  lang: 'fr',
  scripts: false,
  width: 360,
  mode: 'suggest',
  city: { slug: 'montreal', name: 'Montréal', province: 'QC' },
  service: 'Installation d’une borne de recharge',
  licence: {
    authority: 'rbq',
    number: '1234-5678-90',
    line: 'Licence RBQ\u00A0: 1234-5678-90, preuve vérifiée le ',
  },
  applicant: { business: 'Bornes du Fleuve inc.', name: 'Léa Roy', email: 'lea@bornes-fleuve.example' },
  customer: {
    name: 'Hortense Plumeau',
    email: 'h.plumeau@courriel.example',
    phone: '(514) 555-7788',
    address: '412793, rue Plumeau',
  },
  message:
    'Une borne près du garage, à 20 mètres du panneau. Je m’appelle Hortense Plumeau, au 412793, rue Plumeau. Appelez-moi au 514 555-7788 ou écrivez à h.plumeau@courriel.example.',
  aboutJob: 'Une borne près du garage, à 20 mètres du panneau.',
  answer: 'Oui, il y en a deux de libres. Hortense, 514 555 7788.',
}

export const RUNS: [Run, Subjects][] = [
  [
    ENGLISH,
    {
      applicant: [
        'We have received your application M',
        'Your jobs',
        'Your application: Checked',
        'Your application: Accepted',
        'New job M: EV charger installation, Toronto',
        'Job M: the customer has answered your question',
        'Job M is yours',
        'Job M: the customer asks for another day, D',
      ],
      second: ['Nouvelle demande M\u00A0: Installation d’une borne de recharge, Toronto'],
      third: ['New job M: EV charger installation, Toronto', 'Job M: another contractor was chosen'],
      customer: [
        'We have received your request M',
        'A question about your request M',
        'A quote for your request M',
        'A quote for your request M',
        'Your request M: Contractor chosen',
        'Your request M: Day set',
        'Your request M: Day changed',
        'Your request M: Done',
        'How did it go? Your request M',
      ],
    },
  ],
  [
    FRENCH,
    {
      applicant: [
        'Nous avons bien reçu votre candidature M',
        'Vos demandes et vos contrats',
        'Votre candidature\u00A0: Vérifiée',
        'Votre candidature\u00A0: Acceptée',
        'Nouvelle demande M\u00A0: Installation d’une borne de recharge, Montréal',
        'Demande M\u00A0: réponse à votre question',
        'Le contrat M est à vous',
        'Contrat M\u00A0: un autre jour est demandé, D',
      ],
      second: ['New job M: EV charger installation, Montreal'],
      third: [
        'Nouvelle demande M\u00A0: Installation d’une borne de recharge, Montréal',
        'Demande M\u00A0: une autre soumission a été choisie',
      ],
      customer: [
        'Nous avons bien reçu votre demande M',
        'Une question sur votre demande M',
        'Une soumission pour votre demande M',
        'Une soumission pour votre demande M',
        'Votre demande M\u00A0: Entrepreneur choisi',
        'Votre demande M\u00A0: Jour fixé',
        'Votre demande M\u00A0: Jour changé',
        'Votre demande M\u00A0: Terminée',
        'Comment ça s’est passé? Votre demande M',
      ],
    },
  ],
]

/** What tells who the customer of a run is: each part of the name, the phone number in any form, mail address and street number. */
export function planted({ customer: { name, email, phone } }: Run): RegExp {
  const [area, ...rest] = phone.match(/\d+/g) ?? []
  return new RegExp(
    [...name.split(' '), email, '412793', [`${area}\\D{0,3}`, ...rest].join('\\D?')].join('|'),
    'i',
  )
}
