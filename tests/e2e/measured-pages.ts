import { expect, type Locator, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { SINGLE_PAGES } from '#lib/routes/addresses.ts'

/** The pages most visitors see: home, the catalogue, and one of the services. They are looked at most closely. */
export const PAGES = ['/', '/services', '/tv-mounting'] as const

/** One address of every other page type of the route table; of cities, one with local data and one without. */
export const OTHER_PAGES: readonly string[] = [
  ...SINGLE_PAGES.filter((path) => path !== '/' && path !== '/services'),
  '/services/category/tech',
  '/city/toronto',
  '/city/iqaluit',
  '/toronto/tv-mounting',
  '/iqaluit/heat-pump-installation',
  '/get-quote?service=tv-mounting&city=toronto',
  '/bundles/smart-home-starter',
  '/guides/three-bids',
  '/offline',
  '/toronto/tv-mounting/cost',
]

/** Addresses with a state. */
export const FILTERED = [
  '/services?category=hvac',
  '/services?q=tv&complexity=Easy',
  '/contractors?city=toronto&trade=electrical',
  '/toronto/tv-mounting?q=russo',
  '/tv-mounting?city=laval&complexity=4',
] as const

/** Addresses that lead to the two not-found screens, for services and for everything else. */
export const NOT_FOUND = ['/no-such-service', '/no/such/page'] as const

/** The widest and the narrowest the look is judged at, in CSS pixels. */
export const WIDTHS = [1280, 360] as const

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 780 : 800 })
}

/** Hides what a selector finds. A page's policy refuses a `<style>`, which `addStyleTag` would add. */
export async function hide(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${found} { display: none !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, selector)
}

/** Waits for the scripts of the open page: the box of the search is a combobox only with them. */
export async function untilScripted(page: Page, lang: Language = 'en'): Promise<void> {
  const name = getDictionary(lang).shell.search
  await expect(page.getByRole('combobox', { name, includeHidden: true }).first()).toBeAttached()
}

/** Waits until React has taken an element over, whichever part of the page it does first. */
export async function untilTaken(element: Locator): Promise<void> {
  const isTaken = () =>
    element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isTaken, { timeout: 30_000 }).toBe(true)
}

/** Milliseconds without a frame, after which a page counts as one that is not drawn. */
const LONGEST_FRAMES = 5_000
const MOST_WAKES = 4

/**
 * Waits for two frames. Beside other pages the browser stops drawing one now and then, though its scripts run and it says that it is
 * visible. Such a page is brought to the front. A page whose scripts never end runs into the time limit of the test.
 */
export async function untilDrawn(page: Page): Promise<void> {
  for (let wakes = 0; wakes < MOST_WAKES; wakes++) {
    const isDrawn = await page.evaluate(
      (longest) =>
        new Promise<boolean>((done) => {
          const late = setTimeout(() => done(false), longest)
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              clearTimeout(late)
              done(true)
            }),
          )
        }),
      LONGEST_FRAMES,
    )
    if (isDrawn) return
    console.log(`  ${page.url()} was not drawn for ${LONGEST_FRAMES / 1000} s: brought to the front`)
    await page.bringToFront()
  }
  throw new Error(`The browser draws no frame of ${page.url()}, whose scripts run.`)
}

/** Scrolls to the end in steps a reader would take, so that everything lazy has had its turn: two frames each. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let top: number | null = 0; top !== null; ) {
    top = await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' })
      const next = to + window.innerHeight / 2
      return next < document.documentElement.scrollHeight ? next : null
    }, top)
    await untilDrawn(page)
  }
}

/** Everything the browser complains about while the page is used. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(`${page.url()}: ${message.text()}`)
    }
  })
  return errors
}
