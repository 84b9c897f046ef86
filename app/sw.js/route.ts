import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connection } from 'next/server'
import { servedBuild } from '#lib/server/served-build.ts'

/** `GET /sw.js`: the service worker that `npm run build` bundled together with its pages. */
export async function GET(): Promise<Response> {
  await connection()
  if (servedBuild === null)
    return new Response('There is no service worker without a build.', { status: 404 })
  const script = await readFile(join(/* turbopackIgnore: true */ servedBuild, 'sw.js'), 'utf8')
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
