import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUILD_ID_FILE } from '#lib/server/next-internals.ts'

/** Bundles the service worker into the folder of the build it belongs to, where `app/sw.js` reads it. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: ['app/_service-worker/worker.ts'],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      BUILD_ID: JSON.stringify(readFileSync(join(folder, BUILD_ID_FILE), 'utf8')),
      'process.env.NODE_ENV': '"production"',
    },
  })
}
