import { FormSection } from '#components/lead/form-section.tsx'
import { getContact } from '#lib/content/contact.ts'
import type { ReportedReview } from '#lib/content/reported-review.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'

/**
 * Reports a review to staff. It is the contact form, whose subject names the review: so it has the same limits, works without
 * scripts, and staff find it among the requests.
 */
export async function ReportForm({ review, lang }: { review: ReportedReview; lang: Language }) {
  const { reviewReport: words, forms } = getDictionary(lang)
  const { notice } = await getContact(lang)
  const { _id, customerName, title, content } = withoutMarks(review)
  // A subject has at most 200 characters.
  const named = { title: (title ?? '').slice(0, 100), id: _id.slice(0, 60) }
  return (
    <>
      <h1 className="type-page text-title">{words.title}</h1>
      <blockquote className="mt-5 max-w-[62ch] border-l-4 border-loud pl-4">
        <p className="font-bold">{title}</p>
        <p>{content}</p>
        <p className="text-small text-muted">{customerName}</p>
      </blockquote>
      <div className="mt-8">
        <FormSection
          type="contact"
          lang={lang}
          path="/contact"
          page={{ form: words.form }}
          notice={notice}
          start={{ initial: { subject: fillPlaceholders(words.subject, named) } }}
          button={{ submit: forms.sendMessage, busy: forms.sending }}
        />
      </div>
    </>
  )
}
