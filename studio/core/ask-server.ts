import { LOCALES } from '#lib/i18n/languages.ts'
import { session } from './embedded-session.ts'
import { shownLanguage } from './shown-language.ts'

const UNREACHABLE = {
  en: 'The server cannot be reached. Check your connection and try again.',
  fr: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
}

/**
 * Sends a request to this server with the person's session, and returns the JSON of the answer. Rejects with an Error whose
 * message can be shown, also when the server did not answer.
 */
export async function askServer<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const language = shownLanguage().value
  const response = await session
    .fetch(address, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': LOCALES[language] },
      body: body && JSON.stringify(body),
    })
    .catch(() => null)
  const answer = await response?.json().catch(() => null)
  // The API of leads answers `{ error: { message } }`, the lake `{ message }`.
  if (!response?.ok) throw new Error(answer?.error?.message ?? answer?.message ?? UNREACHABLE[language])
  return answer
}
