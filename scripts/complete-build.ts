import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { takeBuildMark, writeBuildMark } from '#lib/content/build-mark.ts'
import { writeBuildSettings } from './build-settings.ts'
import { fail } from './fail.ts'
import { writeFailedPage } from './failed-page.ts'
import { preflight } from './preflight.ts'
import { withLake } from './prepare-lake.ts'

/*
 * Next calls this script in each build, of `npm run build` and of a plain `next build`, after it has compiled the code and before
 * it makes pages (next.config.ts). The script seeds the lake, because pages only read content, and adds files to the build.
 * The argument is the folder of the build.
 */
const [folder = fail('The folder of a build is missing: Next calls this script.')] = process.argv.slice(2)
const env = preflight()
if (process.env.VERCEL && !(env.NEXT_PUBLIC_SANITY_PROJECT_ID && env.LEADS_DATABASE_URL)) {
  fail(
    'Vercel keeps no files between requests: set NEXT_PUBLIC_SANITY_PROJECT_ID, so that content is in hosted Sanity, and ' +
      'LEADS_DATABASE_URL, so that leads are in PostgreSQL.',
  )
}
const mark = await withLake(env, takeBuildMark)
if (mark) writeBuildMark(mark, folder)
writeBuildSettings(env, folder)
writeFailedPage(folder)
await bundleServiceWorker(folder)
if (process.env.VERCEL) traceServiceWorker(folder)

/** Bundles the service worker into the folder of its build. `app/sw.js` reads it there. */
async function bundleServiceWorker(build: string): Promise<void> {
  await bundle({
    entryPoints: ['app/_service-worker/worker.ts'],
    outfile: join(build, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      // With this id the worker of each build differs, and loads the offline pages again.
      BUILD_ID: JSON.stringify(process.env.NEXT_DEPLOYMENT_ID || new Date().toISOString()),
      'process.env.NODE_ENV': '"production"',
    },
  })
}

/** Vercel gives a function only the files that its trace lists. Next cannot see in the code that `app/sw.js` reads the worker. */
function traceServiceWorker(build: string): void {
  const trace = join(build, 'server/app/sw.js/route.js.nft.json')
  const { files, ...others } = JSON.parse(readFileSync(trace, 'utf8'))
  writeFileSync(trace, JSON.stringify({ ...others, files: [...files, '../../../sw.js'] }))
}
