import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connection } from 'next/server'
import { servedBuild } from '#lib/server/served-build.ts'

/** `GET /sw.js`: the service worker that each build bundles (`scripts/complete-build.ts`). */
export async function GET(): Promise<Response> {
  await connection()
  if (process.env.NODE_ENV === 'development')
    return new Response('There is no service worker without a build.', { status: 404 })
  // `servedBuild` is set by `npm start`. A plain `next start` serves the build in `.next`.
  const build = servedBuild ?? '.next'
  const script = await readFile(join(/* turbopackIgnore: true */ build, 'sw.js'), 'utf8')
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
