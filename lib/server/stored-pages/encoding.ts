/** How an answer is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which they are chosen from what a client likes equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** Browsers send a handful of different values; more are not remembered. */
const MAX_REMEMBERED = 100

const remembered = new Map<string, Encoding>()

/** The encoding to use for an `Accept-Encoding` (RFC 9110, section 12.5.3). */
export function encodingFor(accepted = ''): Encoding {
  const known = remembered.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const weights = new Map(accepted.split(',').map(readWeight))
  const weightOf = (encoding: Encoding) => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined)
    if (named !== undefined) return named
    // What is not compressed is acceptable unless it is excluded, but any other acceptable encoding is better.
    return weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  }
  const best = Math.max(...ENCODINGS.map(weightOf))
  return ENCODINGS.find((encoding) => best > 0 && weightOf(encoding) === best) ?? 'identity'
}

/** `gzip;q=0.5` → `['gzip', 0.5]`. */
function readWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return [name, Number.isNaN(weight) ? 0 : weight]
}
