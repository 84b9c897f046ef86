import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { Questions } from '../../_components/page/questions.tsx'
import { priceRangeText } from '../../_components/service/words.ts'
import { TextLink } from '../../_components/ui/text-link.tsx'
import type { ServiceSectionProps } from './types.ts'

/** The service's own questions, then everyone's. */
export function ServiceQuestions({ service, page, lang }: ServiceSectionProps) {
  const { service: words, servicePage } = getDictionary(lang)
  const { complexity } = service
  const values = {
    duration: words.faqDuration[complexity === 'Easy' || complexity === 'Moderate' ? complexity : 'other'],
    priceRange: priceRangeText(service.priceRange, lang),
  }
  return (
    <Questions
      id="questions"
      title={page?.questions?.title}
      text={page?.questions?.text}
      aside={
        <TextLink href="/contact" lang={lang}>
          {servicePage.contact}
        </TextLink>
      }
      faqs={fillPlaceholders([...(service.faqs ?? []), ...(page?.faqs ?? [])], values)}
      lang={lang}
    />
  )
}
