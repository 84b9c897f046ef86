import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePreviewKeys } from 'next/dist/build/preview-key-utils.js'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { DraftModeProvider } from 'next/dist/server/async-storage/draft-mode-provider.js'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { loadComponents } from 'next/dist/server/load-components.js'
import { MutableRequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'
import { PAGES_MANIFEST, PREVIEW_PROPS_MANIFEST } from 'next/dist/shared/lib/constants.js'
import { expect, test, vi } from 'vitest'
import NotedCache, { notingTags } from '#lib/stored-pages/page-tags.ts'
import { config } from '../../proxy.ts'
import { writeFailedPage } from '../../scripts/failed-page.ts'
import { failedPage } from './failed-page.ts'
import { cookieOfDraft, DRAFT_COOKIE, expireTags } from './next-internals.ts'

/* Each test is about one thing of Next.js that is not documented: when one fails, that thing has changed. */

/** Next's own cache, with one read in it that was made a second ago and has the tag. */
async function cacheWith(tag: string) {
  const cache = createDefaultCacheHandler(1_000_000)
  const value = new Blob(['{}']).stream()
  const timestamp = Date.now() - 1_000
  const entry = { value, tags: [tag], stale: 60, timestamp, expire: 3_600, revalidate: 3_600 }
  await cache.set('read', Promise.resolve(entry))
  return { read: () => cache.get('read', []) }
}

test('expireTags: what has the tag is no longer in Next’s cache, other reads are', async () => {
  const [changed, other] = [await cacheWith('doc:changed'), await cacheWith('doc:other')]
  expect(await changed.read()).toBeDefined()
  expireTags(['doc:changed'])
  expect(await changed.read()).toBeUndefined()
  expect(await other.read()).toBeDefined()
})

test('the name of the draft cookie, also in the proxy’s matcher', () => {
  expect(DRAFT_COOKIE).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  expect(JSON.stringify(config.matcher)).toContain(`.*${DRAFT_COOKIE}.*`)
})

test('draftCookieValue: draft mode is on for a request with this cookie', async () => {
  const build = mkdtempSync(join(tmpdir(), 'built-'))
  const keys = await generatePreviewKeys({ distDir: build, isBuild: true })
  mkdirSync(join(build, 'server'))
  writeFileSync(join(build, 'server', PREVIEW_PROPS_MANIFEST), JSON.stringify(keys))
  vi.resetModules()
  vi.stubEnv('SERVED_BUILD', build)
  const { draftCookieValue } = await import('./next-internals.ts')
  const isDraftWith = (value: string) => {
    const cookies = new RequestCookies(new Headers({ cookie: `${DRAFT_COOKIE}=${value}` }))
    return new DraftModeProvider(keys, { headers: {} } as never, cookies as never, {} as never).isEnabled
  }
  expect(isDraftWith(draftCookieValue())).toBe(true)
  expect(isDraftWith('development')).toBe(false)
  vi.unstubAllEnvs()
  rmSync(build, { recursive: true })
})

test('writeFailedPage: Next finds the page for failures in a build', async () => {
  const build = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(build, 'server/pages'), { recursive: true })
  const manifest = join(build, 'server', PAGES_MANIFEST)
  writeFileSync(manifest, JSON.stringify({ '/404': 'pages/404.html' }))
  writeFailedPage(build)
  const found = await loadComponents({
    distDir: build,
    page: '/500',
    isAppPath: false,
    isDev: false,
  } as never)
  expect(found.Component).toBe(failedPage())
  expect(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')))).toContain('/404')
  rmSync(build, { recursive: true })
})

test('cookieOfDraft: the cookie of the request, by what draft mode keeps of it', () => {
  const cookies = new RequestCookies(new Headers({ cookie: 'shown=rOne' }))
  const mutable = MutableRequestCookiesAdapter.wrap(cookies as never)
  const provider = new DraftModeProvider(
    undefined,
    { headers: {} } as never,
    cookies as never,
    mutable as never,
  )
  expect(cookieOfDraft({ _provider: provider }, 'shown')).toBe('rOne')
  expect(cookieOfDraft({ _provider: null }, 'shown')).toBeUndefined()
})

const HOUR = 3_600_000
const PAGE_QUESTION = { kind: 'APP_PAGE', isFallback: false } as never

function cacheOfPages(serverDistDir = '/none') {
  return new NotedCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
}
const pageWith = (tag: string) =>
  ({ kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tag } }) as never

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])(
  'a publish expires pages and reads that were made before and after the clock was set %s',
  async (way, step) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const cache = cacheOfPages()
      const tag = `doc:clock-${way}`
      const put = (key: string) =>
        cache.set(`${key}-${way}`, pageWith(tag), { cacheControl: undefined } as never)
      const isThere = async (key: string) => (await cache.get(`${key}-${way}`, PAGE_QUESTION)) !== null
      const read = await cacheWith(tag)
      await put('/before')
      vi.setSystemTime(Date.now() + step)
      await put('/after')
      expect(await isThere('/before')).toBe(true)
      expect(await isThere('/after')).toBe(true)
      await new Promise((done) => setTimeout(done, 1))
      expireTags([tag])
      expect(await isThere('/before')).toBe(false)
      expect(await isThere('/after')).toBe(false)
      expect(await read.read()).toBeUndefined()
      await new Promise((done) => setTimeout(done, 1))
      await put('/new')
      expect(await isThere('/new')).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('a publish expires a built page whose file is from the future', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  const ahead = new Date(Date.now() + HOUR)
  mkdirSync(join(folder, 'app'))
  for (const [name, text] of [
    ['page.html', '<p>built</p>'],
    ['page.rsc', ''],
    ['page.meta', JSON.stringify({ headers: { 'x-next-cache-tags': 'doc:built-ahead' } })],
  ] as const) {
    writeFileSync(join(folder, 'app', name), text)
    utimesSync(join(folder, 'app', name), ahead, ahead)
  }
  const cache = cacheOfPages(folder)
  expect(await cache.get('/page', PAGE_QUESTION)).not.toBeNull()
  expireTags(['doc:built-ahead'])
  expect(await cache.get('/page', PAGE_QUESTION)).toBeNull()
  rmSync(folder, { recursive: true })
})

test('notingTags: the tags of a page that Next puts into its cache, and takes from there', async () => {
  const cache = cacheOfPages()
  const put = notingTags(() =>
    cache.set('/en/a', pageWith('content,doc:a'), { cacheControl: undefined } as never),
  )
  expect(await put).toEqual(['content', 'doc:a'])
  const take = (key: string, isFallback = false) =>
    notingTags(async () => void (await cache.get(key, { kind: 'APP_PAGE', isFallback } as never)))
  expect(await take('/en/a')).toEqual(['content', 'doc:a'])
  expect(await take('/en/a', true)).toBeNull()
  expect(await take('/en/none')).toBeNull()
})
