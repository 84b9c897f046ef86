import type { ReactNode } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS, type FormType } from '#lib/leads/forms/index.ts'
import type { Option } from '#lib/leads/forms/options.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import { FormFields } from './form-fields.tsx'
import type { Suggestion } from './form-input.tsx'
import { type FormStart, formWords } from './form-start.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { LeadForm } from './lead-form.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'

interface FormSectionProps {
  type: FormType
  lang: Language
  /** The path of the page with the form. */
  path: string
  page: { form: { title: string | null; text: string | null } | null }
  notice: Parameters<typeof PrivacyNotice>[0]['notice']
  claimNotice?: string | null
  /** The labels of the submit button: `submit`, and `busy` while the form is being sent. */
  button: Parameters<typeof formWords>[2]
  /** The options of fields that come from documents, such as services, by the name of the field. */
  lists?: Readonly<Record<string, Option[]>>
  /** Suggestions while somebody types, such as cities, by the name of the field. */
  suggestions?: Readonly<Record<string, Suggestion[]>>
  start?: FormStart
  /** True when the page has no other content beside the form. Then the form's heading stands beside the form. */
  isAlone?: boolean
  /** What stands between the fields and the notice, such as photos, and the fields of `Form.together`. */
  children?: ReactNode
}

/** A form with its heading and its privacy notice. */
export function FormSection({
  type,
  lang,
  path,
  page,
  notice,
  claimNotice,
  button,
  start,
  lists,
  suggestions,
  isAlone,
  children,
}: FormSectionProps) {
  const questions = questionsOf(type, lang, lists).filter(({ name }) => !FORMS[type].together.includes(name))
  return (
    <section
      aria-labelledby="form-title"
      className={isAlone ? 'grid gap-x-14 lg:grid-cols-[1fr_2fr]' : undefined}
    >
      <div>
        <h2 id="form-title" className="type-h2">
          {page.form?.title}
        </h2>
        {page.form?.text && <p className="mt-4 mb-8 text-lead">{page.form.text}</p>}
      </div>
      <LeadForm type={type} words={formWords(type, lang, button)} start={start}>
        <HiddenFields type={type} lang={lang} page={path} start={start} />
        <FormFields form={type} questions={questions} suggestions={suggestions} />
        {children}
        <PrivacyNotice type={type} notice={notice} claimNotice={claimNotice} lang={lang} start={start} />
      </LeadForm>
    </section>
  )
}
