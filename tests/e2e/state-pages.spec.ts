import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectSameWithoutScripts, openWhole, STATES, seen } from './catalogue-states.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { setWidth, untilScripted, untilTaken, watchErrors } from './measured-pages.ts'

/* Pages that show the state of their address: from the server, with scripts, and what happens between the two. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WITHOUT_SCRIPTS = { javaScriptEnabled: false }

/** The states of the catalogue that `npm test` looks at, in one language each. */
const IN_EVERY_RUN: Record<string, readonly number[]> = { en: [2, 16, 18], fr: [4, 13, 17] }

test('a sentence names a city that can be removed, and a repair that can be described', async ({
  newPage,
}) => {
  const page = await newPage(WITHOUT_SCRIPTS)
  await page.goto('/services?q=who+can+fix+my+garage+opener+in+mississauga')
  await expect(page.getByRole('link', { name: en.services.describeRepair })).toHaveAttribute(
    'href',
    /^\/get-quote\?service=garage-door-openers&.*city=mississauga/,
  )
  await page.getByRole('link', { name: 'Remove filter Mississauga' }).click()
  await expect(page).toHaveURL('/services?q=fix+garage+opener')
  await expect(page.locator('#results article').first()).toContainText('Garage door openers')
})

for (const lang of LANGUAGES) {
  const compare = async (page: Page, plain: Page, states: readonly string[]) => {
    for (const one of [plain, page]) await setWidth(one, 1280)
    await openWhole(page, lang)
    for (const state of states) {
      const cards = await expectSameWithoutScripts({ plain, page }, state, lang)
      console.log(`  ${lang} ${state}: ${cards} cards, the same with and without scripts`)
    }
  }

  test(
    `the catalogue is the same without scripts, in ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ page, newPage }) => {
      const states = (IN_EVERY_RUN[lang] ?? []).flatMap((place) => STATES[place] ?? [])
      await compare(page, await newPage(WITHOUT_SCRIPTS), states)
    },
  )

  test(
    `every state of the catalogue is the same without scripts, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, newPage }) => {
      expect(STATES).toHaveLength(20)
      await compare(page, await newPage(WITHOUT_SCRIPTS), STATES)
    },
  )

  test(
    `scripts leave what the server sent as it is, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, newPage }) => {
      const plain = await newPage(WITHOUT_SCRIPTS)
      const errors = watchErrors(page)
      for (const one of [plain, page]) await setWidth(one, 1280)
      for (const place of [2, 16, 17, 18]) {
        const address = localizedHref(`/services?${new URLSearchParams(STATES[place])}`, lang)
        await plain.goto(address)
        await page.goto(address)
        await untilTaken(page.locator('#catalogue-sort'))
        expect(await seen(page), address).toEqual(await seen(plain))
      }
      expect(errors).toEqual([])
    },
  )
}

test.describe('without scripts', () => {
  test.use(WITHOUT_SCRIPTS)

  const cards = (page: Page) => page.locator('#results article:visible')
  const status = (page: Page) => page.locator('#results [role=status]')

  test('the catalogue is searched, filtered, sorted and cleared', ONLY_IN_SWEEP, async ({ page }) => {
    await setWidth(page, 360)
    await page.goto('/services')
    await page.locator('#catalogue-search').fill('installation')
    await page.locator('#catalogue-search').press('Enter')
    await expect(page).toHaveURL('/services?q=installation')
    await expect(page.locator('#catalogue-search')).toHaveValue('installation')
    await page.getByRole('button', { name: en.services.filters }).click()
    const panel = page.locator('#catalogue-filters')
    await panel.getByLabel(en.service.complexity.Moderate).check()
    await panel.getByLabel(en.service.complexity.Complex).check()
    await panel.getByLabel(en.services.permitRequired).check()
    await panel.getByRole('button', { name: en.services.apply }).click()
    await expect(page).toHaveURL('/services?q=installation&complexity=Moderate%2CComplex&permit=yes')
    await expect(status(page)).toContainText('4 filters applied')
    const filtered = await cards(page).count()
    await page.locator('#catalogue-sort').selectOption('name')
    await page.locator('#results').getByRole('button', { name: en.services.apply }).click()
    await expect(page).toHaveURL(
      '/services?q=installation&complexity=Moderate%2CComplex&permit=yes&sort=name',
    )
    await expect(cards(page)).toHaveCount(filtered)
    const names = await cards(page).locator('h3').allTextContents()
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-CA')))
    await page.getByRole('link', { name: 'Remove filter installation' }).click()
    await expect(page).toHaveURL('/services?complexity=Moderate%2CComplex&permit=yes&sort=name')
    await page.locator('#results').getByRole('link', { name: en.services.clearAll }).click()
    await expect(page).toHaveURL('/services?sort=name')
    await page
      .getByRole('list', { name: en.services.categories })
      .getByRole('link', { name: /^Plumbing/ })
      .click()
    await expect(page).toHaveURL('/services?category=plumbing&sort=name')
    await expect(status(page)).toHaveText('Showing 3 of 50 services')
  })

  test(
    'the search of the header and the city finder lead to what they ask for',
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await setWidth(page, 1280)
      await page.goto('/?lang=fr')
      await page.locator('#search').fill('thermostat')
      await page.locator('#search').press('Enter')
      await expect(page).toHaveURL('/services?q=thermostat&lang=fr')
      await expect(page.locator('#catalogue-search')).toHaveValue('thermostat')
      await expect(status(page)).toContainText(fr.services.filtersApplied.one.replace('{count}', '1'))
      expect(await cards(page).count()).toBeLessThan(10)
      await page.locator('#finder-term').fill('thermostat')
      await page.locator('#finder-city').selectOption('vancouver')
      await page.locator('#finder-term').press('Enter')
      await expect(page).toHaveURL('/services?q=thermostat&city=vancouver&lang=fr')
      const link = page.locator('#results a[href="/vancouver/smart-thermostat-installation?lang=fr"]')
      await expect(link.first()).toBeVisible()
    },
  )

  test('a language link keeps the state', ONLY_IN_SWEEP, async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    for (const [path, query] of [
      ['/services', 'category=hvac&sort=price'],
      ['/tv-mounting', 'city=laval&complexity=4'],
      ['/contractors', 'city=toronto'],
    ]) {
      await page.goto(`${path}?${query}`)
      await footer.getByRole('link', { name: 'Français' }).click()
      await expect(page).toHaveURL(`${path}?${query}&lang=fr`)
      await footer.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(`${path}?${query}`)
    }
  })

  for (const lang of LANGUAGES) {
    test(
      `the estimator answers with its numbers, in ${lang}`,
      inEveryRun(lang === 'fr'),
      async ({ page, newPage }) => {
        const words = getDictionary(lang)
        await page.goto(localizedHref('/tv-mounting', lang))
        const estimator = page.locator('#estimate')
        await expect(estimator.getByText(words.estimator.yourEstimate)).toBeVisible()
        await estimator.locator('[name=city]').selectOption('vancouver')
        await estimator.locator('select[name=complexity]').selectOption('4')
        await estimator.locator('select[name=timeline]').selectOption('3')
        await estimator.locator('[name=addons]').nth(0).check()
        await estimator.locator('[name=addons]').nth(2).check()
        await estimator.getByRole('button', { name: words.estimator.calculate }).click()
        await expect(page).toHaveURL(
          /\/tv-mounting\?.*city=vancouver&complexity=4&timeline=3&addons=.*#estimate$/,
        )
        await expect(estimator).toBeInViewport()
        await expect(estimator.locator('[name=city]')).toHaveValue('vancouver')
        await expect(estimator.locator('select[name=complexity]')).toHaveValue('4')
        await expect(estimator.locator('[name=addons]:checked')).toHaveCount(2)

        const scripted = await newPage({ javaScriptEnabled: true })
        await scripted.goto(localizedHref('/tv-mounting', lang))
        await untilTaken(scripted.locator('#estimate-city'))
        const controls = scripted.locator('#estimate')
        await controls.locator('#estimate-city').selectOption('vancouver')
        await controls.locator('#estimate-complexity').fill('4')
        await controls.locator('#estimate-timeline').fill('3')
        await controls.locator('[name=addons]').nth(0).check()
        await controls.locator('[name=addons]').nth(2).check()
        await expect(controls.locator('[aria-busy=true]')).toHaveCount(0)
        const docket = (one: Page) => one.locator('#estimate .on-loud').innerText()
        await expect.poll(() => docket(scripted)).toBe(await docket(page))
        const quote = (one: Page) =>
          one
            .locator('#estimate')
            .getByRole('link', { name: words.estimator.requestQuote })
            .getAttribute('href')
        expect(await quote(page)).toBe(await quote(scripted))
        expect(await quote(page)).toMatch(/complexity=4&timeline=3&addons=[\w-]+%2C[\w-]+/)
      },
    )
  }

  test('installers are found, and the filters cleared', ONLY_IN_SWEEP, async ({ page }) => {
    const words = en.cityPages.installers
    const listed = page.locator('#installers article h3').locator('visible=true')
    await page.goto('/contractors')
    const all = await listed.count()
    await page.locator('#installer-city').selectOption('toronto')
    await page.locator('#installer-trade').selectOption('electrical')
    await page.getByRole('button', { name: words.find }).click()
    await expect(page).toHaveURL('/contractors?q=&city=toronto&trade=electrical#installers')
    await expect(listed).toHaveText(['Harpreet Gill'])
    await expect(page.locator('#installer-trade')).toHaveValue('electrical')
    await page.getByRole('link', { name: words.clear }).click()
    await expect(listed).toHaveCount(all)
    await page.goto('/toronto/tv-mounting?q=russo&specialty=home-theatre')
    await expect(page.locator('#local-installers article h3').locator('visible=true')).toHaveText([
      'Anthony Russo',
    ])
    await expect(page.locator('#installer-search')).toHaveValue('russo')
  })
})

test(
  'the choices of the estimator are in the address, and a reload keeps them',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/tv-mounting')
    const estimator = page.locator('#estimate')
    await untilTaken(page.locator('#estimate-city'))
    const before = await estimator.locator('.on-loud').innerText()
    await page.locator('#estimate-complexity').fill('5')
    await estimator.locator('[name=addons]').nth(1).check()
    await expect(page).toHaveURL(/\/tv-mounting\?city=toronto&complexity=5&timeline=1&addons=[\w-]+$/)
    await expect(estimator.locator('[aria-busy=true]')).toHaveCount(0)
    const chosen = await estimator.locator('.on-loud').innerText()
    expect(chosen).not.toBe(before)
    await page.reload()
    await expect(page.locator('#estimate-complexity')).toHaveValue('5')
    expect(await estimator.locator('.on-loud').innerText()).toBe(chosen)
    await untilScripted(page)
    await untilTaken(page.locator('#estimate-city'))
    expect(await estimator.locator('.on-loud').innerText()).toBe(chosen)
    await page.locator('#estimate-complexity').fill('2')
    await estimator.locator('[name=addons]').nth(1).uncheck()
    await expect(page).toHaveURL('/tv-mounting')
    expect(await estimator.locator('.on-loud').innerText()).toBe(before)
  },
)

test('an address with a state is bounded, names the plain page and is stored nowhere', async ({ site }) => {
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
  const long = await get(
    `/services?q=${'tv '.repeat(400)}&city=${Array.from({ length: 40 }, (_, at) => `x${at}`)}`,
  )
  expect(long.status).toBe(308)
  expect(long.headers.get('location')?.length).toBeLessThan(250)
  for (const [path, canonical] of [
    ['/services?category=hvac', '/services'],
    ['/services?q=tv&lang=fr', '/services?lang=fr'],
    ['/contractors?city=toronto', '/contractors'],
    ['/tv-mounting?complexity=4', '/tv-mounting'],
    ['/toronto/tv-mounting?q=russo', '/toronto/tv-mounting'],
  ] as const) {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(html, path).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*${canonical.replace('?', '\\?')}"`),
    )
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers.get('x-nextjs-cache'), path).toBeNull()
    expect(answer.headers.get('content-security-policy'), path).toContain("'sha256-")
  }
})
