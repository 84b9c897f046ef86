import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { LATE } from '#lib/browser/early-script.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { freePort } from '../free-port.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, test, testWithSite } from './fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES, untilScripted } from './measured-pages.ts'

const changing = testWithSite(CONTENT_CHANGES)

/** What every answer must fit in: nginx as it comes answers 502 above 4 kB. */
const MAX_HEAD = 3_500

/** Makes a request go past the store; without a session the proxy takes it out again. */
const PAST_THE_STORE = { cookie: '__prerender_bypass=x' }

const PAGE_TYPES = [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]
const ADDRESSES = PAGE_TYPES.flatMap((path) => LANGUAGES.map((lang) => localizedHref(path, lang)))
const IN_TURNS = PAGE_TYPES.map((path, place) =>
  localizedHref(path, LANGUAGES[place % LANGUAGES.length] ?? 'en'),
)
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/api/search-index',
  '/api/search-index?lang=fr',
  '/api/in-city/laval?lang=fr',
  '/manifest.webmanifest',
]

interface Reply {
  status: number
  headers: IncomingMessage['headers']
  /** Bytes of the status line and the headers. */
  head: number
  /** As it came over the wire. */
  bytes: Buffer
}

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const lines = response.rawHeaders.map((part) => part.length + 2)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        head: lines.reduce((sum, length) => sum + length, 30),
        bytes: Buffer.concat(chunks),
      })
    })
      .on('error', reject)
      .end()
  })
}

const textOf = ({ headers, bytes }: Reply): string => {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString()
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return bytes.toString()
}

// Next drops pages that it made, and makes them anew in another order: a server that others use may have done so.
for (const { languages, addresses, details } of [
  { languages: 'a language in turn', addresses: IN_TURNS.filter((_, place) => place % 3 === 0), details: {} },
  { languages: 'both languages', addresses: ADDRESSES, details: ONLY_IN_SWEEP },
]) {
  changing(
    `${addresses.length} page types, in ${languages}, and files: the text is what Next answers, in each encoding, with an ETag for each`,
    details,
    async ({ site }) => {
      for (const path of [...addresses, ...FILES]) {
        const url = site.url + path
        // Next says some things twice about a page that it has just made.
        await get(url, PAST_THE_STORE)
        const original = await get(url, PAST_THE_STORE)
        const etags = new Set<string>()
        for (const accepted of ['identity', 'gzip', 'gzip, br']) {
          const headers = { 'accept-encoding': accepted }
          const reply = await get(url, headers)
          expect([reply.status, textOf(reply)], `${path} ${accepted}`).toEqual([
            original.status,
            textOf(original),
          ])
          for (const name of ['content-type', 'cache-control', 'content-security-policy', 'link'] as const) {
            expect(reply.headers[name], `${path} ${name}`).toEqual(original.headers[name])
          }
          if (path.includes('?service')) continue
          const etag = String(reply.headers.etag)
          etags.add(etag)
          const known = await get(url, { ...headers, 'if-none-match': etag })
          expect([known.status, known.bytes.length], path).toEqual(
            reply.status === 200 ? [304, 0] : [404, reply.bytes.length],
          )
          const head = await get(url, headers, 'HEAD')
          expect([head.status, head.headers.etag, head.bytes.length]).toEqual([reply.status, etag, 0])
        }
        // Some are too small to be compressed into something else.
        if (original.bytes.length > 2_000 && !path.includes('?service')) expect(etags.size, path).toBe(3)
      }
    },
  )
}

const withoutScripts = (html: string) =>
  html.replace(/<script.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs, '')

/** What the scripts of a page hand to the router. */
function dataOf(html: string): string {
  const self: { __next_f?: [kind: number, text?: string][] } = {}
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    if (code.includes('__next_f')) new Function('self', code)(self)
  }
  return (self.__next_f ?? []).map(([kind, text]) => (kind === 1 ? text : `[${kind}]`)).join('')
}

test('a stored page is what the build made, but for its scripts', async ({ site }) => {
  const made = readFileSync('.next-test/current/server/app/en/faq.html', 'utf8')
  const stored = textOf(await get(`${site.url}/faq`))
  expect(made.match(/<script>/g)?.length).toBeGreaterThan(15)
  expect(stored.match(/<script>/g)?.length).toBeLessThan(6)
  expect(stored).toContain(`<script type="${LATE}" data-src="/_next/`)
  expect(stored).not.toMatch(/<script src="[^"]*" async/)
  expect(withoutScripts(stored)).toBe(withoutScripts(made))
  expect(dataOf(stored)).toBe(dataOf(made))
})

test(
  'no public answer allows inline scripts in general, and every head is small',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const strays = ['/get-quote?service=tv-mounting&size=65', '/contact?attempt=unknown', '/no/such/page?x=1']
    for (const path of [...ADDRESSES, ...strays, '/sitemap.xml']) {
      const { headers, head } = await get(site.url + path, { 'accept-encoding': 'gzip, br' })
      expect(head, path).toBeLessThanOrEqual(MAX_HEAD)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toMatch(
        /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]+=*')*; style-src 'self'; style-src-attr /,
      )
    }
  },
)

test('through nginx as it comes', ONLY_IN_SWEEP, async ({ site }) => {
  const nginx = await startNginx(site.url)
  expect(nginx, 'nginx, which `npm test` installs on Debian').not.toBeNull()
  try {
    for (const path of ADDRESSES) {
      const [through, direct] = [await get(`${nginx?.url}${path}`), await get(site.url + path)]
      expect([through.status, textOf(through)], path).toEqual([direct.status, textOf(direct)])
    }
  } finally {
    nginx?.stop()
  }
})

/** An nginx with its own settings for buffers in front of a server. */
async function startNginx(upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'montage-nginx-'))
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')}
      server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream.replace('localhost', '127.0.0.1')}; } } }`,
  )
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const server = spawn(process.env.NGINX_PATH ?? 'nginx', options)
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const isInstalled = await once(server, 'spawn').then(
    () => true,
    () => false,
  )
  if (!isInstalled) {
    stop()
    return null
  }
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      get(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return { url, stop }
}

test(
  'through a cache that ignores Vary, a page and its data are never swapped',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const kept = new Map<string, Reply>()
    /** Keeps whatever it may, by its address alone, and asks no more. */
    const through = async (path: string, headers: Record<string, string>): Promise<Reply> => {
      const known = kept.get(path)
      if (known) return known
      const reply = await get(site.url + path, headers)
      if (!/no-store|private/.test(reply.headers['cache-control'] ?? '')) kept.set(path, reply)
      const location = reply.headers.location
      return location ? through(location, headers) : reply
    }
    const kindOf = async (path: string, headers: Record<string, string>) =>
      String((await through(path, headers)).headers['content-type']).split(';')[0]
    const page = (path: string) => kindOf(path, {})
    const data = (path: string) => kindOf(path, { rsc: '1' })
    for (const path of ['/tv-mounting', '/faq', '/faq?lang=fr', '/no-such-service']) {
      const marked = `${path}${path.includes('?') ? '&' : '?'}_rsc`
      // In both orders, as Next's router asks, and also at the other one's address.
      for (const first of [() => page(path), () => data(marked), () => data(path), () => page(marked)]) {
        kept.clear()
        await first()
        expect(await page(path), path).toBe('text/html')
        expect(await data(marked), marked).toBe('text/x-component')
        expect(await page(path), path).toBe('text/html')
      }
    }
  },
)

test('pages run without a violation, and so does what a link opens', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content.security.policy|violates|refused to/i.test(message.text())) violations.push(message.text())
  })
  for (const path of ['/', '/services', '/tv-mounting', '/toronto/tv-mounting', '/get-quote', '/?lang=fr']) {
    await page.goto(path)
    await untilScripted(page, path.includes('fr') ? 'fr' : 'en')
  }
  await page.goto('/services')
  await untilScripted(page)
  await page.locator('main a[href="/tv-mounting"]').first().click()
  await expect(page).toHaveURL(/\/tv-mounting$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TV mounting')
  expect(violations).toEqual([])
})

const PUBLISHES = [
  { times: 4, details: ONLY_IN_SWEEP },
  { times: 40, details: ONLY_IN_SWEEP },
]

for (const { times, details } of PUBLISHES) {
  changing(
    `${times} publishes show at once in pages, data and both languages, while visitors read and pages are made`,
    details,
    async ({ site }) => {
      let isOver = false
      /** Readers of pages that show the service and of others; some are rendered while the publish happens. */
      const readers = [
        '/roof-replacement',
        '/services',
        '/',
        '/toronto/roof-replacement',
        '/deck-construction',
      ].map(async (path) => {
        while (!isOver) await get(site.url + path, { 'accept-encoding': 'br' })
      })
      try {
        for (let run = 0; run < times; run++) {
          const [en, fr] = [`Roof renewal ${run}.`, `Réfection ${run}.`]
          await site.client.patch('service-roof-replacement').set({ 'name.en': en, 'name.fr': fr }).commit()
          const [page, french, data, home] = await Promise.all([
            get(`${site.url}/roof-replacement`),
            get(`${site.url}/roof-replacement?lang=fr&utm_source=x`, { 'accept-encoding': 'gzip' }),
            get(`${site.url}/roof-replacement?_rsc`, { rsc: '1' }),
            get(`${site.url}/services`, { 'accept-encoding': 'br' }),
          ])
          for (const reply of [page, data, home]) expect(textOf(reply)).toContain(en)
          expect(textOf(french)).toContain(fr)
        }
      } finally {
        isOver = true
        await Promise.all(readers)
      }
    },
  )
}

changing(
  'a publish leaves other stored pages as they are, and a new slug is known at once',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const before = await get(`${site.url}/deck-construction`)
    expect((await get(`${site.url}/brand-new`)).status).toBe(404)
    await site.client.create({
      _type: 'service',
      _id: 'service-brand-new',
      name: { _type: 'localeString', en: 'Brand new', fr: 'Tout neuf' },
      slug: { _type: 'slug', current: 'brand-new' },
    })
    expect((await get(`${site.url}/brand-new`)).status).toBe(200)
    await site.client.delete('service-brand-new')
    expect((await get(`${site.url}/brand-new`)).status).toBe(404)
    const after = await get(`${site.url}/deck-construction`)
    expect(after.headers.etag).toBe(before.headers.etag)
  },
)
