import type { Article, FAQPage, WithContext } from 'schema-dts'
import type { Blocks } from '#lib/content/blocks.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from './address.ts'
import { type Business, organizationReference } from './business.ts'
import { webPage } from './service.ts'
import { socialPicturePath } from './social-address.ts'

interface QuestionFacts {
  questions: { question: string | null; answer: Blocks | string | null }[]
  lang: Language
}

/** Structured data of questions with their answers, as a page shows them. */
export function questionsData({ questions, lang }: QuestionFacts): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: LOCALES[lang],
    mainEntity: questions.flatMap(({ question, answer }) => {
      const text = withoutSamples(plainText(answer))
      return question && text
        ? [
            {
              '@type': 'Question' as const,
              name: question,
              acceptedAnswer: { '@type': 'Answer' as const, text },
            },
          ]
        : []
    }),
  }
}

function plainText(answer: Blocks | string | null): string {
  if (typeof answer === 'string') return answer
  const paragraphs = answer?.map(({ children }) => children?.map(({ text }) => text ?? '').join('') ?? '')
  return paragraphs?.filter(Boolean).join('\n') ?? ''
}

interface GuideFacts {
  guide: {
    title: string | null
    slug: string | null
    lead: string | null
    publishedAt: string | null
    updated: string
  }
  business: Business | null
  lang: Language
}

/** Structured data of a guide, as an article by the organization. */
export function articleData({ guide, business, lang }: GuideFacts): WithContext<Article> {
  const path = `/guides/${guide.slug}`
  const publisher = organizationReference(business)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title || undefined,
    description: guide.lead || undefined,
    image: siteAddress(socialPicturePath(path, lang)),
    url: pageAddress(path, lang),
    mainEntityOfPage: webPage(path, lang),
    inLanguage: LOCALES[lang],
    datePublished: guide.publishedAt || undefined,
    dateModified: guide.updated,
    author: publisher,
    publisher,
  }
}
