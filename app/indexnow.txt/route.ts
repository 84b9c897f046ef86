import { connection } from 'next/server'
import { env } from '#lib/env.ts'

/** The key of IndexNow (lib/content/index-now.ts). There is none unless the settings say so. */
export async function GET(): Promise<Response> {
  await connection()
  const { INDEXNOW_KEY: key } = env
  return key
    ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response('There is no key.', { status: 404 })
}
