import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, FAQ_TOPICS } from '#schemas/shared/options.ts'
import { otherOrMissing, ownText } from '#schemas/shared/preview.ts'

const NO_QUESTION: Bilingual = { en: 'No question yet', fr: 'Pas encore de question' }

/** A question and its answer, for the FAQ page and the pages that choose it. */
export const faq: DocumentType = {
  name: 'faq',
  title: { en: 'FAQ', fr: 'Question fréquente' },
  plural: { en: 'FAQs', fr: 'Questions fréquentes' },
  desk: 'trust',
  visits: 'menu',
  shownOn: {
    pages: { faqPage: { en: 'Under its topic', fr: 'Sous son sujet' } },
  },
  icon: HelpCircleIcon,
  fields: [
    field.localeString('question', ['Question', 'Question'], { required: true }),
    field.localeBlocks('answer', ['Answer', 'Réponse'], { required: true }),
    field.choice('topic', FAQ_TOPICS, ['Topic', 'Sujet'], {
      en: 'The FAQ page groups by it.',
      fr: 'La foire aux questions est groupée par sujet.',
      required: true,
    }),
    field.order({ en: 'Place within the topic.', fr: 'Place dans le sujet.' }),
  ],
  orderings: [
    {
      name: 'topic',
      title: { en: 'Topic', fr: 'Sujet' },
      by: [
        { field: 'topic', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { topic: 'topic' },
    texts: { question: 'question' },
    prepare: ({ question, topic }, language) => ({
      title: ownText(question, language) || NO_QUESTION[language],
      subtitle: [choiceTitle(FAQ_TOPICS, topic, language), otherOrMissing(question, language)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
