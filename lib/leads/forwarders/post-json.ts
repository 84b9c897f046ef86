import { parseRetryAfter } from '../backoff.ts'

/** The answer of a CRM. */
export interface Answer {
  status: number
  /** The beginning of the body; empty when reading it failed. `outcomeOf` decides by the status alone. */
  text: string
  /** The wait that the CRM asked for, in milliseconds. */
  retryAfter?: number
}

interface Post {
  url: string
  body: unknown
  headers?: Record<string, string>
  /** Secrets that are removed from the text of the answer, because an answer may repeat the request. */
  secrets: string[]
  signal: AbortSignal
}

/** Posts JSON to exactly this address. A redirect is treated as an answer. Throws when there is no answer. */
export async function postJson({ url, body, headers, secrets, signal }: Post): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    cache: 'no-store',
    signal,
  })
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
  const text = secrets.reduce((said, secret) => said.replaceAll(secret, '…'), await beginningOf(response))
  return { status: response.status, text, retryAfter }
}

const MOST_READ = 65_536

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > MOST_READ) break
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString('utf8')
}
