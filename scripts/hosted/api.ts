import type { Env } from '#lib/env.ts'

/** Milliseconds to wait for an answer of Sanity. */
const PATIENCE = 10_000

export interface Answer {
  /** The HTTP status; null when there was no answer. */
  status: number | null
  /** The parsed JSON; the reason as text when there was no answer; null when the answer is no JSON. */
  body: unknown
  headers: Headers
  milliseconds: number
}

/** Requests a path of Sanity's API, such as `/v2021-06-07/users/me`. `origin` is the `Origin` header. Never rejects. */
export type Ask = (path: string, as?: { token?: string | undefined; origin?: string }) => Promise<Answer>

/** The base address of Sanity's API for the project in the settings. */
export function apiAddress(env: Env): string {
  return env.SANITY_API_URL ?? `https://${env.NEXT_PUBLIC_SANITY_PROJECT_ID}.api.sanity.io`
}

export function askerOf(env: Env): Ask {
  // The host name of Sanity's API contains the project id. At another address (SANITY_API_URL) this header has to name it.
  const project = { 'x-sanity-project-id': env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '' }
  return async (path, { token, origin } = {}) => {
    const asker = { ...(token && { authorization: `Bearer ${token}` }), ...(origin && { origin }) }
    const start = performance.now()
    const answer = await get(`${apiAddress(env)}${path}`, { ...project, ...asker })
    return { ...answer, milliseconds: performance.now() - start }
  }
}

/** Sends a GET request. Never rejects. */
export async function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<Omit<Answer, 'milliseconds'>> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) })
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
  } catch (error) {
    return { status: null, headers: new Headers(), body: reasonOf(error) }
  }
}

/** Why there was no answer. The message of the error itself is not used, because it can contain the token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `nothing within ${PATIENCE / 1000} seconds`
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'no connection'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
