import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import { LOCALES } from '#lib/i18n/languages.ts'
import { session } from './embedded-session.ts'
import { isEmbedded } from './hosted-project.ts'
import { shownLanguage } from './shown-language.ts'

const UNREACHABLE = {
  en: 'The server cannot be reached. Check your connection and try again.',
  fr: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
}

/** The person's token for hosted Sanity; null before `signRequests`. Our server needs it to ask Sanity who sends a request. */
const sanityToken = new BehaviorSubject<string | null>(null)

/** Sets the person's token for hosted Sanity; null when the person signs out. While it is null, requests wait. */
export function signRequests(token: string | null): void {
  sanityToken.next(token)
}

/** Whether requests are answered now. While the session of the embedded lake has expired, they wait for the next sign-in. */
export const isAnswered = (): boolean => !isEmbedded || session.state.getValue().status === 'signed-in'

/**
 * Sends a request to this server as the signed-in person, and returns the JSON of the answer. Rejects with an Error whose
 * message can be shown, also when the server did not answer.
 */
export async function askServer<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await ask(method, address, body)
  return response.json().catch(() => null)
}

/** Reads a file of this server as the signed-in person. A link or `<img>` cannot send the token. Rejects like `askServer`. */
export async function readFile(address: string): Promise<File> {
  const response = await ask('GET', address)
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  // The connection can break in the middle of the file.
  const blob = await response.blob().catch(() => {
    throw new Error(UNREACHABLE[shownLanguage().value])
  })
  return new File([blob], name, { type: blob.type })
}

/** Sends the bytes of a file, otherwise like `askServer`. */
export async function sendFile<Answer>(address: string, file: File): Promise<Answer> {
  const response = await ask('POST', address, file)
  return response.json().catch(() => null)
}

async function ask(method: string, address: string, body?: object): Promise<Response> {
  const language = shownLanguage().value
  const type = body instanceof File ? 'application/octet-stream' : 'application/json'
  const headers = { 'content-type': type, 'accept-language': LOCALES[language] }
  const sent = body instanceof File ? body : body && JSON.stringify(body)
  const response = await send(address, { method, headers, body: sent }).catch(() => null)
  if (response?.ok) return response
  // The API of leads answers `{ error: { message } }`, the lake `{ message }`.
  const answer = await response?.json().catch(() => null)
  throw new Error(answer?.error?.message ?? answer?.message ?? UNREACHABLE[language])
}

async function send(
  address: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  if (isEmbedded) return session.fetch(address, init)
  const token = await firstValueFrom(sanityToken.pipe(filter((current) => current !== null)))
  return fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
}
