import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { Session } from './session.ts'

type Ask = <Answer>(method: string, address: string, body?: object) => Promise<Answer>

/**
 * Sends a request to this server with the person's session. Rejects with an Error whose message can be shown,
 * `unreachable` when there was no answer.
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
    // The API of leads answers `{ error: { message } }`, the lake `{ message }`.
    if (!response?.ok) throw new Error(answer?.error?.message ?? answer?.message ?? unreachable)
    return answer
  }
}
