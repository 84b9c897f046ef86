import type { Ref } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'

interface HiddenFieldsProps {
  type: FormType
  lang: Language
  /** The address of the page the form is on, for a browser without scripts. */
  page: string
  honeypot: string
  /** Of a form that was posted before. */
  submissionId?: string
}

/** What a form sends without asking, and a field only machines fill in. */
export function HiddenFields({ type, lang, page, honeypot, submissionId }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="conversion_page" value={page} />
      {submissionId && <input type="hidden" name="submission_id" value={submissionId} />}
      <div className="sr-only" aria-hidden="true">
        <label>
          {honeypot}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** What is wrong with a form. */
export interface Problem {
  title: string
  text: string
  /** A sentence for each field that needs a change, by name. */
  errors: Readonly<Record<string, string>>
}

interface SummaryProps {
  /** The beginning of the controls' ids. */
  form: string
  problem: Problem
  ref?: Ref<HTMLDivElement>
  /** Called before a link is followed, where its field may be out of sight. */
  onFollow?: (name: string) => void
}

/** What is wrong, on top of the form, with a link to each field. */
export function Summary({ form, problem: { title, text, errors }, ref, onFollow }: SummaryProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="mb-8 rounded-frame border-4 border-brick p-5">
      <h2 className="type-h4">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <ul className="rich-text mt-1.5">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${form}-${name}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow?.(name)
                document.getElementById(`${form}-${name}`)?.focus()
              }}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
