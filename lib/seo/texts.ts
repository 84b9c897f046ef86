import type { Article, FAQPage, WithContext } from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { pageAddress } from './address.ts'
import { type Business, organizationReference } from './business.ts'
import { webPage } from './service.ts'

interface QuestionFacts {
  questions: { question: string | null; answer: string | null }[]
  lang: Language
}

/** Questions with their answers, as a page shows them. */
export function questionsData({ questions, lang }: QuestionFacts): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: LOCALES[lang],
    mainEntity: questions.flatMap(({ question, answer }) =>
      question && answer
        ? [
            {
              '@type': 'Question' as const,
              name: question,
              acceptedAnswer: { '@type': 'Answer' as const, text: answer },
            },
          ]
        : [],
    ),
  }
}

interface GuideFacts {
  guide: {
    title: string | null
    slug: string | null
    lead: string | null
    publishedAt: string | null
    _updatedAt: string
  }
  /** Address of the picture. */
  image: string
  business: Business | null
  lang: Language
}

/** A guide as an article by the organization. */
export function articleData({ guide, image, business, lang }: GuideFacts): WithContext<Article> {
  const path = `/guides/${guide.slug}`
  const publisher = organizationReference(business)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title || undefined,
    description: guide.lead || undefined,
    image,
    url: pageAddress(path, lang),
    mainEntityOfPage: webPage(path, lang),
    inLanguage: LOCALES[lang],
    datePublished: guide.publishedAt || undefined,
    dateModified: guide._updatedAt,
    author: publisher,
    publisher,
  }
}
