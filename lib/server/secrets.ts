import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 random bytes as text that is safe in a cookie, a header and an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The hash that is stored instead of a secret. A secret has 256 random bits, which nobody can guess, so a plain SHA-256 is
 * enough. Passwords are chosen by people and hashed with scrypt (passwords.ts).
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time, so that the time does not show how much of the secret is correct. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** The hash of a value that has few possible values, such as a network address. Without the key nobody can try all values. */
export function hashWithKey(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** A short random id for a row, e.g. `account-4f1c09b2a7d3`. */
export function randomId(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`
}
