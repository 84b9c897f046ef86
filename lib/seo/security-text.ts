import { LANGUAGES } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from './address.ts'

/** How long the file is valid, in days. RFC 9116 asks for less than a year, so that old contacts disappear. */
export const VALID_DAYS = 180

export const SECURITY_TEXT = '/.well-known/security.txt'

/**
 * Whom to tell of a weakness of the site (RFC 9116, and SECURITY.md in words): the general e-mail address of the site, if there
 * is one, then the contact form.
 */
export function securityText(email: string | null | undefined, now: number): string {
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${pageAddress('/contact', 'en')}`,
    `Expires: ${new Date(now + VALID_DAYS * 24 * 3_600_000).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteAddress(SECURITY_TEXT)}`,
  ]
  return `${lines.join('\n')}\n`
}
