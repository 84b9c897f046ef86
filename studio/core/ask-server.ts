import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { Session } from './session.ts'

const UNREACHABLE = {
  en: 'The server cannot be reached. Check your connection and try again.',
  fr: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
}

type Ask = <Answer>(method: string, address: string, body?: object) => Promise<Answer>

/**
 * Sends a request to this server with the person's session. Rejects with an Error whose message can be shown, also
 * when there was no answer.
 */
export function askServer(session: Session, language: Language): Ask {
  return async (method, address, body) => {
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
}
