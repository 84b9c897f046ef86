import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings in the order in which they are chosen when a client accepts several equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** The most headers whose encoding is remembered. Browsers send a few; a client may send any number. */
const MOST_KNOWN = 100

const known = new Map<string, Encoding>()

/** The best encoding for an `Accept-Encoding` header (RFC 9110, section 12.5.3). Each header is read once. */
export function encodingFor(accepted = ''): Encoding {
  const remembered = known.get(accepted)
  if (remembered) return remembered
  if (known.size === MOST_KNOWN) known.clear()
  const encoding = readEncoding(accepted)
  known.set(accepted, encoding)
  return encoding
}

function readEncoding(accepted: string): Encoding {
  // `x-gzip` is an older name of gzip (RFC 9110, section 8.4.1.3). The library does not know it.
  const named = accepted.replaceAll(/x-gzip/gi, 'gzip')
  const client = new Negotiator({ headers: { 'accept-encoding': named } })
  const wanted = client.encoding([...ENCODINGS], { preferred: [...ENCODINGS] })
  return ENCODINGS.find((encoding) => encoding === wanted) ?? 'identity'
}
