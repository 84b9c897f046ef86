import Negotiator from 'negotiator'

/** How an answer is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which they are chosen from what a client likes equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** The encoding to use for an `Accept-Encoding` (RFC 9110, section 12.5.3). */
export function encodingFor(accepted = ''): Encoding {
  const client = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const wanted = client.encoding([...ENCODINGS], { preferred: [...ENCODINGS] })
  return ENCODINGS.find((encoding) => encoding === wanted) ?? 'identity'
}
