import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { CODE_MINUTES } from '#lib/leads/life/codes.ts'
import { SAID, type Said } from '#lib/leads/life/said.ts'

/** What the address says was done (`?said=moved`); null when it says nothing. */
export const saidIn = ({ said }: Readonly<Record<string, unknown>>): Said | null =>
  SAID.find((known) => known === said) ?? null

/** What was done, or why it could not be done. Screen readers read it when the page opens. */
export function SaidNote({ said, type = 'lead', lang }: { said: Said; type?: FormType; lang: Language }) {
  const { forms, requestPage, jobPages } = getDictionary(lang)
  const ofApplication: Partial<Record<Said, string>> = jobPages.application.said
  const own = type === 'contractor' ? ofApplication[said] : undefined
  const { title, text } =
    said === 'received' ? forms.successes[type] : { title: '', text: own ?? requestPage.said[said] }
  return (
    <p role="status" id="said" className="mb-6 rounded-frame border-2 border-rule bg-wash p-4 font-label">
      {title && <strong className="block">{title}</strong>}
      {fillPlaceholders(text, { minutes: String(CODE_MINUTES) })}
    </p>
  )
}
