import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** A label says when a field may stay empty; fields without a word have to be filled in. */
export function optionalLabel(label: string, lang: Language): string {
  return fillPlaceholders(getDictionary(lang).forms.optional, { label })
}

interface ProvinceOptionsProps {
  provinces: { _id: string; name: string | null; code: string | null }[]
}

/** The thirteen provinces and territories, by name. */
export function ProvinceOptions({ provinces }: ProvinceOptionsProps) {
  return provinces.map(({ _id, name, code }) => (
    <option key={_id} value={code ?? ''}>
      {name}
    </option>
  ))
}

/** Choices in the words of the language; what is sent are the English words of `lib/leads/forms/options.ts`. */
export function WordOptions({ words }: { words: Record<string, string> }) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
