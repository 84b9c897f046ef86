import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** A sentence below the buttons to the booking and the quote form: what each form asks for. */
export function FormsDiffer({ lang }: { lang: Language }) {
  return <p className="mt-3 max-w-[52ch] text-small">{getDictionary(lang).forms.differ}</p>
}
