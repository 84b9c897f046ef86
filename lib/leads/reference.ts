import { createHash } from 'node:crypto'

/** Crockford's base 32: it has no letters that look like digits or like one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference number that a customer reads out on the phone, such as `M-7K3Q-92TX`. It is made from the submission
 * id, so a repeated submission gets the same number.
 */
export function referenceOf(submissionId: string): string {
  const hash = createHash('sha256').update(submissionId).digest()
  const characters = Array.from(hash.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length])
  return `M-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
