import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { priceRangeText } from '../../_components/service/words.ts'
import { Disclosure } from '../../_components/ui/disclosure.tsx'
import { Section } from '../../_components/ui/section.tsx'
import { TextLink } from '../../_components/ui/text-link.tsx'
import type { ServiceSectionProps } from './types.ts'

/** The service's own questions, then everyone's. One open at a time. */
export function Questions({ service, page, lang }: ServiceSectionProps) {
  const { service: words, servicePage } = getDictionary(lang)
  const questions = [...(service.faqs ?? []), ...(page?.faqs ?? [])]
  if (questions.length === 0) return null
  const { complexity } = service
  const values = {
    duration: words.faqDuration[complexity === 'Easy' || complexity === 'Moderate' ? complexity : 'other'],
    priceRange: priceRangeText(service.priceRange, lang),
  }
  return (
    <Section
      id="questions"
      title={page?.questions?.title}
      text={page?.questions?.text}
      aside={
        <TextLink href="/contact" lang={lang}>
          {servicePage.contact}
        </TextLink>
      }
    >
      {questions.map(({ _key, question, answer }) => (
        <Disclosure key={_key} title={fillPlaceholders(question ?? '', values)} group="service-questions">
          <p>{fillPlaceholders(answer ?? '', values)}</p>
        </Disclosure>
      ))}
    </Section>
  )
}
