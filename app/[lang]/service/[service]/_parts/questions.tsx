import { getDictionary } from '#lib/i18n/dictionary.ts'
import { Questions } from '../../../_components/page/questions.tsx'
import { TextLink } from '../../../_components/ui/text-link.tsx'
import type { ServiceSectionProps } from './types.ts'

/** The service's own questions, then everyone's. */
export function ServiceQuestions({ service, page, lang }: ServiceSectionProps) {
  return (
    <Questions
      id="questions"
      title={page?.questions?.title}
      text={page?.questions?.text}
      aside={
        <TextLink href="/contact" lang={lang}>
          {getDictionary(lang).servicePage.contact}
        </TextLink>
      }
      faqs={[...(service.faqs ?? []), ...(page?.faqs ?? [])]}
      lang={lang}
    />
  )
}
