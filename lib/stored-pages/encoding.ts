import Negotiator from 'negotiator'

/** How an answer is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which they are chosen from what a client likes equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** The encoding to use for an `Accept-Encoding` (RFC 9110, section 12.5.3). */
export function encodingFor(accepted = ''): Encoding {
  // An older name of the same (RFC 9110, section 8.4.1.3), which the library does not know.
  const named = accepted.replaceAll(/x-gzip/gi, 'gzip')
  const client = new Negotiator({ headers: { 'accept-encoding': named } })
  const wanted = client.encoding([...ENCODINGS], { preferred: [...ENCODINGS] })
  return ENCODINGS.find((encoding) => encoding === wanted) ?? 'identity'
}
