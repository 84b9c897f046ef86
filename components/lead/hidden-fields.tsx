import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { FormStart } from './form-start.ts'

interface HiddenFieldsProps {
  type: FormType
  lang: Language
  /** The address of the form's page, with the job. With scripts the form sends the browser's path instead (sending.ts). */
  page: string
  start?: FormStart
}

/** The hidden fields of a form, and the honeypot: a field that visitors do not see, so only bots fill it in. */
export function HiddenFields({ type, lang, page, start }: HiddenFieldsProps) {
  const id = start?.initial?.submission_id
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="conversion_page" value={page} />
      {id && <input type="hidden" name="submission_id" value={id} />}
      <div className="sr-only" aria-hidden="true">
        <label>
          {getDictionary(lang).forms.honeypot}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
