import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { FAQ_TOPICS } from '#schemas/shared/options.ts'
import { pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const faqQuery = defineQuery(`{
  "page": *[_type == "faqPage" && _id == "faqPage"][0]{${pageFields}},
  "faqs": *[_type == "faq"] | order(order asc, _id asc) {_id, question, answer, topic}
}`)

/** All questions of the FAQ page by topic, in the order of the topics. A topic without questions is left out. */
export async function getFaq(lang: Language) {
  'use cache'
  const { page, faqs } = localize(await readContent(faqQuery), lang)
  const topics = FAQ_TOPICS.map(({ value: topic }) => ({
    topic,
    faqs: faqs.filter((faq) => faq.topic === topic),
  }))
  return { page, topics: topics.filter((group) => group.faqs.length > 0) }
}
