import { expect } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'

const test = testWithSite(CONTENT_CHANGES)

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
const ref = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })

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
