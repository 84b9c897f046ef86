import type { Language } from '#lib/i18n/languages.ts'
import { typeTitle } from './type-titles.ts'
import type { Option } from './ui/dropdown.tsx'

/** Types to choose from, in the alphabetical order of their titles. */
export function typeOptions(types: string[], language: Language): Option[] {
  return types
    .map((type): Option => [type, typeTitle(type, language)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, language))
}
