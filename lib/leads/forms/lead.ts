import * as z from 'zod/mini'
import { answersText } from '#lib/questions/answers.ts'
import { EMERGENCY } from '../lead.ts'
import {
  choice,
  city,
  day,
  email,
  line,
  paragraphs,
  phone,
  requiredParagraphs,
  requiredProvince,
} from './fields.ts'
import { defineForm } from './form.ts'

/** MOST_JOBS: the most jobs in one request. MOST_OF_ONE: the greatest quantity of one job. */
export const MOST_JOBS = 10
export const MOST_OF_ONE = 99

/**
 * The booking wizard, in the order of its steps, and the quote request (docs/product.md, Forms). The values of lists are the same
 * English words in both languages.
 */
export const leadForm = defineForm(
  {
    service_type: {
      ...line({ required: 'selectService' }),
      kind: 'select',
      empty: 'choose',
      label: { en: 'Service', fr: 'Service' },
      wizard: { step: 1, kept: true },
    },
    service_type_detail: {
      ...line(),
      label: { en: 'Details of the service', fr: 'Précisions sur le service' },
      wizard: { step: 1, kept: true },
    },
    name: {
      ...line({ required: 'nameRequired' }),
      label: { en: 'Full name', fr: 'Nom complet' },
      autoComplete: 'name',
      wizard: { step: 2 },
    },
    email: { ...email, wizard: { step: 2 } },
    city: { ...line({ required: 'cityRequired' }), ...city, wizard: { step: 2, kept: true } },
    province_state: { ...requiredProvince, wizard: { step: 2, kept: true } },
    property_address: {
      ...line({ limit: 'long' }),
      label: { en: 'Property address', fr: 'Adresse des travaux' },
      hint: {
        en: 'Number and street. Only the contractor you choose sees it.',
        fr: 'Numéro et rue. Seul l’entrepreneur que vous choisirez la verra.',
      },
      autoComplete: 'address-line1',
      wizard: { step: 2, wide: true },
    },
    message: {
      ...requiredParagraphs('messageTooShort', 10),
      label: { en: 'Describe the project', fr: 'Décrivez le projet' },
      hint: {
        en: 'What is it, where does it go, what is there now? Which times suit you: days, evenings, weekends? At least 10 characters.',
        fr: 'Que faut-il installer, et où? Qu’y a-t-il à cet endroit? Quand êtes-vous disponible\u00A0: le jour, le soir, la fin de semaine? Au moins 10 caractères.',
      },
      wizard: { step: 3, kept: true },
    },
    preferred_date: {
      ...day,
      label: { en: 'Preferred date', fr: 'Date souhaitée' },
      wizard: { step: 3, kept: true },
    },
    timeline: {
      ...choice({
        ASAP: { en: 'ASAP', fr: 'Dès que possible' },
        'This Week': { en: 'This Week', fr: 'Cette semaine' },
        'Within 2 Weeks': { en: 'Within 2 Weeks', fr: 'D’ici deux semaines' },
        'Within a Month': { en: 'Within a Month', fr: 'D’ici un mois' },
        Flexible: { en: 'Flexible', fr: 'Flexible' },
      }),
      label: { en: 'Timeline', fr: 'Délai' },
      hint: {
        en: 'By when the work should be done.',
        fr: 'Pour quand les travaux devraient être faits.',
      },
      wizard: { step: 3, kept: true },
    },
    budget_range: {
      ...choice({
        'Under $200': { en: 'Under $200', fr: 'Moins de 200\u00A0$' },
        '$200-$500': { en: '$200-$500', fr: '200–500\u00A0$' },
        '$500-$1000': { en: '$500-$1000', fr: '500–1\u00A0000\u00A0$' },
        '$1000-$2000': { en: '$1000-$2000', fr: '1\u00A0000–2\u00A0000\u00A0$' },
        '$2000+': { en: '$2000+', fr: '2\u00A0000\u00A0$ et plus' },
        'Not Sure': { en: 'Not Sure', fr: 'Je ne sais pas' },
      }),
      label: { en: 'Budget', fr: 'Budget' },
      wizard: { step: 3, kept: true },
    },
    urgency: {
      ...choice({
        Emergency: { en: 'Emergency', fr: 'Immédiat' },
        High: { en: 'High', fr: 'Élevé' },
        Normal: { en: 'Normal', fr: 'Normal' },
        Low: { en: 'Low', fr: 'Faible' },
      }),
      label: { en: 'Urgency', fr: 'Degré d’urgence' },
      hint: {
        en: 'Choose “Emergency” if there is danger or damage.',
        fr: 'Choisissez «\u00A0Immédiat\u00A0» s’il y a un danger ou des dégâts.',
      },
      wizard: { step: 3, kept: true },
    },
    phone: {
      ...phone,
      hint: {
        en: 'If we, or the contractor you choose, may call you. Other contractors do not see it.',
        fr: 'À remplir si nous pouvons vous appeler, nous ou l’entrepreneur choisi. Les autres entrepreneurs ne le voient pas.',
      },
      wizard: { step: 4 },
    },
    /** The contractor that the quote is requested from. */
    contractor: { ...line(), kind: 'hidden', label: { en: 'Contractor', fr: 'Entrepreneur' } },
    /** The job from the page's address, as a query string for `readJob`: `service=tv-mounting&city=toronto`. */
    job: {
      ...line({ limit: 'query' }),
      kind: 'hidden',
      label: { en: 'Chosen before', fr: 'Choisi auparavant' },
    },
    /** The answers to the questions of the service that the page asked, as a query: `answer-wall=brick`. */
    answers: {
      kind: 'hidden',
      required: false,
      label: { en: 'Answers', fr: 'Réponses' },
      // A value that is no answer is left out: the visitor could not correct it.
      rule: z.pipe(
        z.transform((value: unknown) =>
          answersText(new URLSearchParams(typeof value === 'string' ? value : '')),
        ),
        z.string(),
      ),
    },
    /** A line for each further job: the name of a service, or another text. */
    another_job: { ...paragraphs, kind: 'hidden', label: { en: 'Another job', fr: 'Autre installation' } },
    /** The quantities: a line for each job, including the first job. */
    quantity: { ...paragraphs, kind: 'hidden', label: { en: 'How many', fr: 'Quantité' } },
  },
  (answers) => answers,
  {
    ownRules: [
      z.refine(
        ({ urgency, phone }: Readonly<Record<string, string>>) => urgency !== EMERGENCY || phone !== '',
        {
          path: ['phone'],
          error: 'phoneRequired',
        },
      ),
    ],
  },
)
