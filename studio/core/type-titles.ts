import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { CONTENT_TYPES, SINGLETONS } from '#schemas/index.ts'
import type { Option } from './ui/dropdown.tsx'

/** The i18n namespace of this project's own texts in the Studio. */
export const STUDIO_NAMESPACE = 'montage'

/** The title of a document type. */
export function typeTitle(type: string, language: Language): string {
  return CONTENT_TYPES.find(({ name }) => name === type)?.title[language] ?? type
}

/** The title of a type among others. The page of all reviews is called as a review is in French, so such a page says what it is. */
export function distinctTitle(type: string, language: Language): string {
  const title = typeTitle(type, language)
  const isShared = CONTENT_TYPES.filter((other) => other.title[language] === title).length > 1
  return isShared && SINGLETONS.some(({ name }) => name === type) ? `${title} (page)` : title
}

/** Options for choosing a type, sorted by title. */
export function typeOptions(types: string[], language: Language): Option[] {
  return types
    .map((type): Option => [type, distinctTitle(type, language)])
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
