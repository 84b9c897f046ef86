import { expect, type Locator } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { expectWholeWalk } from './keyboard-walk.ts'
import { NOT_FOUND, setWidth, untilScripted, untilTaken, WIDTHS } from './measured-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* At one width each, in turns. Every page type at both is in tests/sweep/keyboard.spec.ts. */
for (const [place, path] of NOT_FOUND.entries()) {
  const width = WIDTHS[place % WIDTHS.length] ?? WIDTHS[0]
  test(
    `${path} at ${width} px: Tab reaches everything in order, and shows where it is`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await expectWholeWalk(page, path, width)
    },
  )
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
  test(
    `the ${label} menu opens with Enter and closes with Escape`,
    inEveryRun(id === 'services-menu'),
    async ({ page }) => {
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
    },
  )
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

test('filters: opened, set, closed and removed without losing the focus', ONLY_IN_SWEEP, async ({ page }) => {
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

test('a category chip keeps the focus', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services')
  const chip = page.getByRole('list', { name: en.services.categories }).getByRole('link').nth(3)
  // Before that it is a link, which loads the page anew.
  await untilTaken(chip)
  await chip.press('Enter')
  await expect(page).toHaveURL(/category=/)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(chip).toBeFocused()
})

test('tabs move with the arrows, and Tab goes on to the panel', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/tv-mounting')
  await untilScripted(page)
  const lists = await page.getByRole('tablist').all()
  expect(lists).not.toHaveLength(0)
  for (const list of lists) {
    const tabs = list.getByRole('tab')
    const last = (await tabs.count()) - 1
    await tabs.first().focus()
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
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

for (const lang of LANGUAGES) {
  test(
    `yes or no in ${lang}: one stop of Tab, answered with Space and the arrows, and what is wrong is said`,
    inEveryRun(lang === 'fr'),
    async ({ page }) => {
      await page.goto(localizedHref('/styleguide', lang))
      const specimen = page.locator('[data-specimen=RadioField]')
      const group = specimen.getByRole('radiogroup').first()
      const [yes, no] = [{ en: 'Yes', fr: 'Oui' }[lang], { en: 'No', fr: 'Non' }[lang]].map((name) =>
        group.getByRole('radio', { name, exact: true }),
      ) as [Locator, Locator]
      await page.locator('#select-wrong').focus()
      await page.keyboard.press('Tab')
      await expect(yes).toBeFocused()
      // To stand on it is no answer.
      await expect(yes).not.toBeChecked()
      await page.keyboard.press('Space')
      await expect(yes).toBeChecked()
      for (const [key, other] of [
        ['ArrowRight', no],
        ['ArrowRight', yes],
        ['ArrowUp', no],
        ['ArrowDown', yes],
        ['ArrowLeft', no],
      ] as const) {
        await page.keyboard.press(key)
        await expect(other).toBeFocused()
        await expect(other).toBeChecked()
      }
      await page.keyboard.press('Tab')
      const wrong = specimen.getByRole('radiogroup').nth(1)
      await expect(wrong.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(no).toBeFocused()
      await expect(group).not.toHaveAttribute('aria-invalid')
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(wrong).toHaveAccessibleName((await wrong.locator('legend').textContent()) ?? '')
      const error = await wrong.locator('#radio-wrong-error').textContent()
      await expect(wrong).toHaveAccessibleDescription(
        `${await wrong.locator('#radio-wrong-note').textContent()} ${error}`,
      )
    },
  )
}

test(
  'the sliders of the estimator move with the arrows, and the estimate with them',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/tv-mounting')
    const estimate = page.locator('#estimate [aria-live] p').first()
    const sliders = page.locator('#estimate').getByRole('slider')
    await expect(sliders.first()).toBeVisible()
    for (const slider of await sliders.all()) {
      await untilTaken(slider)
      await slider.focus()
      await page.keyboard.press('Home')
      // What adds the price up is loaded with the first use.
      await expect(page.locator('#estimate [aria-busy=true]')).toHaveCount(0)
      const [words, price] = [await slider.getAttribute('aria-valuetext'), await estimate.textContent()]
      await page.keyboard.press('ArrowRight')
      await expect(slider).not.toHaveAttribute('aria-valuetext', words ?? '')
      await expect(estimate).not.toHaveText(price ?? '')
      await page.keyboard.press('End')
      await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '')
      await page.keyboard.press('ArrowLeft')
      await expect(slider).toBeFocused()
    }
  },
)

test(
  'before and after: views, the line between them, and the next project',
  ONLY_IN_SWEEP,
  async ({ page }) => {
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
  },
)

test('reviews are filtered and questions opened with Enter', ONLY_IN_SWEEP, async ({ page }) => {
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

test('after a link, Tab goes on in the page it led to', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services')
  await page.locator('#results article h3 a').nth(5).press('Enter')
  await expect(page).not.toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})
