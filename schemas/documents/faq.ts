import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { FAQ_TOPICS } from '#schemas/shared/options.ts'

/** A question and its answer, for the FAQ page and the pages that choose it. */
export const faq = defineType({
  name: 'faq',
  title: 'FAQ',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    field.localeString('question', 'Question', { required: true }),
    field.localeBlocks('answer', 'Answer', { required: true }),
    field.choice('topic', 'Topic', FAQ_TOPICS, { description: 'The FAQ page groups by it.', required: true }),
    field.order('Place within the topic.'),
  ],
  orderings: [
    {
      name: 'topic',
      title: 'Topic',
      by: [
        { field: 'topic', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { en: 'question.en', fr: 'question.fr', topic: 'topic' },
    prepare: ({ en, fr, topic }) => ({
      title: en ?? 'No question yet',
      subtitle: [topic, fr ?? 'French is missing'].filter(Boolean).join(' · '),
    }),
  },
})
