import { connection } from 'next/server'
import { siteAddress } from '#lib/seo/address.ts'

/** Every page is open, and pictures under `/api` too. A service called "studio-lights" is not the Studio. */
export async function GET(): Promise<Response> {
  // The address of the site is the running server's, not the build's.
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
