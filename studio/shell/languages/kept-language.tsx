import { type ReactNode, useEffect } from 'react'
import { useClient } from 'sanity'
import { LOCALES } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useLocale } from '#studio/core/sanity-internals.ts'
import { showIn } from '#studio/core/shown-language.ts'
import { readChoice } from './choice.ts'

/** Applies the language stored on the server, and sets the page's `lang`. */
export function KeptLanguage({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })
  const { changeLocale, locales } = useLocale()
  const language = useStudioLanguage()

  useEffect(() => {
    document.documentElement.lang = LOCALES[language]
    showIn(language)
  }, [language])

  // A change of language mounts everything again, so the stored language is read once for each language.
  useEffect(() => {
    void readChoice(client).then((choice) => {
      const locale = choice && locales.find(({ id }) => id.startsWith(choice))
      if (locale && choice !== language) void changeLocale(locale.id)
    })
  }, [client, changeLocale, locales, language])

  return children
}
