import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import type { Option } from './ui/dropdown.tsx'

/** The i18n namespace of this project's own texts in the Studio. */
export const STUDIO_NAMESPACE = 'montage'

/** The title of a document type. */
export function typeTitle(type: string, language: Language): string {
  return CONTENT_TYPES.find(({ name }) => name === type)?.title[language] ?? type
}

/** Options for choosing a type, sorted by title. */
export function typeOptions(types: string[], language: Language): Option[] {
  return types
    .map((type): Option => [type, typeTitle(type, language)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, language))
}

export const typeTitleKey = (type: string) => `type.${type}`

/** Sanity's locale id of each language. */
export const STUDIO_LOCALES: Record<Language, string> = { en: 'en-US', fr: LOCALES.fr }

/** The titles of types as i18n resources. Some menus of the Studio can read a title only from there. */
export const typeTitles = definePlugin({
  name: 'type-titles',
  i18n: {
    bundles: LANGUAGES.map((language) =>
      defineLocaleResourceBundle({
        locale: STUDIO_LOCALES[language],
        namespace: STUDIO_NAMESPACE,
        resources: Object.fromEntries(
          CONTENT_TYPES.map(({ name, title }) => [typeTitleKey(name), title[language]]),
        ),
      }),
    ),
  },
})
