import { Questions } from '#components/page/questions.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { ServiceSectionProps } from './types.ts'

/** The service's own questions, then everyone's. */
export function ServiceQuestions({ service, page, lang }: ServiceSectionProps) {
  return (
    <Questions
      id="questions"
      heading={page?.questions}
      aside={<TextLink href="/contact" lang={lang} label={getDictionary(lang).servicePage.contact} />}
      faqs={[
        ...(service.faqs ?? []),
        // These questions are from another document, so their keys could be the same.
        ...(page?.faqs ?? []).map((faq) => ({ ...faq, _key: `page-${faq._key}` })),
      ]}
      lang={lang}
    />
  )
}
