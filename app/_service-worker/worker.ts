/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type RouteMatchCallback,
  Serwist,
  type SerwistPlugin,
} from 'serwist'
import { type KeepMessage, PAGES_CACHE } from '#lib/browser/kept-pages.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'

declare const self: ServiceWorkerGlobalScope

/** The build replaces this name with its id. The id changes with each build, so browsers load the new offline page. */
declare const BUILD_ID: string

const OFFLINE = '/offline'
const OFFLINE_IN_FRENCH = '/offline?lang=fr'

const DAY = 86_400

/** Only public pages are stored: no drafts, redirects or error pages. */
const publicPagesOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPublic = !response.headers.get('cache-control')?.includes('no-store')
    return response.status === 200 && !response.redirected && isPublic ? response : null
  },
}

/** Pages come from the network first, so that a publish shows at once. Without a network, visited pages come from the cache. */
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  plugins: [publicPagesOnly, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY })],
})

/** The name of a static file contains the hash of its content, so a cached file is never out of date. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY })],
})

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
})

/** Matches a visit of a page. A visit of the Studio, the API or a file (also a page as Markdown) never uses the cache. */
const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && !/^\/(studio|api)(\/|$)|\.\w+$/.test(url.pathname)

const startsWith =
  (path: string): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(path)

const serwist = new Serwist({
  precacheEntries: [OFFLINE, OFFLINE_IN_FRENCH].map((url) => ({ url, revision: BUILD_ID })),
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: false,
  runtimeCaching: [
    { matcher: isPage, handler: pages },
    { matcher: startsWith('/_next/static/'), handler: assets },
    { matcher: startsWith('/api/lake/images/'), handler: pictures },
  ],
  fallbacks: {
    entries: [
      { url: OFFLINE_IN_FRENCH, matcher: ({ request }) => isNavigation(request) && isFrench(request) },
      { url: OFFLINE, matcher: ({ request }) => isNavigation(request) },
    ],
  },
})

const isNavigation = (request: Request) => request.mode === 'navigate'
const isFrench = (request: Request) => languageOfQuery(new URL(request.url).searchParams) === 'fr'

/** Caches the static files of the offline page while there is a connection. Visits cache the files of other pages. */
async function keepOfflineAssets(event: ExtendableEvent) {
  const html = await (await fetch(OFFLINE)).text()
  const urls = new Set(html.match(/\/_next\/static\/[^"'\\\s<>]+/g))
  await Promise.all([...urls].map((url) => assets.handle({ event, request: new Request(url) })))
}

/** The part of the event `install` that its types do not have. Only Chromium has it. */
interface RoutedInstall {
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>
}

self.addEventListener('install', (event: ExtendableEvent & RoutedInstall) => {
  event.waitUntil(keepOfflineAssets(event))
  // What a page sends while it is left would be lost in the worker, which answers no POST.
  const routed = event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
  if (routed) event.waitUntil(routed)
})

/** A page asks to be stored when the worker did not load it: it was open before the worker ran, or the router showed it. */
self.addEventListener('message', (event) => {
  const { type, page, assets: urls }: KeepMessage = event.data
  if (type !== 'keep') return
  const kept = urls.map((url) => assets.handle({ event, request: new Request(url) }))
  if (page !== null) kept.push(pages.handle({ event, request: new Request(page) }))
  event.waitUntil(Promise.allSettled(kept))
})

serwist.addEventListeners()
