import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** Explains below the buttons to both forms what each form asks for. */
export function FormsDiffer({ lang }: { lang: Language }) {
  return <p className="mt-3 max-w-[52ch] text-small">{getDictionary(lang).forms.differ}</p>
}
