import { globSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'
import { observe } from '../observatory.ts'
import { testWithSite } from './fixtures.ts'
import { ADMIN } from './people.ts'
import { whileUnreadable } from './unreadable-lake.ts'

/** A site behind a proxy that speaks https. */
const test = testWithSite({
  env: {
    SITE_URL: 'https://montage.example',
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: 'a token of the metrics',
    LEADS_DELIVER_SECRET: 'a secret of the delivery',
    SANITY_WEBHOOK_SECRET: 'a secret of the webhook',
  },
})

/** nginx as it comes answers 502 above 4 kB. */
const MAX_HEAD = 3_500

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  html: string
  /** Bytes of the names and values. */
  head: number
}

/** Unlike `fetch`, it sends every method, and the path as it is. */
function ask(url: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Reply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, async (response) => {
      const html = await text(response)
      const head = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 30)
      resolve({ status: response.statusCode, headers: response.headers, html, head })
    })
      .on('error', reject)
      .end(body)
  })
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'content-type': 'application/json' }
const FOREIGN = { origin: 'https://evil.example' }
const POST: Asked = { method: 'POST' }
const NOBODY = JSON.stringify({ email: 'nobody@montage.example', password: 'x' })
const NO_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Kind = [what: string, path: string, status: number, asked?: Asked]

/** The answers that are HTML. */
const PAGES: Kind[] = [
  ['a page', '/', 200],
  ['a page in French', '/tv-mounting?lang=fr', 200],
  ['a page of a city', '/toronto/tv-mounting', 200],
  ['a page made for one request', '/get-quote?service=tv-mounting&size=65', 200],
  ['an attempt that is not there', '/contact?attempt=unknown', 200],
  ['a confirmation', '/request-received/contact?reference=MTG-1', 200],
  ['a request', '/request/M-7K3Q-92TX', 200],
  ['a job', '/job/6e1f7e0c-1111-4000-8000-000000000000', 200],
  ['the jobs of a contractor', '/jobs', 200],
  ['a link to review that opens nothing', '/review?key=x', 200],
  ['the end of commercial messages', '/unsubscribe?lead=x&signature=y', 200],
  ['a page past the store', '/faq', 200, { headers: { cookie: `${DRAFT_COOKIE}=x` } }],
  ['an unknown page', '/no/such/page', 404],
  ['an unknown page past the store', '/no-such.page', 404],
  ['a page that cannot be rendered', '/regina/roof-replacement', 500],
  ['a spent sign-in link', '/api/lake/v1/auth/link?token=x', 410],
  ['the Studio', '/studio', 200],
  ['a document of the Studio', '/studio/structure/x', 200],
  ['the guide', '/studio-guide', 200],
]

const OTHERS: Kind[] = [
  ['a redirect of the proxy', '/fr', 308],
  ['a redirect of Next', '/faq/', 308],
  ['two slashes', '//evil.example', 308],
  ['a page at an address of the router', '/faq?_rsc=x', 307],
  ['the data of a page', '/faq', 307, { headers: { rsc: '1' } }],
  ['the data of a page at its own address', '/faq.rsc', 200],
  [
    'a form with an error',
    '/api/leads',
    303,
    { method: 'POST', headers: FORM, body: 'type=contact&email=x' },
  ],
  ['another method', '/faq', 405, { method: 'POST' }],
  ['TRACE', '/api/leads', 405, { method: 'TRACE' }],
  ['another method of the API', '/api/health', 405, { method: 'DELETE' }],
  ['what an API answers', '/api/leads', 204, { method: 'OPTIONS' }],
  ['a file of the build that is not there', '/_next/static/none.js', 404],
  ['robots.txt', '/robots.txt', 200],
  ['where weaknesses are reported', '/.well-known/security.txt', 200],
  ['an API that is not encoded correctly', '/api/%ff', 400],
  ['a file of the Studio that is none', '/studio/x.css', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['a part of the sitemap that is not there', '/sitemap/none', 404],
  ['a picture for the guide', '/images/studio-guide/edit-en.webp', 200],
  ['a part of it', '/images/studio-guide/edit-en.webp', 206, { headers: { range: 'bytes=0-9' } }],
  ['no part of it', '/images/studio-guide/edit-en.webp', 416, { headers: { range: 'bytes=99999999-' } }],
  ['a file as nobody has it', '/icon-512.png', 200, { headers: { 'if-match': '"none"' } }],
  ['the manifest', '/manifest.webmanifest', 200],
  ['health', '/api/health', 200],
  ['readiness', '/api/ready', 200],
  ['the search index', '/api/search-index', 200],
  ['the texts of a city', '/api/in-city/laval', 200],
  ['recent requests', '/api/recent-requests', 200],
  ['the guarantee', '/api/guarantee-terms', 200],
  ['an unknown API', '/api/none', 404],
  ['a lead of another type', '/api/leads', 415, { method: 'POST', body: 'x' }],
  [
    'a lead that is too large',
    '/api/leads',
    413,
    { method: 'POST', headers: JSON_BODY, body: 'x'.repeat(99_000) },
  ],
  ['a report of another site', '/api/client-errors', 403, { ...POST, headers: FOREIGN }],
  ['leads without a session', '/api/leads/staff', 401],
  ['contractors without a session', '/api/contractors', 401],
  ['a photo that is none', '/api/leads/photos?submission_id=6e1f7e0c-1111-4000-8000-000000000000', 422, POST],
  ['a photo of a lead without its link', '/api/leads/photos/none', 403],
  ['a delivery without the secret', '/api/leads/deliver', 401, POST],
  ['a review without a link', '/api/reviews?key=x', 303, { ...POST, headers: FORM }],
  ['a review that is read', '/api/reviews', 405],
  ['a link to withdraw', '/api/unsubscribe?lead=x&signature=y', 303],
  ['a withdrawal that is not asked for', '/api/unsubscribe', 303, { ...POST, headers: FORM }],
  [
    'a withdrawal in one click',
    '/api/unsubscribe?lead=x&signature=y',
    400,
    { ...POST, headers: FORM, body: 'List-Unsubscribe=One-Click' },
  ],
  ['a link to a request', '/api/request?lead=x&key=y', 303],
  ['a day for a calendar', '/api/request/calendar?reference=M-7K3Q-92TX', 404],
  ['a link to a job', '/api/job?offer=x&key=y', 303],
  ['a day for the calendar of a contractor', '/api/job/calendar?offer=x', 404],
  ['a file of a contractor', '/api/job/file?id=x', 404],
  ['a photo of a job', '/api/job/photo?offer=x&photo=y', 404],
  ['a state without the secret', '/api/leads/status', 404, POST],
  ['a mail that came back, without the secret', '/api/mail/bounces', 404, POST],
  ['metrics without the token', '/api/metrics', 401],
  ['metrics', '/api/metrics', 200, { headers: { authorization: 'Bearer a token of the metrics' } }],
  ['a publish without a signature', '/api/revalidate', 401, { ...POST, body: '{}' }],
  ['a page as Markdown', '/tv-mounting.md', 200],
  ['what the router calls it', '/en/markdown/service/tv-mounting', 308],
  ['what the site has, for programs', '/llms.txt', 200],
  ['a visit of another site', '/api/visits', 403, { ...POST, headers: FOREIGN, body: '{}' }],
  ['links to drafts', '/api/shares', 401],
  ['suggested French', '/api/french', 401],
  ['an assistant without a token', '/api/mcp', 401],
  ['an assistant that opens a stream', '/api/mcp/public', 405],
  ['the interface for programs', '/api/openapi.json', 200],
  ['the key for search engines, where there is none', '/indexnow.txt', 404],
  ['results', '/api/results', 401],
  ['the form of the home page', '/api/find-installers?service=tv-mounting&city=toronto', 303],
  ['a sign-in', '/api/lake/v1/auth/login', 401, { ...POST, headers: JSON_BODY, body: NOBODY }],
  [
    'who forgot the password',
    '/api/lake/v1/auth/forgotten',
    204,
    { ...POST, headers: JSON_BODY, body: NOBODY },
  ],
  ['the people', '/api/lake/v1/auth/people', 401],
  ['drafts ended by another site', '/api/draft-mode/disable', 403, { ...POST, headers: FOREIGN }],
  ['drafts ended', '/api/draft-mode/disable', 303, POST],
  ['drafts without a session', '/api/draft-mode/enable', 401],
  ['the lake without a session', '/api/lake/v1/data/query/production?query=*', 401],
  ['an unknown file', `/api/lake/files/montage/production/${'0'.repeat(40)}.pdf`, 404],
  ['an icon', '/icon.svg', 200],
  ['the favicon', '/favicon.ico', 200],
  ['an icon of the app', '/icon-192.png', 200],
  ['a picture for sharing', '/social/en/page/contactPage.png', 200],
  ['a picture for sharing that is not there', '/social/none', 404],
  ['an image that is not there', '/api/lake/images/montage/production/none.png', 404],
]

/** What holds for each answer, by the rules of the Observatory and beyond them. */
function expectProtected(what: string, path: string, { headers, html, head }: Reply) {
  const isForStaff = /^\/(studio|api\/draft-mode)/.test(path)
  const isForEverybody = /^\/(social\/|api\/lake\/images\/|favicon|icon|apple-icon)/.test(path)
  expect(headers, what).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'permissions-policy': expect.stringMatching(/^microphone=\(self\), .*camera=\(\).*geolocation=\(\)/),
    'cross-origin-opener-policy': isForStaff ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': isForEverybody ? 'cross-origin' : 'same-site',
    'x-content-type-options': 'nosniff',
    'referrer-policy': /^\/api\/(unsubscribe|request|job)/.test(path)
      ? 'no-referrer'
      : /^\/(request\/|job\/|jobs$)/.test(path)
        ? 'same-origin'
        : 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
  const { score, marks } = observe(headers, html)
  expect(score, `${what}: ${JSON.stringify(marks)}`).toBeGreaterThanOrEqual(isForEverybody ? 110 : 120)
  expect(head, what).toBeLessThanOrEqual(MAX_HEAD)
}

test('every kind of answer is protected, as the Observatory judges it', async ({ site }) => {
  const image = await site.client.fetch('*[_type == "sanity.imageAsset"][0].url')
  const upload = (filename: string, bytes: string) =>
    site.client.assets.upload('file', Buffer.from(bytes), { filename })
  const pdf = await upload('a.pdf', '%PDF-1.7')
  const table = await upload('a.csv', 'a,b')
  const [script] =
    readFileSync('.next-test/current/server/app/en.html', 'utf8').match(/\/_next\/static\/[^"]+\.js/) ?? []
  const get = async ([what, path, status, asked]: Kind) => {
    const reply = await ask(site.url, path, asked)
    expect([what, reply.status]).toEqual([what, status])
    expectProtected(what, path, reply)
    return String(reply.headers['content-security-policy'])
  }

  for (const kind of PAGES) {
    const [what, path, status] = kind
    const policy = await (status === 500 ? whileUnreadable(site, () => get(kind)) : get(kind))
    expect(policy, what).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]+=*')*; style-src 'self'/,
    )
    expect(policy, what).toMatch(
      /; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'$/,
    )
    expect(policy.includes("style-src 'self' 'unsafe-inline'"), what).toBe(path.startsWith('/studio'))
  }
  const files: Kind[] = [
    ['a script', script ?? '/none', 200],
    ['a PDF', new URL(pdf.url).pathname, 200],
  ]
  for (const kind of [...OTHERS, ...files]) expect(await get(kind), kind[0]).toBe(NO_PAGE)
  for (const [what, url] of [
    ['an image', image],
    ['a file', table.url],
  ]) {
    expect(await get([what, new URL(url).pathname, 200]), what).toBe(`${NO_PAGE}; sandbox`)
  }
  expect(await get(['the service worker', '/sw.js', 200])).toContain("connect-src 'self'")
})

test('no route is left out of these answers', () => {
  const asked = [...PAGES, ...OTHERS, ['', '/sw.js']].map(([, path]) => String(path).replace(/\?.*/, ''))
  const left = globSync('app/**/route.ts').filter((file) => {
    const address = file
      .replace(/^app|\/route\.ts$/g, '')
      .replace(/\/\[\[\.\.\.\w+\]\]/, '(/.*)?')
      .replace(/\[\.\.\.\w+\]/, '.+')
      .replace(/\[\w+\]/, '[^/]+')
    return !asked.some((path) => new RegExp(`^${address}$`).test(path))
  })
  expect(left).toEqual([])
})

test('a browser that has an answer already keeps its policy', async ({ site }) => {
  for (const path of ['/faq', '/api/search-index', '/studio', '/icon-192.png']) {
    const whole = await ask(site.url, path)
    const known = await ask(site.url, path, { headers: { 'if-none-match': String(whole.headers.etag) } })
    expect([path, known.status, known.html]).toEqual([path, 304, ''])
    const policy = whole.headers['content-security-policy']
    expect(['same', policy]).toContain(known.headers['content-security-policy'] ?? 'same')
    expectProtected(path, path, {
      ...known,
      headers: { 'content-security-policy': policy, ...known.headers },
    })
  }
})

test('what is no HTTP request is answered so too', async ({ site }) => {
  for (const bytes of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write(bytes)
    const [line = '', ...lines] = (await text(socket)).split('\r\n')
    expect(line).toMatch(/^HTTP\/1\.1 4(00|31) /)
    const headers = Object.fromEntries(lines.filter(Boolean).map((entry) => entry.split(': ', 2)))
    expectProtected(line, '/', { status: 400, headers, html: '', head: 0 })
  }
})

/** What Next's parts, and hosts for it, say to each other: each as somebody would send it to get past the proxy. */
const INTERNAL: Record<string, string> = {
  'next-action': 'a'.repeat(42),
  'next-resume': '1',
  'x-next-resume-state-length': '0',
  'x-action-forwarded': '1',
  'x-invoke-path': '/en/service/tv-mounting',
  'x-invoke-status': '200',
  'x-matched-path': '/en/service/tv-mounting',
  'x-middleware-next': '1',
  'x-middleware-override-headers': 'cookie',
  'x-middleware-prefetch': '1',
  'x-middleware-rewrite': '/en/service/tv-mounting',
  'x-middleware-skip': '1',
  'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
  'x-nextjs-data': '1',
  'x-nextjs-rewritten-path': '/en/service/tv-mounting',
  'x-now-route-matches': 'nxtPlang=en&nxtPservice=tv-mounting',
  'x-prerender-revalidate': '1',
  'x-returned-form': Buffer.from('{"address":"/contact","attempt":null,"isKept":false}').toString(
    'base64url',
  ),
}

/** The same page, in the forms that Next has for its router, and with its own names of parameters. */
const formsOf = (path: string) => [
  path,
  `${path}.rsc`,
  `${path}.segments/_tree.segment.rsc`,
  `${path}.segments/_full.segment.rsc`,
  `${path}.segments/$d$lang/service/$d$service/__PAGE__.segment.rsc`,
  `${path}?nxtPlang=en&nxtPservice=tv-mounting`,
]

test('nothing that only Next says gets a visitor past the proxy', async ({ site }) => {
  const service = await site.client.getDocument('service-tv-mounting')
  const name = { ...service?.name, en: 'Only a draft' }
  await site.client.createOrReplace({ ...service, _id: 'drafts.service-tv-mounting', _type: 'service', name })
  const { preview } = JSON.parse(readFileSync(join('.next-test/current', 'prerender-manifest.json'), 'utf8'))
  const genuine = { cookie: `${DRAFT_COOKIE}=${preview.previewModeId}` }
  const secret = { 'x-prerender-revalidate': preview.previewModeId }

  // The cookie is the right one: who signs in sees the draft.
  const session = await ask(site.url, '/api/lake/v1/auth/login', {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(ADMIN),
  })
  const staff = { cookie: `${genuine.cookie}; ${session.headers['set-cookie']?.[0]?.split(';')[0]}` }
  const own = await ask(site.url, '/tv-mounting', { headers: staff })
  expect(own.html.includes('Only a draft')).toBe(true)

  const router: Asked['headers'][] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]
  const each = Object.entries(INTERNAL).map(([header, value]) => ({ [header]: value }))
  for (const path of formsOf('/tv-mounting')) {
    for (const headers of [...router, INTERNAL, secret, ...(path === '/tv-mounting' ? each : [])]) {
      const { html, status } = await ask(site.url, path, { headers: { ...headers, ...genuine } })
      expect([path, headers, html.includes('Only a draft'), status === 500]).toEqual([
        path,
        headers,
        false,
        false,
      ])
    }
  }
  for (const path of formsOf('/no-such-service')) {
    for (const headers of [...router, INTERNAL, secret]) {
      const { status } = await ask(site.url, path, { headers })
      expect([path, headers, [307, 404].includes(status ?? 0)]).toEqual([path, headers, true])
    }
  }
})

test('what came back with errors is shown to nobody else, whatever is asked', async ({ site }) => {
  const { headers } = await ask(site.url, '/api/leads', {
    method: 'POST',
    headers: FORM,
    body: new URLSearchParams({ type: 'contact', firstName: 'Mine alone', email: 'x' }).toString(),
  })
  const [path = '', query] = String(headers.location).split('?')
  const mine = { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
  const own = await ask(site.url, `${path}?${query}`, { headers: mine })
  expect(own.html.includes('Mine alone')).toBe(true)
  const strange = [{}, { rsc: '1' }, INTERNAL]
  for (const form of [path, `${path}.rsc`, `/returned-form/en${path}`, `/returned-form/en${path}.rsc`]) {
    for (const more of strange) {
      const { html } = await ask(site.url, `${form}?${query}`, {
        headers: { ...more, cookie: 'attempt=other' },
      })
      expect([form, more, html.includes('Mine alone')]).toEqual([form, more, false])
    }
  }
})
