import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'

/** The words of ours that the Studio itself shows, by their key. */
export const STUDIO_NAMESPACE = 'montage'

/** What one document of a type is called. */
export function typeTitle(type: string, language: Language): string {
  return CONTENT_TYPES.find(({ name }) => name === type)?.title[language] ?? type
}

export const typeTitleKey = (type: string) => `type.${type}`

/** English is the Studio's own. */
const STUDIO_LOCALES: Record<Language, string> = { en: 'en-US', fr: LOCALES.fr }

/** Names of types, for the menus of the Studio that can be told in a language. */
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
