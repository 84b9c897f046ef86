import type { SanityClient } from '@sanity/client'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'

/** A setting of this person on the server, so that it follows them to another machine. */
const KEY = 'montage.studio.language'

/** The server did not take the last choice: what it knows is then not what this person wants. */
let isOnlyHere = false

/** The language this person chose elsewhere, or null when there is none that counts, or nobody can be asked. */
export async function readChoice(client: SanityClient): Promise<Language | null> {
  if (isOnlyHere) return null
  const settings = await client
    .request<{ key: string; value: unknown }[]>({ url: `/users/me/keyvalue/${KEY}` })
    .catch(() => [])
  const choice = settings.find(({ key }) => key === KEY)?.value
  return isLanguage(choice) ? choice : null
}

/** Stores the choice. When the server does not accept it, it applies until the Studio is loaded again. */
export async function keepChoice(client: SanityClient, language: Language): Promise<void> {
  const body = [{ key: KEY, value: language }]
  isOnlyHere = await client.request({ method: 'PUT', url: '/users/me/keyvalue', body }).then(
    () => false,
    () => true,
  )
}
