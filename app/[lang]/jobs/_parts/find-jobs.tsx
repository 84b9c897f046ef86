import { TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobSaid } from '#lib/leads/offers/said.ts'
import { JobForm } from './job-form.tsx'
import { SaidNote } from './said-note.tsx'

/** Asks for the e-mail address to which the link of a contractor is mailed. */
export function FindJobs({ lang, said }: { lang: Language; said: JobSaid | null }) {
  const { title, text, email, button } = getDictionary(lang).jobPages.jobs.find
  return (
    <div className="wrap section-space max-w-[48rem]">
      {said && <SaidNote said={said} lang={lang} />}
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{text}</p>
      <JobForm lang={lang} action="find" button={button} isMain>
        <TextField id="find-email" name="email" type="email" autoComplete="email" label={email} />
      </JobForm>
    </div>
  )
}
