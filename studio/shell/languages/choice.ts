import type { SanityClient } from '@sanity/client'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { STUDIO_LANGUAGE_KEY } from '#lib/preview/studio-language.ts'

/** Whether the server could not store the last choice. Then the language on the server is outdated. */
let isOnlyHere = false

/** The language stored on the server; null when there is none or it is outdated. */
export async function readChoice(client: SanityClient): Promise<Language | null> {
  if (isOnlyHere) return null
  const settings = await client
    .request<{ key: string; value: unknown }[]>({ url: `/users/me/keyvalue/${STUDIO_LANGUAGE_KEY}` })
    .catch(() => [])
  const choice = settings.find(({ key }) => key === STUDIO_LANGUAGE_KEY)?.value
  return isLanguage(choice) ? choice : null
}

/** Stores the choice. If the server does not store it, the choice applies until the Studio is loaded again. */
export async function keepChoice(client: SanityClient, language: Language): Promise<void> {
  const body = [{ key: STUDIO_LANGUAGE_KEY, value: language }]
  isOnlyHere = await client.request({ method: 'PUT', url: '/users/me/keyvalue', body }).then(
    () => false,
    () => true,
  )
}
