import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { CONFIGURED } from './lib/server/headers/by-address.ts'

// Turns off Next's telemetry, so a build or a server sends nothing to the internet. Next reads the variable after this file.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** The folder in which Next works in `npm run build` and `npm run dev` (scripts/builds.ts). Unset in a plain `next build`. */
const workFolder = process.env.WORK_FOLDER

/**
 * The first `npm run build` of a clone, and a plain `next build`, use all cores, because no server runs beside them. They also
 * write no cache for a second build: it would take a fifth of the build time and 300 MB, and a machine that makes an image or
 * tests a change seldom builds again.
 */
const FIRST_BUILD = { cpus: availableParallelism(), turbopackFileSystemCacheForBuild: false }

/** `scripts/run.mjs` makes Next load this file with Node. Otherwise a server would load Next's compiler first: 10 MB. */
const nextConfig: NextConfig = {
  // Next builds and develops in a separate folder, never in the folder of a served build. A plain `next build` builds in `.next`,
  // where a plain `next start` and Vercel look for it.
  distDir: process.env.SERVED_BUILD || workFolder || '.next',
  // A plain `next build` would empty `.next` first, and delete what `npm run build` has made there.
  cleanDistDir: Boolean(workFolder) || !existsSync('.next/next'),
  // The id of the build. When the router of an open page gets a response of another build, it loads a new document.
  deploymentId: process.env.NEXT_DEPLOYMENT_ID,
  // The name of a static file contains its hash, and a build also has the files of earlier builds (scripts/static-files.ts). So
  // the addresses need no build id, and browsers keep unchanged files in their cache.
  supportsImmutableAssets: true,
  cacheComponents: true,
  // When true, Next answers the first visit of a page that the build has not made with a shell of the page and streams the
  // rest. Such a response is not stored. The setting is for links that prefetch, and this site has no such links.
  partialPrefetching: false,
  // Files that end in `.dev.tsx` are pages for development and tests. Only builds with SHOW_STYLEGUIDE have them.
  pageExtensions: [...(process.env.SHOW_STYLEGUIDE === 'yes' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // pdfkit reads data files from its package folder, so it cannot be bundled.
  serverExternalPackages: ['pdfkit'],
  // In a served build `scripts/start.ts` compresses responses, with brotli too.
  compress: !process.env.SERVED_BUILD,
  // The limit in bytes of Next's cache in memory: for pages that are made after the build, and for the data that pages have
  // read. Such pages are never written to disk (`isrFlushToDisk`), so rare addresses cannot fill the disk, and a crash leaves
  // no half-written page. lib/stored-pages, in front of this cache, keeps many more pages, compressed.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Next's own cache, extended: it also tells lib/stored-pages which cache tags a page has. Vercel has a cache of its own.
  ...(!process.env.VERCEL && { cacheHandler: join(import.meta.dirname, 'lib/stored-pages/page-tags.ts') }),
  compiler: {
    // Runs in every build, also in a plain one. The script has a process of its own, because this file may be compiled to
    // CommonJS, which cannot import TypeScript.
    runAfterProductionCompile: async ({ distDir, projectDir }) => {
      const script = ['scripts/run.mjs', 'complete-build', distDir]
      execFileSync(process.execPath, script, { cwd: projectDir, stdio: 'inherit' })
    },
  },
  experimental: {
    ...(workFolder && existsSync(join(workFolder, '../current')) ? {} : FIRST_BUILD),
    isrFlushToDisk: false,
    // Of all posted bodies only forms without photos go through the proxy. The limit is just above the largest form, so that
    // Next buffers no more (lib/leads/http/post.ts).
    proxyClientMaxBodySize: '65kb',
    // Merges the code of Next and React that every page loads into one file instead of five. One file compresses better: 3 kB
    // less for each page. The sizes are bytes of source code; both are larger than that file.
    turbopackChunking: { minChunkSize: 3_000_000, maxMergeChunkSize: 5_000_000 },
  },
  // `npm run types` checks the types, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: import.meta.dirname,
    // Replaces code of Next that the site does not use in browsers: 5 kB of each first load (docs/architecture.md, Packages).
    resolveAlias: {
      './reducers/server-action-reducer': { browser: './lib/browser/next-stand-ins/no-server-actions.ts' },
      '../../../shared/lib/router/utils/interception-routes': {
        browser: './lib/browser/next-stand-ins/no-interceptions.ts',
      },
      '../../../../shared/lib/router/utils/interception-routes': {
        browser: './lib/browser/next-stand-ins/no-interceptions.ts',
      },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/next-stand-ins/no-polyfills.ts' },
      './builtin/global-error': { browser: './app/global-error.tsx' },
      '../components/builtin/global-error': { browser: './app/global-error.tsx' },
      'next/dist/compiled/process': { browser: './lib/browser/next-stand-ins/process.ts' },
    },
  },

  // The protecting headers. `scripts/start.ts` also sets them on responses that are not Next's, and the policies of pages.
  headers: async () => CONFIGURED,
}

export default nextConfig
