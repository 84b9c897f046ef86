import { expect } from '@playwright/test'
import { readLists } from '../../scripts/parity/site.ts'
import { expectNothingFound } from './axe.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const test = testWithSite(CONTENT_CHANGES)

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
const ref = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })

test(
  'a page that is held back in French says so there, and is found in English alone',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const heldBack = { language: 'fr', reason: 'The translation comes on Friday.' }
    await site.client.create({
      _id: 'landing-held',
      _type: 'landingPage',
      title: line('Autumn campaign', 'Campagne d’automne'),
      slug: { _type: 'slug', current: 'autumn-campaign' },
      sections: [{ _type: 'heroBlock', _key: 'a', title: line('Autumn is here', 'L’automne est là') }],
    })
    const french = '/autumn-campaign?lang=fr'
    expect((await page.goto(french))?.status()).toBe(200)
    await site.client.patch('landing-held').set({ heldBack }).commit()

    expect((await page.goto(french))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas encore en français')
    // Next adds one of its own to each page with status 404.
    for (const robots of await page.locator('meta[name=robots]').all())
      await expect(robots).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=robots]')).not.toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('Friday')
    await expectNothingFound(page)
    await page.locator('main').getByRole('link', { name: 'See this page in English' }).click()
    await expect(page).toHaveURL(/\/autumn-campaign\??$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn is here')
    await expect(page.locator('link[hreflang]')).toHaveCount(2)
    await expect(page.locator('link[hreflang=fr-ca]')).toHaveCount(0)

    const { search, sitemap } = await readLists(site.url)
    for (const list of [search, sitemap]) {
      expect(list.en).toContain('/autumn-campaign')
      expect(list.fr).not.toContain('/autumn-campaign')
    }
    await site.client.patch('landing-held').set({ 'heldBack.language': 'both' }).commit()
    for (const address of ['/autumn-campaign', french]) {
      expect((await page.request.get(address)).status()).toBe(404)
    }
    await site.client.patch('landing-held').unset(['heldBack']).commit()
    expect((await page.goto(french))?.status()).toBe(200)
    await site.client.delete('landing-held')
  },
)

test(
  'a saved section is on each page that has it, changes on all at once, and is not deleted meanwhile',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const pages = ['saved-one', 'saved-two']
    await site.client.create({
      _id: 'section-call',
      _type: 'savedSection',
      name: 'Call',
      sections: [{ _type: 'callToActionBlock', _key: 's', title: line('Call us today', 'Appelez-nous') }],
    })
    for (const slug of pages) {
      await site.client.create({
        _id: `landing-${slug}`,
        _type: 'landingPage',
        title: line('Saved', 'Enregistrée'),
        slug: { _type: 'slug', current: slug },
        sections: [{ _type: 'savedSectionBlock', _key: 'a', savedSection: ref('section-call') }],
      })
    }
    const shown = async (path: string) => (await fetchPage(site.url + path)).text
    for (const slug of pages) {
      expect(await shown(`/${slug}`)).toContain('Call us today')
      expect(await shown(`/${slug}?lang=fr`)).toContain('Appelez-nous')
    }
    await expect(site.client.delete('section-call')).rejects.toMatchObject({ statusCode: 409 })
    await site.client
      .patch('section-call')
      .set({ 'sections[_key=="s"].title': line('Write to us', 'Écrivez-nous') })
      .commit()
    for (const slug of pages) {
      expect(await shown(`/${slug}`)).toContain('Write to us')
      expect(await shown(`/${slug}?lang=fr`)).toContain('Écrivez-nous')
    }
    await site.client.patch('landing-saved-one').set({ 'sections[0].hidden': true }).commit()
    expect(await shown('/saved-one')).not.toContain('Write to us')
    for (const id of ['landing-saved-one', 'landing-saved-two', 'section-call']) await site.client.delete(id)
  },
)

test(
  'a page of blocks: both languages, hidden and broken sections left out, head, address, end',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const [service] = await site.client.fetch<string[]>('*[_type == "service"][0...1]._id')
    await site.client.create({
      _id: 'landing-spring',
      _type: 'landingPage',
      title: line('Spring campaign', 'Campagne du printemps'),
      slug: { _type: 'slug', current: 'spring-campaign' },
      sections: [
        { _type: 'heroBlock', _key: 'a', title: line('Spring is here', 'Le printemps est là') },
        {
          _type: 'servicesBlock',
          _key: 'b',
          title: line('For the garden', 'Pour le jardin'),
          services: [ref(service ?? '')],
        },
        { _type: 'textBlock', _key: 'c', title: line('Not yet', 'Pas encore'), hidden: true },
        { _type: 'citiesBlock', _key: 'd', title: line('No cities', 'Aucune ville') },
        { _type: 'goneBlock', _key: 'e', title: line('Of another release', 'D’une autre version') },
        { _type: 'callToActionBlock', _key: 'f', title: line('Book now', 'Réservez') },
      ],
    })
    await page.goto('/spring-campaign')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring is here')
    await expect(page.locator('main h2')).toHaveText(['For the garden', 'Book now'])
    await expect(page).toHaveTitle(/^Spring campaign/)
    await expectNothingFound(page)
    await page.goto('/spring-campaign?lang=fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le printemps est là')
    await expect(page.locator('main h2')).toHaveText(['Pour le jardin', 'Réservez'])
    await site.client.delete('landing-spring')
    expect((await page.request.get('/spring-campaign')).status()).toBe(404)
  },
)
