import type { Bilingual } from '#lib/i18n/languages.ts'

/** The heading of a block, and the sentence below it. */
export interface StartHeading {
  title: Bilingual
  text?: Bilingual
}

/** The words of each kind of block on a new landing page, which staff then change. The head and the text are theirs alone. */
export const START_HEADINGS: Record<string, StartHeading> = {
  servicesBlock: {
    title: { en: 'What we install', fr: 'Ce qu’on installe' },
    text: { en: 'Prices are before tax.', fr: 'Les prix sont avant taxes.' },
  },
  priceListBlock: {
    title: { en: 'What it costs', fr: 'Ce que ça coûte' },
    text: { en: 'Prices are before tax.', fr: 'Les prix sont avant taxes.' },
  },
  bundlesBlock: { title: { en: 'Several jobs at once', fr: 'Plusieurs travaux à la fois' } },
  citiesBlock: { title: { en: 'Where we install', fr: 'Nos villes' } },
  estimatorBlock: { title: { en: 'Estimate your job', fr: 'Estimez vos travaux' } },
  figuresBlock: { title: { en: 'In numbers', fr: 'En chiffres' } },
  beforeAfterBlock: { title: { en: 'Before and after', fr: 'Avant et après' } },
  reviewsBlock: { title: { en: 'What customers say', fr: 'Ce qu’en disent les clients' } },
  installersBlock: { title: { en: 'Who does the work', fr: 'Qui fait les travaux' } },
  stepsBlock: { title: { en: 'How it works', fr: 'Comment ça se passe' } },
  guidesBlock: { title: { en: 'Good to know', fr: 'Bon à savoir' } },
  questionsBlock: { title: { en: 'Common questions', fr: 'Questions fréquentes' } },
  quoteFormBlock: { title: { en: 'Get free quotes', fr: 'Demandez des soumissions gratuites' } },
  callToActionBlock: {
    title: { en: 'Tell us about the job', fr: 'Parlez-nous de vos travaux' },
    text: {
      en: 'Contractors answer with free quotes.',
      fr: 'Les entrepreneurs répondent par des soumissions gratuites.',
    },
  },
}
