import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { Session } from './session.ts'

type Ask = <Answer>(method: string, address: string, body?: object) => Promise<Answer>

/**
 * Asks this server as whoever is signed in. Rejects with an Error to be shown: the server's own sentence in the language,
 * or `unreachable` when it did not answer.
 */
export function askServer(session: Session, language: Language, unreachable: string): Ask {
  return async (method, address, body) => {
    const response = await session
      .fetch(address, {
        method,
        headers: { 'content-type': 'application/json', 'accept-language': LOCALES[language] },
        body: body && JSON.stringify(body),
      })
      .catch(() => null)
    const answer = await response?.json().catch(() => null)
    // The forms' side of the server puts its sentence into `error`; the lake does not.
    if (!response?.ok) throw new Error(answer?.error?.message ?? answer?.message ?? unreachable)
    return answer
  }
}
