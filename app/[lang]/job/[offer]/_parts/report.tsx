import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'
import { typedIn } from '../../../jobs/_parts/typed.ts'
import type { JobView } from './view.ts'

interface ReportProps {
  view: JobView
  attempt: JobAttempt | null
  lang: Language
}

/** Tells staff that a job is bogus. */
export function Report({ view, attempt, lang }: ReportProps) {
  const { report: words } = getDictionary(lang).jobPages.job
  const typed = typedIn(attempt, 'report', lang)
  return (
    <div className="mt-8">
      <Disclosure title={words.title} isOpen={typed.isBack}>
        <p>{words.text}</p>
        <JobForm about={view.form} lang={lang} action="report" button={words.button}>
          <TextAreaField
            {...typed.field('text')}
            data-limit={LONGEST_TEXT}
            maxLength={LONGEST_TEXT}
            defaultValue={typed.value('text')}
            label={words.words}
          />
        </JobForm>
      </Disclosure>
    </div>
  )
}
