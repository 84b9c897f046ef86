import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connection } from 'next/server'
import { env } from '#lib/env.ts'

/** `GET /sw.js`: the service worker that `npm run build` bundled beside the pages it belongs to. */
export async function GET(): Promise<Response> {
  await connection()
  const file = join(/* turbopackIgnore: true */ process.cwd(), env.BUILD_DIR, 'sw.js')
  const script = await readFile(file, 'utf8').catch(() => null)
  if (script === null) return new Response('There is no service worker in this build.', { status: 404 })
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
