import { expect } from '@playwright/test'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const PATHS = ['/', '/services', '/?lang=fr', '/services?lang=fr']

const emptied = testWithSite()

emptied.describe('an empty lake', () => {
  emptied.beforeEach(async ({ site }) => {
    await site.client.delete({ query: '*[!(_type match "system.*")]', params: {} })
  })

  for (const path of PATHS) {
    emptied(`${path} still renders`, ONLY_IN_SWEEP, async ({ site }) => {
      const page = await fetchPage(site.url + path)
      expect(page.status).toBe(200)
      expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1)
    })
  }
  emptied('a service is not found', ONLY_IN_SWEEP, async ({ site }) => {
    expect(await fetchPage(`${site.url}/tv-mounting`)).toMatchObject({ status: 404, h1: 'Service Not Found' })
  })
  emptied('the server says nothing of errors', ONLY_IN_SWEEP, ({ site }) => {
    expect(site.output()).not.toMatch(/error| {4}at /i)
  })
})

const incomplete = testWithSite()

incomplete.describe('incomplete content', () => {
  incomplete('a service with nothing but a name and an address', ONLY_IN_SWEEP, async ({ site }) => {
    await site.client.createOrReplace({
      _id: 'service-bare',
      _type: 'service',
      name: { _type: 'localeString', en: 'Bare' },
      slug: { _type: 'slug', current: 'bare' },
    })
    expect(await fetchPage(`${site.url}/bare`)).toMatchObject({ status: 200, h1: 'Bare' })
    expect(await fetchPage(`${site.url}/bare?lang=fr`)).toMatchObject({
      status: 200,
      h1: 'Bare',
      lang: 'fr-CA',
    })
    expect((await fetchPage(`${site.url}/services`)).text).toContain('Bare')
  })

  incomplete('dangling references are left out', ONLY_IN_SWEEP, async ({ site }) => {
    const dangling = { _type: 'reference', _ref: 'nobody', _weak: true, _key: 'gone' }
    await site.client
      .patch('homePage')
      .insert('before', 'popularServices[0]', [dangling])
      .insert('before', 'categories[0]', [dangling])
      .insert('before', 'featuredCities[0]', [dangling])
      .commit()
    await site.client
      .patch('service-tv-mounting')
      .set({ category: { _type: 'reference', _ref: 'nobody', _weak: true } })
      .commit()
    await site.client.patch('menu-services').insert('before', 'popularServices[0]', [dangling]).commit()
    for (const path of [...PATHS, '/tv-mounting', '/tv-mounting?lang=fr']) {
      expect((await fetchPage(site.url + path)).status, path).toBe(200)
    }
    expect(site.output()).not.toMatch(/ {4}at /)
  })

  incomplete(
    'every optional field of a service may be missing, one at a time',
    ONLY_IN_SWEEP,
    async ({ site }) => {
      const service = await site.client.getDocument('service-tv-mounting')
      const fields = Object.keys(service ?? {}).filter((field) => !field.startsWith('_') && field !== 'slug')
      expect(fields.length).toBeGreaterThan(10)
      for (const field of fields) {
        await site.client.patch('service-tv-mounting').unset([field]).commit()
        const page = await fetchPage(`${site.url}/tv-mounting`)
        expect(page.status, field).toBe(200)
        expect(page.html, field).not.toContain('id="__next_error__"')
      }
    },
  )

  incomplete('singletons may be missing', ONLY_IN_SWEEP, async ({ site }) => {
    await site.client.delete({
      query:
        '*[_id in ["homePage", "servicesPage", "servicePage", "siteSettings", "estimatorSettings", "menu-header", "menu-footer", "menu-services", "menu-cities", "figures-home", "figures-service"]]',
      params: {},
    })
    for (const path of [...PATHS, '/furniture-assembly']) {
      expect((await fetchPage(site.url + path)).status, path).toBe(200)
    }
  })
})
