import { describe, expect, test, vi } from 'vitest'
import { CONFIGURED, completion, headersFor, PROTECTING } from './by-address.ts'
import { CONFIGURED_POLICY, DATA_POLICY, WORKER_POLICY } from './content-policy.ts'

const [OPENER, RESOURCE, POLICY] = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
] as const
const WORKER = '/sw.js'

test.each([
  ['/', 'same-origin', 'same-site'],
  ['/studious', 'same-origin', 'same-site'],
  ['/studio', 'same-origin-allow-popups', 'same-site'],
  ['/studio/structure', 'same-origin-allow-popups', 'same-site'],
  ['/studio-guide', 'same-origin-allow-popups', 'same-site'],
  ['/api/draft-mode/enable', 'same-origin-allow-popups', 'same-site'],
  ['/api/leads', 'same-origin', 'same-site'],
  ['/api/lake/images/montage/production/a.png', 'same-origin', 'cross-origin'],
  ['/api/lake/files/montage/production/a.pdf', 'same-origin', 'same-site'],
  ['/social/en/tv-mounting', 'same-origin', 'cross-origin'],
  ['/icon-192.png', 'same-origin', 'cross-origin'],
])('%s: windows %s, other sites %s', (path, opener, resource) => {
  expect(headersFor(path)).toMatchObject({ [OPENER]: opener, [RESOURCE]: resource, [POLICY]: DATA_POLICY })
})

test('every address has every header; the worker has a policy of its own', () => {
  for (const path of ['/', '/studio', '/api/lake/images/x', WORKER, '*']) {
    expect(new Set(Object.keys(headersFor(path)))).toEqual(PROTECTING)
  }
  expect(headersFor(WORKER)[POLICY]).toBe(WORKER_POLICY)
})

describe('what an answer is given', () => {
  const given = (headers: Record<string, string | string[]>, more = {}, path = '/') =>
    completion(path, { get: (name) => headers[name], html: null, isDraft: false, ...more })

  test('all of it, when it says nothing', () => {
    expect(given({})).toEqual(headersFor('/'))
  })
  test('nothing twice', () => {
    expect(given({ ...headersFor('/') })).toEqual({})
  })
  test('its own policy stays, that of next.config.ts does not', () => {
    expect(given({ [POLICY]: 'sandbox' })[POLICY]).toBeUndefined()
    expect(given({ [POLICY]: [CONFIGURED_POLICY, 'sandbox'] })[POLICY]).toBeUndefined()
    expect(given({ [POLICY]: CONFIGURED_POLICY })[POLICY]).toBe(DATA_POLICY)
    expect(given({ [POLICY]: CONFIGURED_POLICY }, { html: '' })[POLICY]).toMatch(/; style-src 'self'; /)
  })
  test('a page with drafts stays in touch with the Studio, and may write style sheets', () => {
    const head = given({ ...headersFor('/'), [POLICY]: CONFIGURED_POLICY }, { html: '', isDraft: true })
    expect(head).toEqual({
      [OPENER]: 'same-origin-allow-popups',
      [POLICY]: expect.stringContaining("style-src 'self' 'unsafe-inline'"),
    })
  })
  test('the Studio is the Studio with drafts too', () => {
    const studio = (isDraft: boolean) => given({}, { html: '', isDraft }, '/studio')[POLICY]
    expect(studio(true)).toBe(studio(false))
  })
})

test('next.config.ts names the same parts, later ones inside earlier ones', () => {
  const sources = CONFIGURED.map(({ source }) => source)
  expect(sources.slice(0, 3)).toEqual(['/:path*', '/api/:path*', '/api/draft-mode/:path*'])
  for (const { headers } of CONFIGURED) expect(new Set(headers.map(({ key }) => key))).toEqual(PROTECTING)
})

test.each([
  ['/:path*', /^default-src 'none'; script-src 'self' 'unsafe-inline'; /],
  ['/studio/:path*', /^default-src 'none'; script-src 'self' 'unsafe-inline'; /],
  ['/api/:path*', new RegExp(`^${DATA_POLICY}$`)],
  ['/api/lake/images/:path*', new RegExp(`^${DATA_POLICY}$`)],
  ['/sw.js/:path*', new RegExp(`^${WORKER_POLICY}$`)],
])('next.config.ts limits scripts at %s', (source, policy) => {
  const { headers } = CONFIGURED.find((entry) => entry.source === source) ?? { headers: [] }
  expect(headers.find(({ key }) => key === POLICY)?.value).toMatch(policy)
})

test('HSTS is for a site on https, for this host alone', async () => {
  expect(headersFor('/')['strict-transport-security']).toBeUndefined()
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://montage.example')
  try {
    const https = await import('./by-address.ts')
    expect(https.headersFor('/')['strict-transport-security']).toBe('max-age=63072000')
  } finally {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
})
