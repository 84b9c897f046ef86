import { type CDPSession, expect, type JSHandle, type Page } from '@playwright/test'
import sharp from 'sharp'
import { hide, setWidth, untilScripted } from './measured-pages.ts'

/** Checks that Tab reaches every control of a page in order, and that the focus is visible on each. */
export async function expectWholeWalk(page: Page, path: string, width: number): Promise<void> {
  await setWidth(page, width)
  await page.clock.install()
  await page.goto(path)
  await untilScripted(page)
  // It goes where the estimator comes, and comes back as another element (activity.spec.ts).
  await hide(page, '[data-activity]')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const { count, faults } = await walk(page)
  expect(count).toBeGreaterThan(30)
  expect(faults).toEqual([])
}

/** Tabs from the top of the page through all that can be reached; returns what is wrong on the way. */
async function walk(page: Page): Promise<{ count: number; faults: string[] }> {
  const camera = await page.context().newCDPSession(page)
  const stops = await page.evaluateHandle(() => {
    const controls = 'a[href], button:enabled, input, select, textarea, summary, [tabindex="0"]'
    const groups = new Set<string>()
    return [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      // A group of radio buttons is one stop: the chosen one, or else the first.
      const group = `[name="${element.name}"]`
      const isStop = element.checked || !document.querySelector(`${group}:checked`)
      return isStop && !groups.has(group) && groups.add(group)
    })
  })
  const names = await stops.evaluate((elements) =>
    elements.map((element) => element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 80)),
  )
  const faults: string[] = []
  for (const [place, name] of names.entries()) {
    await page.keyboard.press('Tab')
    if (await isOnTheWay(stops, place)) {
      const fault = await focusFault(page, camera)
      if (fault) faults.push(`what comes before ${name}: ${fault}`)
      await page.keyboard.press('Tab')
    }
    const at = await stops.evaluate((elements) => elements.indexOf(document.activeElement as HTMLElement))
    if (at !== place) {
      const instead = names[at] ?? (await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
      return { count: names.length, faults: [...faults, `${name}: Tab leads to ${instead}`] }
    }
    const fault = await focusFault(page, camera)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return { count: names.length, faults }
}

/**
 * Whether the focus is on a control that was not to be seen at the top of the page, at its place between the stops before and
 * after it: the bar of a service on a phone comes when the page's own button is gone.
 */
function isOnTheWay(stops: JSHandle<HTMLElement[]>, place: number): Promise<boolean> {
  return stops.evaluate((elements, at) => {
    const focused = document.activeElement
    if (!focused || focused === document.body || elements.some((element) => element === focused)) return false
    const isBefore = (one: Element | undefined, other: Element | undefined) =>
      !one || !other || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isBefore(elements[at - 1], focused) && isBefore(focused, elements[at])
  }, place)
}

/** What of header and footer, the same on every page, shows the focus as it should, by its size and its HTML. */
const shown = new Set<string>()

/** Why a sighted visitor would not know where the focus is, if they would not. */
export async function focusFault(page: Page, camera: CDPSession): Promise<string | null> {
  const box = await page.evaluate(() => {
    const element = document.activeElement
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    // The middle of what of it is on the screen: a long one reaches under the bar at the bottom of a phone.
    const middle = (Math.max(y, 0) + Math.min(y + height, window.innerHeight)) / 2
    const top = document.elementFromPoint(x + width / 2, middle)
    const isCovered = !top || !(element.contains(top) || top.contains(element))
    return {
      x,
      y,
      width,
      height,
      isCovered,
      scrolled: window.scrollY,
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
  const place = { ...clip, y: clip.y + box.scrolled }
  const focused = await photograph(camera, place)
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await element.evaluate((it) => it.blur())
  const blurred = await photograph(camera, place)
  await element.evaluate((it) => it.focus({ preventScroll: true }))
  const changed = await changedPixels(focused, blurred)
  // A ring two pixels wide around a control; a slider has it around its thumb.
  const ring = Math.min(clip.width + clip.height, 256)
  if (changed < ring) return `its focus shows in ${changed} pixels only`
  if (look) shown.add(look)
  return null
}

/** A picture of a part of the page. Playwright's own screenshots also wait for fonts and animations, which are done here. */
async function photograph(camera: CDPSession, clip: { x: number; y: number; width: number; height: number }) {
  const { data } = await camera.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** How many pixels differ clearly between two screenshots of the same place. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).greyscale().raw().toBuffer()))
  return a?.reduce((count, value, at) => count + (Math.abs(value - (b?.[at] ?? 0)) > 48 ? 1 : 0), 0) ?? 0
}
