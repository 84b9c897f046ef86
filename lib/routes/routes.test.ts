import { describe, expect, test } from 'vitest'
import { documentsAt, internalPath, resolvePage, resolveRoute } from './routes.ts'
import { formerSlugsOf, slugsOf, withCurrentSlugs } from './slugs.ts'

const page = (path: string) => ({ kind: 'page', path })
const moved = (to: string, lang?: string) => ({ kind: 'redirect', to, ...(lang && { lang }) })
const missing = (screen: string) => ({ kind: 'notFound', screen })

const documents = [
  ['service', 'tv-mounting'],
  ['service', 'ceiling-fans'],
  ['city', 'toronto'],
  ['category', 'tech', 'electronics'],
  ['bundle', 'smart-home-starter'],
  ['guide', 'before-the-installer-comes'],
].map(([_type = '', slug = '', ...aliases]) => ({ _type, slug, aliases }))

const slugs = {
  ...slugsOf(documents),
  former: formerSlugsOf([]),
  redirects: new Map([
    ['/old', '/tv-mounting'],
    ['/older', '/old'],
    ['/tv-mounting', '/somewhere-else'],
    ['/chicken', '/egg'],
    ['/egg', '/chicken'],
    ['/self', '/self'],
    ['/deep/old/path', '/cities'],
    ['/to-an-old-address', '/quote'],
    ['/to-nothing', '/no-such-service'],
    ['/été', '/noël'],
    ['/noël', '/cities'],
  ]),
}

test.each([
  ['/', page('/')],
  ['/services', page('/services')],
  ['/how-it-works', page('/how-it-works')],
  ['/contractors/join', page('/contractors/join')],
  ['/privacy', page('/legal-page/privacy')],
  ['/privacy-policy', page('/legal-page/privacy')],
  ['/terms-of-service', page('/legal-page/terms')],
  ['/studio-guide', page('/studio-guide')],
  ['/request-received/contact', page('/request-received/contact')],
  ['/request', page('/request')],
  ['/request/M-7K3Q-92TX', page('/request/M-7K3Q-92TX')],
  ['/jobs', page('/jobs')],
  ['/job/0b7f3c2e-1111-4000-8000-000000000000', page('/job/0b7f3c2e-1111-4000-8000-000000000000')],
  ['/job', missing('page')],
  ['/tv-mounting', page('/service/tv-mounting')],
  ['/toronto/tv-mounting/cost', page('/city/toronto/tv-mounting/cost')],
  ['/toronto/nothing/cost', missing('page')],
  ['/tv-mounting/cost', missing('page')],
  ['/city/toronto/tv-mounting/cost', missing('page')],
  ['/services/tech', page('/category/tech')],
  ['/services/electronics', page('/category/electronics')],
  ['/services/category/tech', page('/category/tech')],
  ['/services/category/electronics', page('/category/electronics')],
  ['/services/tv-mounting', moved('/tv-mounting')],
  ['/services/category/tv-mounting', moved('/tv-mounting')],
  ['/services/nothing', missing('category')],
  ['/services/category', missing('category')],
  ['/services/other/tech', missing('page')],
  ['/services/category/tech/more', missing('page')],
  ['/city/toronto', page('/city/toronto')],
  ['/city/nowhere', missing('city')],
  ['/city', missing('city')],
  ['/city/toronto/tv-mounting', page('/city/toronto/tv-mounting')],
  ['/city/toronto/nothing', missing('page')],
  ['/city/nowhere/tv-mounting', missing('page')],
  ['/city/toronto/tv-mounting/more', missing('page')],
  ['/toronto/tv-mounting', page('/city/toronto/tv-mounting')],
  ['/toronto/nothing', missing('page')],
  ['/nowhere/tv-mounting', missing('page')],
  ['/bundles/smart-home-starter', page('/bundle/smart-home-starter')],
  ['/bundles/nothing', missing('page')],
  ['/bundles', missing('page')],
  ['/guides/before-the-installer-comes', page('/guide/before-the-installer-comes')],
  ['/guides/nothing', missing('page')],
  ['/quote', moved('/get-quote')],
  ['/quotes', moved('/get-quote')],
  ['/request-quote', moved('/get-quote')],
  ['/free-quote', moved('/get-quote')],
  ['/booking', moved('/book-installation')],
  ['/no-such-service', missing('service')],
  ['/tv-mounting/more', missing('page')],
  ['/a/b/c/d', missing('page')],
  ['/not-found/page', missing('page')],
  ['/__proto__', missing('service')],
  ['/not-found', missing('page')],
  // Internal paths are no public addresses.
  ['/service/tv-mounting', missing('page')],
  ['/category/tech', missing('page')],
  ['/bundle/smart-home-starter', missing('page')],
  ['/guide/before-the-installer-comes', missing('page')],
  ['/legal-page/privacy', missing('page')],
  ['/get-quote/for/tv-mounting/toronto', missing('page')],
  ['/get-quote/chosen', missing('page')],
  ['/studio-guide/en', missing('page')],
  ['/wp-login.php', missing('page')],
])('%s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test.each([
  ['/old', moved('/tv-mounting')],
  ['/older', moved('/tv-mounting')],
  ['/deep/old/path', moved('/cities')],
  ['/to-an-old-address', moved('/get-quote')],
  ['/to-nothing', moved('/no-such-service')],
  ['/%C3%A9t%C3%A9', moved('/cities')],
  ['/no%C3%ABl', moved('/cities')],
])('the redirect documents lead from %s to the end of the chain', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test.each([
  ['/toronto', moved('/city/toronto')],
  ['/TORONTO', moved('/toronto')],
  ['/TV-Mounting', moved('/tv-mounting')],
  ['/Services/Category/Tech', moved('/services/category/tech')],
  ['/Services/TV-mounting', moved('/services/tv-mounting')],
  ['/City/Toronto/TV-Mounting', moved('/city/toronto/tv-mounting')],
  ['/Privacy-Policy', moved('/privacy-policy')],
  ['/Quote', moved('/quote')],
  ['/OLD', moved('/old')],
  ['/FR/Services', moved('/fr/services')],
  ['/No-Such-Service', missing('service')],
  ['/City/Nowhere', missing('page')],
  ['/Service/TV-Mounting', missing('page')],
  ['/Studio', missing('service')],
])('an address typed by hand leads to the page that was meant: %s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test.each([
  ['/%74v-mounting', moved('/tv-mounting')],
  ['/tv%2Dmounting', moved('/tv-mounting')],
  ['/tv%2dmounting', moved('/tv-mounting')],
  ['/%54V%2DMounting', moved('/tv-mounting')],
  ['/city/%74oronto', moved('/city/toronto')],
  ['/%66r/tv-mounting', moved('/fr/tv-mounting')],
  ['/%70rivacy', moved('/privacy')],
  ['/services/%74ech', moved('/services/tech')],
  ['/tv-mounting.', moved('/tv-mounting')],
  ['/tv-mounting...', moved('/tv-mounting')],
  ['/tv-mounting)', moved('/tv-mounting')],
  ['/tv-mounting),', moved('/tv-mounting')],
  ['/tv-mounting,', moved('/tv-mounting')],
  ['/tv-mounting;', moved('/tv-mounting')],
  ['/tv-mounting:', moved('/tv-mounting')],
  ['/tv-mounting!', moved('/tv-mounting')],
  ['/tv-mounting]', moved('/tv-mounting')],
  ['/tv-mounting%5D', moved('/tv-mounting')],
  ['/tv-mounting%3F', moved('/tv-mounting')],
  ['/tv-mounting%2C', moved('/tv-mounting')],
  ['/tv-mounting%22', moved('/tv-mounting')],
  ['/tv-mounting%3E', moved('/tv-mounting')],
  ['/tv-mounting%20', moved('/tv-mounting')],
  ['/tv-mounting%C2%A0', moved('/tv-mounting')],
  ['/tv-mounting%C2%BB', moved('/tv-mounting')],
  ['/tv-mounting%C2%A0%C2%BB.', moved('/tv-mounting')],
  ['/tv-mounting%E2%80%9D', moved('/tv-mounting')],
  ['/tv-mounting%E2%80%99', moved('/tv-mounting')],
  ['/tv-mounting%E2%80%A6', moved('/tv-mounting')],
  ['/tv-mounting**', moved('/tv-mounting')],
  ['/TV-Mounting).', moved('/tv-mounting')],
  ['/toronto/tv-mounting.', moved('/toronto/tv-mounting')],
  ['/toronto.', moved('/toronto')],
  ['/old.', moved('/old')],
  ['/)', moved('/')],
  ['/no-such-service.', missing('page')],
  ['/no-such-service)', missing('service')],
  ['/%6eo-such-service', missing('service')],
  ['/city%2Ftoronto', missing('service')],
  ['/%2F/evil.test', missing('page')],
  ['/%ff', missing('service')],
  ['/%C3%A9', missing('service')],
  ['/%73tudio.', missing('page')],
  ['/tv-mounting.png', missing('page')],
])('what was encoded, or pasted with more, leads to the page that was meant: %s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test('what a path says stands before what may have been meant: a service, a redirect document', () => {
  const service = new Set(['toronto', 'tv-mounting'])
  expect(resolveRoute('/toronto', { ...slugs, service })).toEqual(page('/service/toronto'))
  const redirects = new Map([
    ['/toronto', '/cities'],
    ['/TV-Mounting', '/services'],
  ])
  expect(resolveRoute('/toronto', { ...slugs, redirects })).toEqual(moved('/cities'))
  expect(resolveRoute('/TV-Mounting', { ...slugs, redirects })).toEqual(moved('/services'))
})

test('staff may redirect a path that only means a page', () => {
  expect(resolvePage('/toronto', slugs)).toEqual(missing('service'))
  expect(resolvePage('/TV-Mounting', slugs)).toEqual(missing('service'))
})

test.each([
  ['/en', moved('/', 'en')],
  ['/fr', moved('/', 'fr')],
  ['/fr/tv-mounting', moved('/tv-mounting', 'fr')],
  ['/en/service/tv-mounting', moved('/service/tv-mounting', 'en')],
  ['/french', missing('service')],
])('a language typed as the first segment leaves the path: %s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test.each([
  ['/', 'en', '/en'],
  ['/', 'fr', '/fr'],
  ['/service/tv-mounting', 'fr', '/fr/service/tv-mounting'],
  ['/studio-guide', 'fr', '/studio-guide/fr'],
] as const)('%s in %s is rendered at %s', (path, lang, internal) => {
  expect(internalPath(path, lang)).toBe(internal)
})

test('a redirect never takes the place of a page', () => {
  expect(resolveRoute('/tv-mounting', slugs)).toEqual(page('/service/tv-mounting'))
})

test.each([
  ['/to', '//evil.test'],
  ['/to', '/\\evil.test'],
  ['/to', '/\t/evil.test'],
  ['/to', '/.//evil.test'],
  ['/fr//evil.test', '/'],
  ['/en/\\evil.test', '/'],
])('nothing leads off the site: %s, with a redirect to %s', (pathname, to) => {
  expect(resolveRoute(pathname, { ...slugs, redirects: new Map([['/to', to]]) }).kind).toBe('notFound')
})

test('a slug that was never one leads off the site no more than others', () => {
  const moved = { _type: 'service', slug: '/evil.test', formerSlugs: [{ slug: 'old', until: '2026-01-01' }] }
  const published = { ...slugsOf([moved]), former: formerSlugsOf([moved]), redirects: new Map() }
  expect(resolveRoute('/old', published)).toEqual(missing('service'))
})

test.each(['/chicken', '/egg', '/self'])('redirects in a circle lead nowhere: %s', (pathname) => {
  expect(resolveRoute(pathname, slugs)).toEqual(missing('service'))
})

describe('addresses with a slug that has changed', () => {
  const on = (day: string) => `2026-${day}T12:00:00.000Z`
  const changed = [
    { _type: 'city', slug: 'toronto', formerSlugs: [{ slug: 'york', until: on('01-01') }] },
    {
      _type: 'service',
      slug: 'tv-mounting',
      formerSlugs: [
        { slug: 'tv', until: on('01-01') },
        { slug: 'television', until: on('02-02') },
        { slug: 'ceiling-fans', until: on('02-02') },
      ],
    },
    { _type: 'category', slug: 'tech', formerSlugs: [{ slug: 'gadgets', until: on('01-01') }] },
    { _type: 'landingPage', slug: 'spring-sale', formerSlugs: [{ slug: 'tv', until: on('01-15') }] },
    { _type: 'landingPage', slug: null, formerSlugs: [{ slug: 'nowhere-now', until: on('01-01') }] },
  ]
  const published = {
    ...slugs,
    ...slugsOf([...documents, { _type: 'landingPage', slug: 'spring-sale' }]),
    former: formerSlugsOf(changed),
  }

  test.each([
    ['/television', moved('/tv-mounting')],
    ['/services/television', moved('/tv-mounting')],
    ['/Television', moved('/television')],
    ['/york', moved('/city/toronto')],
    ['/city/york', moved('/city/toronto')],
    ['/york/tv-mounting', moved('/toronto/tv-mounting')],
    ['/city/york/tv-mounting', moved('/toronto/tv-mounting')],
    ['/toronto/television', moved('/toronto/tv-mounting')],
    ['/york/television', moved('/toronto/tv-mounting')],
    ['/york/television/cost', moved('/toronto/tv-mounting/cost')],
    ['/services/gadgets', moved('/services/category/tech')],
    ['/services/category/gadgets', moved('/services/category/tech')],
    ['/fr/york', moved('/york', 'fr')],
    ['/york/nothing', missing('page')],
    ['/nowhere-now', missing('service')],
  ])('%s leads to the page as it is called now', (pathname, route) => {
    expect(resolveRoute(pathname, published)).toEqual(route)
  })

  test('a page that has the address now wins, and of two documents that had it the last one', () => {
    expect(resolveRoute('/ceiling-fans', published)).toEqual(page('/service/ceiling-fans'))
    expect(resolveRoute('/tv', published)).toEqual(moved('/spring-sale'))
  })

  test('a redirect that staff wrote wins, and leads to the end also over a former address', () => {
    const redirects = new Map([
      ['/york', '/cities'],
      ['/old-tv', '/television'],
    ])
    expect(resolveRoute('/york', { ...published, redirects })).toEqual(moved('/cities'))
    expect(resolveRoute('/old-tv', { ...published, redirects })).toEqual(moved('/tv-mounting'))
  })

  test('the job in the address of a form keeps its service and city', () => {
    const query = (text: string) => withCurrentSlugs(new URLSearchParams(text), published)?.toString()
    expect(query('service=television&city=york&lang=fr')).toBe('service=tv-mounting&city=toronto&lang=fr')
    expect(query('service=tv-mounting&city=nowhere')).toBeUndefined()
  })
})

const single = (type: string) => ({ type, slug: null })

test.each([
  ['/', [single('homePage')]],
  ['/pricing', [single('pricingPage')]],
  ['/tv-mounting', [{ type: 'service', slug: 'tv-mounting' }]],
  [
    '/toronto/tv-mounting',
    [
      { type: 'service', slug: 'tv-mounting' },
      { type: 'city', slug: 'toronto' },
    ],
  ],
  ['/services/electronics', [{ type: 'category', slug: 'electronics' }]],
  ['/services/tv-mounting', [{ type: 'service', slug: 'tv-mounting' }]],
  ['/privacy-policy', [{ type: 'legalPage', slug: 'privacy' }]],
  ['/toronto', [{ type: 'city', slug: 'toronto' }]],
  ['/fr/toronto', [{ type: 'city', slug: 'toronto' }]],
  ['/older', [{ type: 'service', slug: 'tv-mounting' }]],
  ['/chicken', []],
  ['/to-nothing', []],
  ['/no-such-service', []],
])('at %s is the page of its documents', (path, documents) => {
  expect(documentsAt(path, slugs)).toEqual(documents)
})
