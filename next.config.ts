import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { CONFIGURED } from './lib/server/headers/by-address.ts'

// Nothing is fetched from the internet, and nothing is reported to it. Next reads this once it has read its settings.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const buildDir = process.env.BUILD_DIR || '.next'

/**
 * The first build of a clone has all cores, as nothing is served beside it. It keeps nothing for a next one either: that takes a
 * fifth of its time and 300 MB, and mostly there is none, on a machine that makes an image or tests a change.
 */
const FIRST_BUILD = { cpus: availableParallelism(), turbopackFileSystemCacheForBuild: false }

/** `scripts/run.mjs` has Next load this file with Node. Its own way, which `next build` and `next start` take, uses its compiler. */
const nextConfig: NextConfig = {
  // Next builds and develops in a folder of its own, and never in what is served (scripts/builds.ts).
  // Vercel looks for its build in `.next`.
  distDir: process.env.SERVED_BUILD || (process.env.VERCEL ? '.next' : join(buildDir, 'next')),
  // The id of the build: an open page whose router is answered by another build loads the next page anew.
  deploymentId: process.env.NEXT_DEPLOYMENT_ID,
  // Static files are named by their content, and a build has those of the builds before it (scripts/static-files.ts). So
  // their addresses need no id, and browsers keep what has not changed.
  supportsImmutableAssets: true,
  cacheComponents: true,
  // With it Next answers the first visit of a page that the build has not with a frame of the page, and sends the rest after it. Such an
  // answer is not stored. It is for links that load in advance, which this site has none of.
  partialPrefetching: false,
  // Pages for development and tests: other builds do not have them.
  pageExtensions: [...(process.env.SHOW_STYLEGUIDE === 'yes' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // It reads its own data files from its folder.
  serverExternalPackages: ['pdfkit'],
  // `scripts/start.ts` does, with brotli too.
  compress: !process.env.SERVED_BUILD,
  // Built pages are read from disk; pages that are made later are kept in memory. So unknown or rare addresses never
  // fill the disk, and a crash never leaves a half-written page.
  // Of what is made later, and of what pages have read, so many bytes are kept each. In front of it, lib/stored-pages keeps
  // many more pages, compressed.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Next's own, which also tells the store in front of it which tags a page has.
  cacheHandler: join(import.meta.dirname, 'lib/stored-pages/page-tags.ts'),
  experimental: {
    ...(existsSync(join(buildDir, 'current')) ? {} : FIRST_BUILD),
    isrFlushToDisk: false,
    // Of what is posted only forms without photos come to the proxy. More than the largest form is not buffered (lib/leads/http/post.ts).
    proxyClientMaxBodySize: '65kb',
    // What every page loads of Next and React is one file instead of five. It compresses better: 3 kB less for each page. The
    // sizes are bytes of sources; both are more than that file has.
    turbopackChunking: { minChunkSize: 3_000_000, maxMergeChunkSize: 5_000_000 },
  },
  // `npm run types` checks them; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: import.meta.dirname,
    // What Next sends to browsers and the site has no use for: 5 kB of each first load (docs/architecture.md, Packages).
    resolveAlias: {
      './reducers/server-action-reducer': { browser: './lib/browser/next-stand-ins/no-server-actions.ts' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/next-stand-ins/no-polyfills.ts' },
      './builtin/global-error': { browser: './app/global-error.tsx' },
      '../components/builtin/global-error': { browser: './app/global-error.tsx' },
      'next/dist/compiled/process': { browser: './lib/browser/next-stand-ins/process.ts' },
    },
  },

  // `scripts/start.ts` gives them to every other answer too, and pages their policies.
  headers: async () => CONFIGURED,
}

export default nextConfig
