import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { CONTENT_CHANGES, inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { setWidth, WIDTHS } from './measured-pages.ts'

const test = testWithSite(CONTENT_CHANGES)
// Requests are refused here; with a service worker the browser would not ask this test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const TYPED = {
  en: { exact: 'tv mounting in toronto', typo: 'tv mouting near vancover', partial: 'heat pu' },
  fr: {
    exact: 'INSTALLATION DE TELEVISEUR A TORONTO',
    typo: 'televiseurs près de Vancouvr',
    partial: 'thermopo',
  },
} as const

/** The page's search box, once it is live, and what hangs below it. */
function searchOf(page: Page, lang: Language) {
  const words = getDictionary(lang)
  const panel = page.locator('.search-panel')
  return {
    words: words.search,
    box: page.getByRole('combobox', { name: words.shell.search, exact: true }),
    panel,
    // By its attribute: the choices of a select are options too.
    options: panel.locator('[role=option]'),
    filters: panel.getByRole('button', { name: words.search.panel.filters }),
  }
}

async function open(page: Page, lang: Language, width = 1280, path = '/') {
  await setWidth(page, width)
  await page.goto(localizedHref(path, lang))
  const search = searchOf(page, lang)
  if (width < 1248) await page.locator('[popovertarget=mobile-search]').click()
  await expect(search.box).toBeVisible()
  return search
}

test('the index: one small answer per language, asked again only when something was published', async ({
  site,
}) => {
  const ask = (lang: Language, etag = '') =>
    fetch(`${site.url}${localizedHref('/api/search-index', lang)}`, { headers: { 'If-None-Match': etag } })
  for (const lang of LANGUAGES) {
    const response = await ask(lang)
    const body = await response.arrayBuffer()
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(body.byteLength).toBeLessThan(40_000)
    expect((await ask(lang, response.headers.get('etag') ?? '')).status).toBe(304)
  }
  const before = (await ask('fr')).headers.get('etag') ?? ''
  await site.client.patch('service-tv-mounting').set({ 'name.fr': 'Pose de télé' }).commit()
  const after = await ask('fr', before)
  expect(after.status).toBe(200)
  expect(await after.text()).toContain('Pose de télé')
  await site.client
    .patch('service-tv-mounting')
    .set({ 'name.fr': 'Installation murale de téléviseur' })
    .commit()
})

for (const lang of LANGUAGES) {
  const inFrench = inEveryRun(lang === 'fr')

  test.describe(lang, () => {
    const inToronto = localizedHref('/toronto/tv-mounting', lang)

    test(
      'loads on first use, opens while there is text, follows keys and mouse',
      inFrench,
      async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        const { box, panel, options, words } = await open(page, lang)
        await page.waitForLoadState('networkidle')
        expect(asked).not.toContain('/api/search-index')
        await box.focus()
        await expect.poll(() => asked).toContain('/api/search-index')
        await expect(panel).toBeHidden()
        await expect(box).toHaveAttribute('aria-expanded', 'false')

        await box.fill(TYPED[lang].exact)
        await expect(options.first()).toContainText(words.panel.exactMatch)
        await expect(options.first()).toContainText('Toronto')
        await expect(options.first()).toHaveAttribute('href', inToronto)
        await expect(box).toHaveAttribute('aria-expanded', 'true')
        const count = await options.count()
        expect(count).toBeGreaterThan(1)
        expect(count).toBeLessThanOrEqual(8)
        await expect(page.locator('search [role=status]').first()).toHaveText(new RegExp(`^${count} `))

        const expectActive = async (place: number) => {
          const id = (await options.nth(place).getAttribute('id')) ?? ''
          await expect(box).toHaveAttribute('aria-activedescendant', id)
          await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true')
        }
        for (const [key, place] of [
          ['ArrowDown', 0],
          ['ArrowDown', 1],
          ['End', count - 1],
          ['ArrowDown', 0],
          ['ArrowUp', count - 1],
          ['Home', 0],
        ] as const) {
          await box.press(key)
          await expectActive(place)
        }
        await expect(box).toBeFocused()
        await box.press('Escape')
        await expect(panel).toBeHidden()
        await expect(box).toHaveValue(TYPED[lang].exact)
        await box.press('ArrowDown')
        await expect(panel).toBeVisible()
        await page.mouse.click(20, 500)
        await expect(panel).toBeHidden()

        await box.fill(TYPED[lang].partial)
        await expect(options.first()).toHaveAttribute('href', localizedHref('/heat-pump-installation', lang))
        await box.press('ArrowDown')
        await box.press('Enter')
        await expect(page).toHaveURL(localizedHref('/heat-pump-installation', lang))
        await expect(panel).toBeHidden()

        await box.fill(TYPED[lang].typo)
        await expect(options.first()).toContainText(words.panel.exactMatch)
        await options.first().click()
        await expect(page).toHaveURL(localizedHref('/vancouver/tv-mounting', lang))
        await expect(panel).toBeHidden()
      },
    )

    test('says what was not found, and offers popular searches', ONLY_IN_SWEEP, async ({ page, site }) => {
      const suggestions = await site.client.fetch<string[]>(
        `*[_id == "menu-header"][0].searchSuggestions[].${lang}`,
      )
      expect(suggestions).toHaveLength(6)
      const { box, panel, options, words } = await open(page, lang)
      await box.fill('xyzzy')
      await expect(panel).toContainText(words.panel.empty)
      await expect(panel).toContainText(words.panel.emptyHint)
      await expect(options).toHaveCount(0)
      await expect(panel.getByRole('link', { name: /xyzzy/ })).toHaveAttribute(
        'href',
        localizedHref('/get-quote?service=xyzzy', lang),
      )
      for (const suggestion of suggestions) {
        await panel.getByRole('button', { name: suggestion }).click()
        await expect(box).toHaveValue(suggestion)
        await expect(box).toBeFocused()
        await expect(options.first()).toBeVisible()
      }
    })

    test('filters: each from the moment it is touched', ONLY_IN_SWEEP, async ({ page }) => {
      const { box, panel, options, filters, words } = await open(page, lang)
      const furnace = localizedHref('/furnace-installation', lang)
      await box.fill(lang === 'en' ? 'furnace' : 'fournaise')
      await expect(options.first()).toHaveAttribute('href', furnace)
      await filters.click()
      const low = panel.getByRole('slider', { name: words.panel.minimumPrice })
      const high = panel.getByRole('slider', { name: words.panel.maximumPrice })
      for (const [slider, value] of [
        [low, '50'],
        [high, '1000'],
      ] as const) {
        await expect(slider).toHaveValue(value)
        for (const [name, bound] of Object.entries({ min: '50', max: '2000', step: '50' })) {
          await expect(slider).toHaveAttribute(name, bound)
        }
      }
      await expect(options.first()).toHaveAttribute('href', furnace)
      await expect(panel).toContainText(words.panel.priceUntouched)
      await expect(panel.getByRole('checkbox')).toHaveCount(6)
      await high.press('ArrowLeft')
      await expect(panel.locator(`[href="${furnace}"]`)).toHaveCount(0)
      await high.press('End')
      await expect(options.first()).toHaveAttribute('href', furnace)

      await box.fill('toronto')
      await expect(options.first()).toHaveAttribute('href', localizedHref('/city/toronto', lang))
      const all = await options.allTextContents()
      await panel.getByRole('switch', { name: words.panel.licensedOnly }).check()
      expect(await options.allTextContents()).not.toEqual(all)
      await low.press('End')
      await expect(low).toHaveValue('1950')
      await panel.getByRole('button', { name: words.panel.clearAll }).first().click()
      await expect(low).toBeHidden()
      expect(await options.allTextContents()).toEqual(all)

      await filters.click()
      await panel.getByRole('switch', { name: words.panel.emergency }).check()
      await expect(options).not.toHaveCount(0)
      for (const option of await options.all()) {
        await expect(option).toContainText(new RegExp(`${words.panel.urgent}|${words.panel.types.city}`))
      }
      await panel.getByRole('switch', { name: words.panel.emergency }).uncheck()
      await panel.getByLabel(words.panel.rating, { exact: true }).selectOption('4.5')
      await expect(options.first()).toHaveAttribute('href', localizedHref('/city/toronto', lang))
      await box.fill('iqaluit')
      await expect(options.first()).not.toHaveAttribute('href', localizedHref('/city/iqaluit', lang))
      await panel.getByRole('button', { name: words.panel.clearAll }).first().click()

      await filters.click()
      await panel.getByLabel(words.panel.cities).selectOption('montreal')
      await box.fill('tv')
      await expect(options.first()).toHaveAttribute('href', localizedHref('/montreal/tv-mounting', lang))
      await panel.getByRole('checkbox').nth(4).check()
      await expect(options).toHaveCount(0)
      await box.press('Escape')
      await expect(panel).toBeHidden()
    })

    test('Enter takes along the filters that the catalogue has too', ONLY_IN_SWEEP, async ({ page }) => {
      const { box, panel, options, filters } = await open(page, lang)
      await box.fill('tv')
      await expect(options.first()).toBeVisible()
      await filters.click()
      await panel.getByLabel(getDictionary(lang).search.panel.cities).selectOption('montreal')
      await expect(options.first()).toHaveAttribute('href', localizedHref('/montreal/tv-mounting', lang))
      await box.press('Enter')
      await expect(page).toHaveURL(/\/services\?q=tv(&lang=fr)?&city=montreal/)
      await expect(
        page.locator(`#results a[href="${localizedHref('/montreal/tv-mounting', lang)}"]`),
      ).toBeVisible()
    })

    test('a picture only sets the text, and never leaves the browser', ONLY_IN_SWEEP, async ({ page }) => {
      const { box, panel, options, words } = await open(page, lang)
      const sent: string[] = []
      page.on('request', (request) => {
        // That the page is shown is told once the browser is idle.
        const isVisit = request.url().endsWith('/api/visits')
        if (request.method() !== 'GET' && !isVisit) sent.push(request.url())
      })
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.box.image }).click()
      await (await chooser).setFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('lamp') })
      await expect(box).toHaveValue(words.panel.imageText)
      await expect(options.first()).toHaveAttribute('href', localizedHref('/smart-home-setup', lang))
      await expect(panel).toContainText(words.panel.imageNote)
      await box.press('Backspace')
      await expect(panel).not.toContainText(words.panel.imageNote)
      expect(sent).toEqual([])
    })

    test('by voice, where the browser can listen', ONLY_IN_SWEEP, async ({ page }) => {
      await page.addInitScript((heard) => {
        class FakeRecognition {
          onresult?: (event: object) => void
          onend?: () => void
          start() {
            const { lang, continuous, interimResults, maxAlternatives } = this as unknown as Record<
              string,
              unknown
            >
            Object.assign(window, { listening: { lang, continuous, interimResults, maxAlternatives } })
            setTimeout(() => {
              this.onresult?.({ results: [[{ transcript: heard }]] })
              this.onend?.()
            })
          }
        }
        Object.assign(window, { SpeechRecognition: FakeRecognition })
      }, TYPED[lang].exact)
      const { box, options, words } = await open(page, lang)
      await page.getByRole('button', { name: words.box.voice }).click()
      await expect(box).toHaveValue(TYPED[lang].exact)
      await expect(options.first()).toHaveAttribute('href', inToronto)
      expect(await page.evaluate(() => Reflect.get(window, 'listening'))).toMatchObject({
        lang: lang === 'en' ? 'en-US' : 'fr-CA',
        continuous: false,
        interimResults: false,
        maxAlternatives: 1,
      })
      await expect(page.getByRole('button', { name: words.box.voice })).toBeVisible()
    })

    test('on a phone, in the search that opens below the header', ONLY_IN_SWEEP, async ({ page }) => {
      const { box, panel, options } = await open(page, lang, 360)
      await expect(box).toBeFocused()
      await box.fill(TYPED[lang].exact)
      await expect(options.first()).toBeInViewport()
      await box.press('Escape')
      await expect(panel).toBeHidden()
      await expect(box).toBeVisible()
      await box.press('ArrowDown')
      await options.first().click()
      await expect(page).toHaveURL(inToronto)
      await expect(page.locator('#mobile-search')).toBeHidden()
    })

    for (const width of WIDTHS) {
      test(`everything fits at ${width} px: results, filters, no result`, ONLY_IN_SWEEP, async ({ page }) => {
        const { box, panel, filters, options } = await open(page, lang, width)
        const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
        await box.fill('garage')
        await expect(options.first()).toBeVisible()
        expect(await reach()).toBeLessThanOrEqual(width)
        await filters.click()
        await expect(panel.getByRole('slider').first()).toBeVisible()
        expect(await reach()).toBeLessThanOrEqual(width)
        await box.fill('xyzzy')
        await expect(options).toHaveCount(0)
        expect(await reach()).toBeLessThanOrEqual(width)
      })
    }

    test(
      'an index that does not come: says so, and offers the catalogue',
      ONLY_IN_SWEEP,
      async ({ page }) => {
        await page.route('**/api/search-index*', (route) => route.abort())
        const { box, panel, words } = await open(page, lang)
        await box.fill('tv')
        await expect(panel).toContainText(words.panel.failed)
        const link = panel.getByRole('link', { name: words.panel.searchCatalogue })
        await expect(link).toHaveAttribute('href', localizedHref('/services?q=tv', lang))
        await page.unroute('**/api/search-index*')
        await box.press('End')
        await box.pressSequentially(' m')
        await expect(panel.locator('[role=option]').first()).toBeVisible()
      },
    )
  })
}

const SENTENCES = {
  en: {
    sentence: 'install 3 ceiling fans and a smart thermostat in H7N 5H9',
    asked: '2 jobs in Laval',
  },
  fr: { sentence: '3 ventilateurs de plafond et un thermostat à Laval', asked: '2 installations à Laval' },
}

const PRICES = {
  en: ['$147-$343 each', '$559-$1,303 in all, before tax', 'No installer is listed in Laval yet.'],
  fr: ['147–343 $ l’unité', '559–1 303 $ en tout, avant taxes', 'Pas encore d’installateur inscrit à Laval.'],
}

for (const lang of LANGUAGES) {
  const { sentence, asked } = SENTENCES[lang]
  const quote = (query: Record<string, string>) =>
    localizedHref(`/get-quote?${new URLSearchParams({ service: 'ceiling-fans', ...query })}`, lang)
  const also = 'smart-thermostat-installation'

  test(
    `a sentence: what was understood, and what can be changed, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      const { box, panel, options, words } = await open(page, lang)
      await box.fill(sentence)
      await expect(panel).toContainText(asked)
      await expect(page.locator('search [role=status]').first()).toContainText(asked)
      await expect(options.first()).toHaveAttribute('href', localizedHref('/laval/ceiling-fans', lang))
      // The range of ceiling fans in Laval ($147-$343) three times, and that of a thermostat once.
      for (const text of PRICES[lang]) await expect(panel).toContainText(text)
      const link = panel.getByRole('link', { name: words.panel.quoteJobs.other })
      await expect(link).toHaveAttribute(
        'href',
        quote({ also, quantity: '3,1', city: 'laval', words: sentence }),
      )
      await panel.getByRole('spinbutton').first().fill('4')
      await panel.getByRole('combobox', { name: words.panel.types.city }).selectOption('winnipeg')
      await expect(options.first()).toHaveAttribute('href', localizedHref('/winnipeg/ceiling-fans', lang))
      await expect(link).toHaveAttribute(
        'href',
        quote({ also, quantity: '4,1', city: 'winnipeg', words: sentence }),
      )
      await panel
        .locator('li')
        .filter({ has: page.getByRole('spinbutton') })
        .last()
        .getByRole('button')
        .click()
      await expect(box).toBeFocused()
      await expect(panel.getByRole('spinbutton')).toHaveCount(1)
      await expect(panel.getByRole('link', { name: words.panel.quoteJobs.one })).toHaveAttribute(
        'href',
        quote({ quantity: '4', city: 'winnipeg', words: sentence }),
      )
      await box.press('Enter')
      await expect(page).toHaveURL(/\/get-quote\?.*quantity=4&city=winnipeg/)
    },
  )
}

test(
  'what the site does not do finds nothing, and the nearest services stand below',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const { box, panel, options, words } = await open(page, 'en')
    for (const query of ['couch', 'snow removal']) {
      await box.fill(query)
      await expect(panel).toContainText(words.panel.empty)
      await expect(panel).toContainText(words.panel.emptyHint)
      await expect(options).toHaveCount(0)
      await expect(panel.getByRole('heading', { name: words.panel.nearest })).toBeVisible()
      await expect(panel.getByRole('listitem').getByRole('link')).toHaveCount(6)
    }
  },
)

test('the box of the home page has the panel of the header, on a slow phone and before the page hydrates', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 5 })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.locator('#ask')
  await box.fill('tv in toronto')
  await expect(page.locator('main .search-panel [role=option]').first()).toHaveAttribute(
    'href',
    '/toronto/tv-mounting',
  )
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL('/toronto/tv-mounting')
  // React renders a page anew, without what was typed, when it finds something in it that it did not send.
  expect(errors).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('the search by picture says first what it does', ONLY_IN_SWEEP, async ({ page }) => {
    const { words } = await open(page, 'en', 360)
    await page.getByRole('button', { name: words.box.image }).tap()
    const note = page.getByRole('note')
    await expect(note).toContainText(words.box.image)
    const chooser = page.waitForEvent('filechooser')
    await note.getByRole('button', { name: words.panel.choosePicture }).tap()
    await (await chooser).setFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('lamp') })
    await expect(page.getByRole('combobox', { name: getDictionary('en').shell.search })).toHaveValue(
      words.panel.imageText,
    )
  })
})

test('Enter opens the exact match, or else searches the catalogue', async ({ page }) => {
  const { box, options } = await open(page, 'en')
  await box.fill('tv mounting in toronto')
  await expect(options.first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL('/toronto/tv-mounting')
  await box.fill('heat pump')
  await expect(options.first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL('/services?q=heat+pump')
})

test('no voice button where the browser cannot listen', ONLY_IN_SWEEP, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  const { words } = await open(page, 'en')
  await expect(page.getByRole('button', { name: words.box.image })).toBeVisible()
  await expect(page.getByRole('button', { name: words.box.voice })).toHaveCount(0)
})
