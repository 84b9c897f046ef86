import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import { type FormOfJob, JobForm } from '../../../jobs/_parts/job-form.tsx'
import { typedIn } from '../../../jobs/_parts/typed.ts'

interface AskProps {
  form: FormOfJob
  /** Whether the customer has chosen the contractor: then they write to each other, and nothing is taken out. */
  isChosen?: boolean
  attempt: JobAttempt | null
  lang: Language
}

/** A question or a message to the customer, which the site relays. */
export function Ask({ form, isChosen = false, attempt, lang }: AskProps) {
  const { ask, write } = getDictionary(lang).jobPages.job
  const words = isChosen ? write : ask
  const typed = typedIn(attempt, 'ask', lang)
  return (
    <Disclosure title={words.title} isOpen={typed.isBack}>
      <p>{words.text}</p>
      <JobForm about={form} lang={lang} action="ask" button={words.button}>
        <TextAreaField
          {...typed.field('text')}
          data-limit={LONGEST_TEXT}
          maxLength={LONGEST_TEXT}
          defaultValue={typed.value('text')}
          label={words.question}
        />
      </JobForm>
    </Disclosure>
  )
}
