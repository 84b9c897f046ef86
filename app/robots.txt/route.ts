import { connection } from 'next/server'
import { siteAddress } from '#lib/seo/address.ts'

/**
 * Allows every page, and the pictures under `/api`. The rule for the Studio does not match a service called "studio-lights".
 */
export async function GET(): Promise<Response> {
  // Renders at the request, so the file has the address of the running server, not the address at build time.
  await connection()
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/lake/images/',
    'Disallow: /api/',
    'Disallow: /studio/',
    'Disallow: /studio$',
    '',
    `Sitemap: ${siteAddress('/sitemap.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
