import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings in the order in which they are chosen when a client accepts several equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** The best encoding for an `Accept-Encoding` header (RFC 9110, section 12.5.3). */
export function encodingFor(accepted = ''): Encoding {
  // `x-gzip` is an older name of gzip (RFC 9110, section 8.4.1.3). The library does not know it.
  const named = accepted.replaceAll(/x-gzip/gi, 'gzip')
  const client = new Negotiator({ headers: { 'accept-encoding': named } })
  const wanted = client.encoding([...ENCODINGS], { preferred: [...ENCODINGS] })
  return ENCODINGS.find((encoding) => encoding === wanted) ?? 'identity'
}
