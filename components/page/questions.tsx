import type { ReactNode } from 'react'
import type { Blocks } from '#lib/content/blocks.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { questionsData } from '#lib/seo/texts.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section, type SectionProps } from '../ui/sections.tsx'
import { RichText } from './rich-text.tsx'

/** A question: a separate document (`faq`, with a formatted answer) or a part of a page (`faqEntry`, with a plain answer). */
export interface Question {
  _id?: string
  _key?: string
  question: string | null
  answer: Blocks | string | null
  /** What stands below the answer. */
  more?: ReactNode
}

interface QuestionsProps extends Omit<SectionProps, 'children'> {
  faqs: Question[] | null | undefined
  lang: Language
}

/** A section of questions; not shown when there are none. */
export function Questions({ faqs, lang, ...section }: QuestionsProps) {
  if (!faqs?.length) return null
  return (
    <Section {...section}>
      <QuestionList faqs={faqs} group={section.id} lang={lang} />
      <StructuredData data={questionsData({ questions: faqs, lang })} />
    </Section>
  )
}

interface QuestionListProps {
  faqs: Question[]
  /** Among all lists with the same group, only one answer is open at a time. */
  group: string
  lang: Language
}

/** An accordion: one answer is open at a time, and it can be closed again. */
export function QuestionList({ faqs, group, lang }: QuestionListProps) {
  return faqs.map(({ _id, _key, question, answer, more }) => {
    const key = _id ?? _key ?? ''
    return (
      <Disclosure key={key} title={question ?? ''} group={`${group}-list`}>
        {typeof answer === 'string' ? (
          <p>{answer}</p>
        ) : (
          <RichText value={answer} lang={lang} level={3} prefix={`${key}-`} />
        )}
        {more}
      </Disclosure>
    )
  })
}
