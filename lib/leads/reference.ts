import { createHash } from 'node:crypto'

/** Crockford's base 32: no letters that read like digits or like each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * What a customer reads to us on the phone, such as `M-7K3Q-92TX`. Made from the submission id, so a repeated submission
 * answers the same reference without being looked up.
 */
export function referenceOf(submissionId: string): string {
  const hash = createHash('sha256').update(submissionId).digest()
  const characters = Array.from(hash.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length])
  return `M-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
