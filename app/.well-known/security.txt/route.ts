import { connection } from 'next/server'
import { getBusiness } from '#lib/content/business.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from '#lib/seo/address.ts'

/** How long the file is valid: 180 days in milliseconds. RFC 9116 asks for less than a year, so that old contacts disappear. */
const VALID = 180 * 24 * 3600 * 1000

/** The contacts for reports of a security problem (RFC 9116): the general e-mail address of the site, and the contact form. */
export async function GET(): Promise<Response> {
  await connection()
  const email = (await getBusiness('en'))?.emails?.general
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${pageAddress('/contact', 'en')}`,
    `Expires: ${new Date(Date.now() + VALID).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteAddress('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
