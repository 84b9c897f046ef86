import { connection } from 'next/server'
import { getBusiness } from '#lib/content/business.ts'
import { securityText } from '#lib/seo/security-text.ts'

/** The contacts for reports of a security problem. */
export async function GET(): Promise<Response> {
  await connection()
  const email = (await getBusiness('en'))?.emails?.general
  return new Response(securityText(email, Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
