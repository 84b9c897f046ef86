import { expect } from '@playwright/test'
import { CONTENT_CHANGES, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const test = testWithSite(CONTENT_CHANGES)

for (const [path, location] of [
  ['/quote', '/get-quote'],
  ['/quotes', '/get-quote'],
  ['/request-quote', '/get-quote'],
  [
    '/free-quote?service=tv-mounting&city=toronto&lang=fr',
    '/get-quote?service=tv-mounting&city=toronto&lang=fr',
  ],
  ['/booking?service=tv-mounting&lang=fr', '/book-installation?service=tv-mounting&lang=fr'],
  ['/services/tv-mounting', '/tv-mounting'],
  ['/services/smart-home-setup?lang=fr', '/smart-home-setup?lang=fr'],
  ['/services/ev-charger-installation', '/ev-charger-installation'],
  ['/services/category/tv-mounting', '/tv-mounting'],
  ['/services/ceiling-fan-installation', '/ceiling-fans'],
  ['/toronto', '/city/toronto'],
  ['/toronto?utm_source=x&lang=fr', '/city/toronto?utm_source=x&lang=fr'],
  ['/TV-Mounting?lang=fr', '/tv-mounting?lang=fr'],
  ['/Services/Category/Tech', '/services/category/tech'],
  ['/%74v-mounting?lang=fr', '/tv-mounting?lang=fr'],
  ['/tv%2Dmounting?utm_source=x', '/tv-mounting?utm_source=x'],
  ['/tv-mounting.', '/tv-mounting'],
  ['/tv-mounting)', '/tv-mounting'],
  ['/tv-mounting%C2%BB?lang=fr-CA', '/tv-mounting?lang=fr'],
  ['/ceiling-fan-installation?utm_source=x&lang=fr', '/ceiling-fans?utm_source=x&lang=fr'],
] as const) {
  test(`${path} leads on to ${location}`, async ({ site }) => {
    const moved = await fetchPage(site.url + path)
    expect(moved.status).toBe(308)
    expect(new URL(moved.location ?? '', site.url).href).toBe(site.url + location)
  })
}

test('a redirect takes effect on publish and ends with it, keeps language and query, and never takes a page’s place', async ({
  site,
}) => {
  const redirect = (from: string, to: string) => ({
    _id: `redirect-test-${from.slice(1)}`,
    _type: 'redirect',
    from,
    to,
  })
  const locationOf = async (path: string) => {
    const { status, location } = await fetchPage(site.url + path)
    return status === 308 && location ? location.replace(site.url, '') : status
  }
  expect(await locationOf('/spring-offer')).toBe(404)
  await site.client.create(redirect('/spring-offer', '/bundles/smart-home-starter'))
  expect(await locationOf('/spring-offer')).toBe('/bundles/smart-home-starter')
  expect(await locationOf('/spring-offer?a=1&lang=fr')).toBe('/bundles/smart-home-starter?a=1&lang=fr')

  await site.client.create({ ...redirect('/été', '/services'), _id: 'redirect-test-accents' })
  expect(await locationOf('/été?lang=fr')).toBe('/services?lang=fr')

  await site.client.create({
    ...redirect('/as-a-draft', '/services'),
    _id: 'drafts.redirect-test-as-a-draft',
  })
  expect(await locationOf('/as-a-draft')).toBe(404)

  await site.client.create(redirect('/round', '/about-turn'))
  await site.client.create(redirect('/about-turn', '/round'))
  expect(await locationOf('/round')).toBe(404)

  expect(await locationOf('/montreal')).toBe('/city/montreal')
  await site.client.create(redirect('/montreal', '/cities'))
  expect(await locationOf('/montreal')).toBe('/cities')

  await site.client.create(redirect('/tv-mounting', '/services'))
  expect(await locationOf('/tv-mounting')).toBe(200)

  await site.client.delete('redirect-test-spring-offer')
  expect(await locationOf('/spring-offer')).toBe(404)
})
