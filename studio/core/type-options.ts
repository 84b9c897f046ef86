import type { Language } from '#lib/i18n/languages.ts'
import { typeTitle } from './type-titles.ts'
import type { Option } from './ui/dropdown.tsx'

/** Options for choosing a type, sorted by title. */
export function typeOptions(types: string[], language: Language): Option[] {
  return types
    .map((type): Option => [type, typeTitle(type, language)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, language))
}
