import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { en } from '#lib/i18n/en.ts'
import { testWithSite } from './fixtures.ts'
import { NOT_FOUND, openWithScripts, PAGES, setWidth, WIDTHS } from './measured-pages.ts'

const test = testWithSite()
// A trace of every step would take longer than the steps.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
test.setTimeout(180_000)

/** Tabs from the top of the page through all that can be reached; returns what is wrong on the way. */
async function walk(page: Page): Promise<{ count: number; faults: string[] }> {
  const stops = await page.evaluateHandle(() =>
    [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })),
  )
  const names = await stops.evaluate((elements) =>
    elements.map((element) => element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 80)),
  )
  const faults: string[] = []
  for (const [place, name] of names.entries()) {
    await page.keyboard.press('Tab')
    const at = await stops.evaluate((elements) => elements.indexOf(document.activeElement as HTMLElement))
    if (at !== place) {
      const instead = names[at] ?? (await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
      return { count: names.length, faults: [...faults, `${name}: Tab leads to ${instead}`] }
    }
    const fault = await focusFault(page)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return { count: names.length, faults }
}

/** What of header and footer, the same on every page, shows the focus as it should, by its size and its HTML. */
const shown = new Set<string>()

/** Why a sighted visitor would not know where the focus is, if they would not. */
async function focusFault(page: Page): Promise<string | null> {
  const box = await page.evaluate(() => {
    const element = document.activeElement
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, window.innerHeight - 1))
    const isCovered = !top || !(element.contains(top) || top.contains(element))
    return {
      x,
      y,
      width,
      height,
      isCovered,
      frame: element.closest('body > header, body > footer') && element.outerHTML,
    }
  })
  const view = page.viewportSize()
  if (!box || !view) return 'nothing has the focus'
  if (box.isCovered) return 'something covers it'
  const left = Math.max(0, box.x - 8)
  const top = Math.max(0, box.y - 8)
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, box.x + box.width + 8) - left,
    height: Math.min(view.height, box.y + box.height + 8) - top,
  }
  if (clip.width <= 0 || clip.height <= 0) return 'it is outside the screen'
  const look = box.frame && `${box.width} × ${box.height}: ${box.frame}`
  if (look && shown.has(look)) return null
  const focused = await page.screenshot({ clip })
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await element.evaluate((it) => it.blur())
  const blurred = await page.screenshot({ clip })
  await element.evaluate((it) => it.focus({ preventScroll: true }))
  const changed = await changedPixels(focused, blurred)
  // A ring two pixels wide around a control; a slider has it around its thumb.
  const ring = Math.min(clip.width + clip.height, 256)
  if (changed < ring) return `its focus shows in ${changed} pixels only`
  if (look) shown.add(look)
  return null
}

/** How many pixels differ clearly between two screenshots of the same place. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).greyscale().raw().toBuffer()))
  return a?.reduce((count, value, at) => count + (Math.abs(value - (b?.[at] ?? 0)) > 48 ? 1 : 0), 0) ?? 0
}

for (const width of WIDTHS) {
  for (const path of [...PAGES, ...NOT_FOUND]) {
    test(`${path} at ${width} px: Tab reaches everything in order, and shows where it is`, async ({
      page,
    }) => {
      await setWidth(page, width)
      // The live activity popup comes when it comes; here time stands still.
      await page.clock.install()
      await openWithScripts(page, path)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      const { count, faults } = await walk(page)
      expect(count).toBeGreaterThan(30)
      expect(faults).toEqual([])
    })
  }
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: en.shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a, main input').first()).toBeFocused()
})

for (const [label, id] of [
  [en.shell.services, 'services-menu'],
  [en.shell.cities, 'cities-menu'],
] as const) {
  test(`the ${label} menu opens with Enter and closes with Escape`, async ({ page }) => {
    await setWidth(page, 1280)
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: label })
    const panel = page.locator(`#${id}`)
    await button.focus()
    expect(await isExpanded(button)).toBe(false)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(panel).toBeVisible()
      expect(await isExpanded(button)).toBe(true)
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL('/')
    await expect(panel).toBeHidden()
  })
}

/** What assistive technology is told of a button: native popovers say it without an attribute. */
async function isExpanded(button: Locator): Promise<unknown> {
  const session = await button.page().context().newCDPSession(button.page())
  const { root } = await session.send('DOM.getDocument')
  const selector = await button.evaluate(
    (element) => `button[popovertarget=${element.getAttribute('popovertarget')}]`,
  )
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('the menu of a phone keeps the focus, one level inside the other', async ({ page }) => {
  await setWidth(page, 360)
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: en.shell.menu, exact: true })
  const menu = page.locator('#mobile-menu')
  const services = menu.getByRole('button', { name: en.shell.services })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  // The browser reports a popover's opening in a task of its own, and scripts may arrive after it.
  await expect(page.locator('main')).toHaveAttribute('inert')
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull()
  }
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#services-menu')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#services-menu :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-menu')).toBeHidden()
  await expect(services).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('filters: opened, set, closed and removed without losing the focus', async ({ page }) => {
  await page.goto('/services')
  const button = page.getByRole('button', { name: en.services.filters })
  const panel = page.locator('#catalogue-filters')
  const cards = page.locator('#results article:visible')
  const all = await cards.count()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: en.services.clearAll })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(panel.getByRole('checkbox').first()).toBeChecked()
  await expect(panel.getByRole('checkbox').first()).toBeFocused()
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  const applied = page.locator('#results').getByRole('button', { name: /Easy|Moderate/ })
  await expect(applied).toHaveCount(2)
  await applied.last().press('Enter')
  await expect(applied).toHaveCount(1)
  await expectFocusInside(page.locator('#results'))
  await page.locator('#results').getByRole('button', { name: en.services.clearAll }).press('Enter')
  await expect(applied).toHaveCount(0)
  await expectFocusInside(page.locator('#results'))
  await expect(cards).toHaveCount(all)
})

/** The control that was used has gone; the focus must not have gone with it to the top of the page. */
async function expectFocusInside(part: Locator) {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

test('a category chip keeps the focus', async ({ page }) => {
  await page.goto('/services')
  const chip = page.getByRole('list', { name: en.services.categories }).getByRole('link').nth(3)
  await chip.press('Enter')
  await expect(page).toHaveURL(/category=/)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(chip).toBeFocused()
})

test('tabs move with the arrows, and Tab goes on to the panel', async ({ page }) => {
  await openWithScripts(page, '/tv-mounting')
  const lists = await page.getByRole('tablist').all()
  expect(lists).not.toHaveLength(0)
  for (const list of lists) {
    const tabs = list.getByRole('tab')
    await tabs.first().focus()
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(place)).toBeFocused()
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true')
      const panel = await tabs.nth(place).getAttribute('aria-controls')
      await expect(page.locator(`#${panel}`)).toBeVisible()
    }
    const opened = await tabs.first().getAttribute('aria-controls')
    await page.keyboard.press('Tab')
    await expect(page.locator(`#${opened}`)).toBeFocused()
  }
})

test('the sliders of the estimator move with the arrows, and the estimate with them', async ({ page }) => {
  await page.goto('/tv-mounting')
  const estimate = page.locator('#estimate [aria-live] p').first()
  for (const slider of await page.locator('#estimate').getByRole('slider').all()) {
    await slider.focus()
    await page.keyboard.press('Home')
    const [words, price] = [await slider.getAttribute('aria-valuetext'), await estimate.textContent()]
    await page.keyboard.press('ArrowRight')
    await expect(slider).not.toHaveAttribute('aria-valuetext', words ?? '')
    await expect(estimate).not.toHaveText(price ?? '')
    await page.keyboard.press('End')
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toBeFocused()
  }
})

test('before and after: views, the line between them, and the next project', async ({ page }) => {
  await page.goto('/tv-mounting')
  const projects = page.locator('#projects')
  await projects.getByRole('button', { name: en.service.split }).press('Enter')
  const line = projects.getByRole('slider')
  await line.press('ArrowRight')
  await expect(line).toHaveValue('51')
  const next = projects.getByRole('button', { name: en.projects.next })
  await next.press('Enter')
  await expect(next).toBeFocused()
  await expect(projects.getByRole('button', { name: en.service.before })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('reviews are filtered and questions opened with Enter', async ({ page }) => {
  await page.goto('/tv-mounting')
  const verified = page.locator('#reviews').getByRole('button', { name: en.reviews.verified, exact: true })
  await verified.press('Enter')
  await expect(verified).toHaveAttribute('aria-pressed', 'true')
  await expect(verified).toBeFocused()
  const question = page.locator('#questions details').first()
  await question.locator('summary').press('Enter')
  await expect(question).toHaveAttribute('open')
  await expect(question.locator('summary')).toBeFocused()
})

test('after a link, Tab goes on in the page it led to', async ({ page }) => {
  await page.goto('/services')
  await page.locator('#results article h3 a').nth(5).press('Enter')
  await expect(page).not.toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})
