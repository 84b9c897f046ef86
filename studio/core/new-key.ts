/** A random `_key` for an item of a list. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
