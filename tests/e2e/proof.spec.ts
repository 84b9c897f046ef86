import { type Browser, expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { setWidth, untilScripted, WIDTHS } from './measured-pages.ts'

const WORDS = { en, fr }

/** A service with its own proof and with that of its category. */
interface Proof {
  slug: string
  category: Record<'en' | 'fr', string>
  own: { projects: number; reviews: number }
  others: { projects: number; reviews: number }
}

const PROOF = `*[_type == "service"] | order(slug.current) {
  "slug": slug.current,
  "category": category->title,
  "own": {
    "projects": count(*[_type == "project" && references(^._id)]),
    "reviews": count(*[_type == "review" && references(^._id)])
  },
  "others": {
    "projects": count(*[_type == "project" && count((services[]->category._ref)[@ == ^.^.category._ref]) > 0]),
    "reviews": count(*[_type == "review" && service->category._ref == ^.category._ref])
  }
}`

for (const lang of LANGUAGES) {
  test(
    `each service shows its own projects and reviews, or those of its category and says so: ${lang}`,
    ONLY_IN_SWEEP,
    async ({ site, page }) => {
      const services = await site.client.fetch<Proof[]>(PROOF)
      expect(services.length).toBeGreaterThanOrEqual(50)
      const words = WORDS[lang]
      let [own, fromCategory, none] = [0, 0, 0]
      for (const { slug, category, own: mine, others } of services) {
        const html = await (await fetch(site.url + localizedHref(`/${slug}`, lang))).text()
        const sections = await page.evaluate((source) => {
          const parsed = new DOMParser().parseFromString(source, 'text/html')
          return ['projects', 'reviews'].map((id) => parsed.getElementById(id)?.textContent ?? null)
        }, html)
        const sentence = words.servicePage.fromCategory.replace('{category}', category[lang])
        for (const [place, text] of sections.entries()) {
          const kind = place === 0 ? 'projects' : 'reviews'
          // One review alone shows no rating, so it counts as none.
          const isOwn = mine[kind] > place
          if (isOwn) expect.soft(text, `${slug} ${kind}`).not.toContain(sentence)
          else if (others[kind] > 0) expect.soft(text, `${slug} ${kind}`).toContain(sentence)
          else expect.soft(text, `${slug} ${kind}`).toBeNull()
          own += Number(isOwn)
          fromCategory += Number(!isOwn && others[kind] > 0)
          none += Number(!isOwn && others[kind] === 0)
        }
        // All pictures of the sample content are drawn.
        expect.soft(sections[0] ?? words.projects.drawn.text, slug).toContain(words.projects.drawn.text)
        expect.soft(html, slug).not.toMatch(/same camera|même angle/)
      }
      console.log(`  ${lang}: ${own} own, ${fromCategory} of the category, ${none} without`)
      expect(fromCategory).toBeGreaterThan(20)
    },
  )
}

test('reviews of a category are no rating of the service', async ({ site }) => {
  const html = await (await fetch(`${site.url}/smart-thermostat-installation`)).text()
  expect(html).toContain('id="reviews"')
  expect(html).not.toContain('"aggregateRating"')
})

test(
  'photographs stand under the heading that staff wrote, drawings never',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    for (const path of ['/projects', '/toronto/tv-mounting', '/tv-mounting']) {
      await page.goto(path)
      await expect(page.getByRole('main')).not.toContainText('same camera')
      await expect(page.locator('.project').first()).toContainText(en.projects.drawings)
    }
  },
)

for (const lang of LANGUAGES) {
  test(`a phone's home page has what the specification lists: ${lang}`, async ({ page, site }) => {
    const { claim, popular } = await site.client.fetch(
      `*[_id == "homePage"][0]{"claim": cityClaim, "popular": popularServices[]->{complexity}}`,
    )
    await setWidth(page, 360)
    await page.goto(localizedHref('/', lang))
    const cards = page.locator('#popular .popular-card')
    await expect(
      cards.getByText(WORDS[lang].service.popular, { exact: true }).locator('visible=true'),
    ).toHaveCount(3)
    await expect(page.locator('#cities').getByText(claim[lang]).locator('visible=true')).toHaveCount(6)
    expect(popular).toHaveLength(8)
    for (const [place, { complexity }] of popular.entries()) {
      const level = WORDS[lang].service.complexity[complexity as 'Easy']
      await expect(cards.nth(place).locator('dd:visible')).toHaveText([/\d/, level])
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    test('the address of a tab leads to its panel from a new window', async ({ page, context }) => {
      await page.goto('/tv-mounting?lang=fr')
      if (javaScriptEnabled) await untilScripted(page, 'fr')
      const tab = page.getByRole('tab', { name: fr.servicePage.tabs.steps })
      const address = await tab.evaluate((link) => (link as HTMLAnchorElement).href)
      expect(address).toMatch(/\/tv-mounting\?lang=fr#guide-steps$/)
      await tab.click()
      await expect(page).toHaveURL(address)
      const other = await context.newPage()
      await other.goto(address)
      await expect(other.locator('#guide-steps')).toBeInViewport()
      if (javaScriptEnabled) await expect(other.locator('#guide-overview')).toBeHidden()
    })
  })
}

test('eight tabs of one level: none has the name of the heading above them', async ({ page }) => {
  for (const lang of LANGUAGES) {
    await page.goto(localizedHref('/tv-mounting', lang))
    const { tabs, enhancement } = WORDS[lang].servicePage
    const { guide, tools, issues, safety } = enhancement
    const names = [tabs.overview, tabs.steps, tabs.local, tabs.safety, guide, tools, issues, safety]
    await expect(page.getByRole('tablist').first().getByRole('tab')).toHaveText(names)
    const heading = (await page.locator('#guide-title').textContent()) ?? ''
    expect(names.map((name) => name.toLowerCase())).not.toContain(heading.toLowerCase())
  }
})

/** The choices of the selects of the open page that are wider than their select, of those on the screen. */
const cutChoices = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('main select')].flatMap((select) => {
      if (!(select instanceof HTMLSelectElement) || !select.checkVisibility() || !canvas) return []
      const style = getComputedStyle(select)
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      canvas.font = style.font
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => canvas.measureText(text).width > room)
    })
  })

test('no choice of the hero is cut', async ({ page }) => {
  for (const width of WIDTHS) {
    await setWidth(page, width)
    await page.goto('/?lang=fr')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('main select').count()).toBeGreaterThan(0)
    expect(await cutChoices(page), `${width} px`).toEqual([])
  }
})

/** A page of somebody who prefers French and has never been here. */
async function openFrench(browser: Browser, url: string, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'fr-CA', viewport: { width: 360, height: 640 } })
  await page.goto(path)
  return page
}

test(
  'the offer of the other language covers nothing on a phone',
  ONLY_IN_SWEEP,
  async ({ browser, site }) => {
    for (const path of ['/get-quote', '/contact', '/tv-mounting']) {
      const page = await openFrench(browser, site.url, path)
      const offer = page.locator('#language-offer')
      await expect(offer).toBeVisible()
      // It is a line of the page, so it scrolls away, and the header begins below it.
      const [bar, header] = [await offer.boundingBox(), await page.getByRole('banner').boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(header?.y ?? 0))
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      await expect(offer).not.toBeInViewport()
      await page.context().close()
    }
  },
)
