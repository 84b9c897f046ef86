import type { SanityClient } from '@sanity/client'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'

/** A setting of this person on the server, so that it follows them to another machine. */
const KEY = 'montage.studio.language'

/** The language this person chose, or null when they have not chosen or cannot be asked. */
export async function readChoice(client: SanityClient): Promise<Language | null> {
  const settings = await client
    .request<{ key: string; value: unknown }[]>({ url: `/users/me/keyvalue/${KEY}` })
    .catch(() => [])
  const choice = settings.find(({ key }) => key === KEY)?.value
  return isLanguage(choice) ? choice : null
}

/** Keeps the choice. One that the server does not take still holds in this browser. */
export async function keepChoice(client: SanityClient, language: Language): Promise<void> {
  const body = [{ key: KEY, value: language }]
  await client.request({ method: 'PUT', url: '/users/me/keyvalue', body }).catch(() => {})
}
