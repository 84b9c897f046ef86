import 'server-only'
import { getFaq } from '#lib/content/faq.ts'
import { getGuide } from '#lib/content/guide.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { heading, joined, link, plain, section } from './markdown.ts'
import { arrangedParts, pricedServices, questions, textSections } from './parts.ts'
import { richText } from './rich-text.ts'

/** A guide as Markdown; `null` when the guide does not exist. */
export async function guideMarkdown(slug: string, lang: Language): Promise<string | null> {
  const content = await getGuide(slug, lang)
  if (!content) return null
  const { guide, page, next } = content
  const words = getDictionary(lang).articlePages.guides
  const date = guide.publishedAt && getFormatters(lang).date(guide.publishedAt)
  return joined(
    heading(1, guide.title),
    plain(guide.lead),
    date && plain(fillPlaceholders(words.published, { date })),
    richText(guide.body, lang),
    section(
      2,
      { title: page?.services?.title || words.services, text: page?.services?.text },
      pricedServices(guide.services ?? [], lang),
    ),
    next && section(2, { title: words.next }, link(next.title, `/guides/${next.slug}`, lang)),
  )
}

/** Every question by topic, as Markdown. */
export async function faqMarkdown(lang: Language): Promise<string> {
  const { page, topics } = await getFaq(lang)
  const words = getDictionary(lang).articlePages.faq
  return joined(
    heading(1, page?.title || words.title),
    plain(page?.lead),
    topics.map(({ topic, faqs }) => section(2, { title: words.topic[topic] }, questions(faqs, 3, lang))),
    await arrangedParts('faqPage', { sections: textSections(page?.sections, lang) }),
  )
}
