import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { expectLargeTarget } from './controls.ts'
import { ONLY_IN_SWEEP, test, testWithSite } from './fixtures.ts'
import { setWidth } from './measured-pages.ts'
import { ageLeads, LEAD_ENV } from './stored-leads.ts'

/** The seed content's first three messages, in order. */
const MESSAGES = [
  'Priya booked TV mounting',
  'Two ceiling fans are up at Marc-André’s',
  'Jenna gave 5 stars for furniture assembly',
]
const FIRST_IN_FRENCH = 'Priya a réservé une installation de téléviseur'

const PATH = '/roof-replacement'
const START = new Date('2026-11-20T12:00:00Z')

const card = (page: Page) => page.getByRole('region', { name: en.activity.label })

/** Where the popup counts what a visitor has seen. It reads the count when it begins, at once before its first timer. */
const COUNT = 'montage:activity-shown'

/** Opens a service page whose clock stands still from the start; the popup is there and waits for time to pass. */
async function open(page: Page, { path = PATH, width = 1280 } = {}) {
  await page.addInitScript((count) => {
    const read = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      if (key === count) Object.assign(window, { hasBegun: true })
      return read.call(this, key)
    }
  }, COUNT)
  await stopClock(page, width)
  await visit(page, path)
  // On a phone the buttons of the hero are where the popup would be, so it waits until they have gone.
  if (width < 600) await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
}

async function stopClock(page: Page, width: number) {
  await setWidth(page, width)
  await page.clock.install({ time: START })
  // Later than whatever passes between the two calls.
  await page.clock.pauseAt(START.getTime() + 3_600_000)
}

async function visit(page: Page, path = PATH) {
  await page.goto(path)
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await page.evaluate(() => 'hasBegun' in window)).toBe(true)
  }).toPass({ intervals: [50] })
}

async function expectMessage(page: Page, text: string) {
  await expect(card(page)).toHaveCount(1)
  await expect(card(page)).toContainText(text)
}

test(
  'starts at once, shows one message every 12 s, and after three is gone for good',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await page.clock.runFor(1)
    for (const message of MESSAGES) {
      await expectMessage(page, message)
      await page.clock.runFor(11_700)
      await expectMessage(page, message)
      await expect(card(page)).not.toHaveAttribute('data-leaving')
      await page.clock.runFor(200)
      await expect(card(page)).toHaveAttribute('data-leaving')
      await page.clock.runFor(100)
    }
    await expect(card(page)).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(card(page)).toHaveCount(0)
    for (const path of [PATH, '/tv-mounting']) {
      await visit(page, path)
      await page.clock.runFor(60_000)
      await expect(card(page)).toHaveCount(0)
    }
  },
)

test('goes on with the next message on the next page', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(5_000)
  await expectMessage(page, MESSAGES[0] ?? '')
  await visit(page, '/tv-mounting')
  await page.clock.runFor(1)
  await expectMessage(page, MESSAGES[1] ?? '')
})

test('waits while the pointer is on it', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(1)
  await card(page).hover()
  await page.clock.runFor(60_000)
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.mouse.move(900, 100)
  await page.clock.runFor(12_000)
  await expectMessage(page, MESSAGES[1] ?? '')
})

test('takes no focus, waits while it has it, and Escape closes it', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(1)
  await expect(card(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await card(page).getByRole('button').focus()
  await page.clock.runFor(60_000)
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test(
  'closed, it stays away from the pages one goes on to, and from those that are loaded anew',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await page.clock.runFor(1)
    const close = card(page).getByRole('button', { name: en.activity.close })
    await expectLargeTarget(close)
    await close.click()
    await page.clock.runFor(60_000)
    await expect(card(page)).toHaveCount(0)
    await page.locator('main a[href="/services"]').first().click()
    await expect(page).toHaveURL('/services')
    await page.locator('main a[href="/tv-mounting"]:visible').first().click()
    await expect(page).toHaveURL('/tv-mounting')
    await page.clock.runFor(60_000)
    await expect(card(page)).toHaveCount(0)
    await visit(page)
    await page.clock.runFor(60_000)
    await expect(card(page)).toHaveCount(0)
  },
)

test('on a small screen it comes after 10 s and changes every 22 s', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page, { width: 360 })
  await page.clock.runFor(9_900)
  await expect(card(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.clock.runFor(21_700)
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.clock.runFor(300)
  await expectMessage(page, MESSAGES[1] ?? '')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it changes every 20 s and does not fade', ONLY_IN_SWEEP, async ({ page }) => {
    await open(page)
    await page.clock.runFor(1)
    await expectMessage(page, MESSAGES[0] ?? '')
    await page.clock.runFor(19_900)
    await expectMessage(page, MESSAGES[0] ?? '')
    await expect(card(page)).not.toHaveAttribute('data-leaving')
    await page.clock.runFor(100)
    await expectMessage(page, MESSAGES[1] ?? '')
  })
})

test('works without storage', ONLY_IN_SWEEP, async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await stopClock(page, 1280)
  await page.goto(PATH)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(card(page)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  for (const message of MESSAGES) {
    await expectMessage(page, message)
    await page.clock.runFor(12_000)
  }
  await page.clock.runFor(60_000)
  await expect(card(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test(
  'speaks French on a French page, and leads to the service it is about',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page, { path: localizedHref(PATH, 'fr') })
    await page.clock.runFor(1)
    const french = page.getByRole('region', { name: fr.activity.label })
    await expect(french).toContainText(FIRST_IN_FRENCH)
    await expect(french).toContainText('Toronto (Ontario)')
    // It is a sample.
    await expect(french).not.toContainText(fr.reviews.verifiedReview)
    await expect(french.getByRole('button', { name: fr.activity.close })).toBeVisible()
    await french.getByRole('link', { name: FIRST_IN_FRENCH }).click()
    await expect(page).toHaveURL('/tv-mounting?lang=fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  },
)

test('screen readers are not told of a message', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(1)
  await expectMessage(page, MESSAGES[0] ?? '')
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
  const count = (element: HTMLElement | SVGElement, found: string) =>
    [...document.querySelectorAll(found)].filter((one) => one.contains(element) || element.contains(one))
      .length
  expect(await card(page).evaluate(count, live)).toBe(0)
})

test('it hides and waits while the estimator is on the screen', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(1)
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.locator('#estimate').scrollIntoViewIfNeeded()
  await expect(card(page)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.clock.runFor(12_000)
  await expectMessage(page, MESSAGES[1] ?? '')
})

test('it hides while a form is typed into and while a menu is open', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(1)
  const search = page.getByRole('banner').getByRole('combobox').locator('visible=true')
  await search.focus()
  await expect(card(page)).toHaveCount(0)
  await search.blur()
  await expectMessage(page, MESSAGES[0] ?? '')
  await page.getByRole('banner').getByRole('button', { name: en.shell.services }).click()
  await expect(card(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectMessage(page, MESSAGES[0] ?? '')
})

for (const width of [1280, 360]) {
  test(
    `moves nothing, and hides nothing that is focused, at ${width} px`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
            for (const { node } of entry.sources) {
              if (node instanceof Element) moved.push(node.outerHTML)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, { width })
      await page.clock.runFor(10_000)
      await expectMessage(page, MESSAGES[0] ?? '')
      const hidden = await page.evaluate(focusEverything)
      expect(hidden).toEqual([])
      await page.clock.runFor(66_000)
      await expect(card(page)).toHaveCount(0)
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    },
  )
}

/** Focuses every link and control one after the other, and returns those that lie wholly beneath the popup. */
function focusEverything(): string[] {
  const card = document.querySelector('[data-activity] > section')
  const hidden: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, summary')) {
    if (card?.contains(element) || !element.checkVisibility()) continue
    element.focus()
    if (document.activeElement !== element) continue
    const [over, under] = [card?.getBoundingClientRect(), element.getBoundingClientRect()]
    if (!over) continue
    const isBeneath =
      under.top >= over.top &&
      under.bottom <= over.bottom &&
      under.left >= over.left &&
      under.right <= over.right
    if (isBeneath) hidden.push(element.outerHTML.slice(0, 200))
  }
  return hidden
}

/** It changes a setting. */
const withRequests = testWithSite({ env: LEAD_ENV })

withRequests(
  'real requests, without names, where the settings ask for them',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const email = 'asked@courriel.example'
    const told = async (query = '') => (await fetch(`${site.url}/api/recent-requests${query}`)).json()
    const payload = { ...PAYLOADS.lead, service_type: 'tv-mounting', city: 'toronto', email }
    const answer = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'lead', submission_id: crypto.randomUUID(), payload }),
    })
    expect(answer.status).toBe(202)
    ageLeads(site, email, 2.5 * 3_600_000)
    expect(await told()).toEqual([])

    await site.client.patch('activitySettings').set({ fromRequests: true }).commit()
    const sentence = 'Someone in Toronto asked for TV mounting'
    expect(await told()).toEqual([
      { id: '0', message: sentence, href: '/tv-mounting', timeAgo: '2 hours ago' },
    ])
    expect(JSON.stringify(await told('?lang=fr'))).toContain('il y a 2 heures')
    await open(page, { path: site.url + PATH })
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(card(page)).toContainText(sentence, { timeout: 500 })
    }).toPass()
    await expect(card(page)).toContainText('2 hours ago')
    await expect(card(page)).not.toContainText('Amélie')
    await expect(card(page).getByRole('link', { name: sentence })).toHaveAttribute('href', '/tv-mounting')
  },
)

for (const width of [1280, 360]) {
  test(
    `it covers no control and no fact, wherever the page is scrolled, at ${width} px`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await open(page, { width, path: '/tv-mounting' })
      await page.clock.runFor(11_000)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      // The facts below the hero take its place at first.
      for (let top = 0; top < height && (await card(page).count()) === 0; top += 90) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
        await page.clock.runFor(1_000)
      }
      let shown = 0
      for (let top = 0; top < height; top += 90) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
        // The popup waits where its place is taken, so time passes as one scrolls.
        await page.clock.runFor(150)
        await expect.poll(() => page.evaluate(controlsBeneath), { message: `${top} px` }).toEqual([])
        shown += await card(page).count()
      }
      console.log(`  ${width} px: shown at ${shown} places of ${Math.ceil(height / 90)}`)
      expect(shown).toBeGreaterThan(5)
    },
  )
}

/** The controls, and the facts below the hero, that lie beneath the popup, wholly or in part. */
function controlsBeneath(): string[] {
  const card = document.querySelector('[data-activity] > section')
  const box = card?.getBoundingClientRect()
  if (!card || !box) return []
  const found = new Set<string>()
  for (let x = box.left + 1; x < box.right; x += 6) {
    for (let y = box.top + 1; y < box.bottom; y += 6) {
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest('a, button, input, select, summary, .fact-strip')
        if (control && !card.contains(control)) found.add(control.outerHTML.slice(0, 120))
      }
    }
  }
  return [...found]
}
