import { byName } from '#lib/content/lead-form.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { readAnswers } from '#lib/questions/answers.ts'
import type { JobQuestion } from '#lib/questions/questions.ts'
import { JobQuestions } from './job-questions.tsx'
import { OtherJobs } from './other-jobs.tsx'

interface JobDetailsProps {
  /** The first part of the controls' ids, such as `booking` in `booking-quantity-1`. */
  form: string
  /** The slug of the service whose questions are `open`. */
  service: string | null | undefined
  /** The questions of the service that the address does not answer. */
  open: readonly JobQuestion[]
  /** All services, of which a visitor can add further ones. */
  services: { name: string | null; slug: string | null }[]
  /** The values that the fields start with. */
  initial: Readonly<Record<string, string>>
  lang: Language
}

/**
 * What a request says of its jobs: the answers to the questions of the service, how many of it, and other jobs. Scripts replace the
 * questions when another service is chosen in a list (chosen-service.ts).
 */
export function JobDetails({ form, service, open, services, initial, lang }: JobDetailsProps) {
  return (
    <>
      <div data-questions={service ?? ''} className="mt-5">
        <JobQuestions
          form={form}
          questions={open}
          values={readAnswers(new URLSearchParams(initial.answers)) ?? {}}
          lang={lang}
        />
      </div>
      <OtherJobs
        form={form}
        lang={lang}
        services={byName(services, lang).map(({ name }) => name ?? '')}
        values={initial}
      />
    </>
  )
}
