import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { createViteServer } from 'vitest/node'
import type { ToastContent } from '#lib/browser/toast/store.ts'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { expectLargeTarget } from './controls.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { sharedSite } from './shared-site.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The layout's Toaster and the store, in the browser, on a page of their own: see toast/main.ts. */
async function startPage() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'montage-toast-'))
  const server = await createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir,
    optimizeDeps: {
      entries: ['tests/e2e/toast/main.ts'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'radix-ui'],
    },
    server: { port: 0, hmr: false, watch: null },
  })
  await server.listen()
  return {
    url: new URL('tests/e2e/toast/index.html', server.resolvedUrls?.local[0]).href,
    async stop() {
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}

let toastPage: Awaited<ReturnType<typeof startPage>>
/** The site's own style sheet, as it was built. */
let styles: string

test.beforeAll(async () => {
  toastPage = await startPage()
  const { url } = sharedSite()
  const { html } = await fetchPage(url)
  const address = html.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1]
  styles = await (await fetch(new URL(address ?? '', url))).text()
})
test.afterAll(() => toastPage.stop())

const SENT: ToastContent = {
  title: 'Message sent!',
  description: 'We’ll reply within 1 business day.',
  tone: 'success',
}

const raise = (page: Page, content: ToastContent) => page.evaluate((it) => void window.toast(it), content)

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => region(page).getByRole('listitem')

async function visit(page: Page, query = '') {
  await page.goto(toastPage.url + query)
  await expect(page.locator('[aria-live=polite]:not([role])')).toBeAttached()
  await page.addStyleTag({ content: styles })
}

/** A page whose clock stands still, with one toast on it. */
async function open(page: Page, content = SENT) {
  await page.clock.install()
  await visit(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await raise(page, content)
  await expect(toasts(page)).toHaveCount(1)
}

test('closes by itself after 5 s', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await expect(toasts(page)).toContainText('Message sent!We’ll reply within 1 business day.')
  await page.clock.runFor(4_999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('waits while the pointer is on it', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(3_000)
  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(600, 20)
  await page.clock.runFor(1_999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test(
  'F8 leads to it, it waits while it has the focus, and Escape closes it',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Something else' }).focus()
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toasts(page)).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
  },
)

test('its button closes it', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  const close = toasts(page).getByRole('button', { name: en.toast.close })
  await expectLargeTarget(close)
  await close.click()
  await expect(toasts(page)).toHaveCount(0)
})

for (const [distance, left] of [
  [49, 1],
  [51, 0],
] as const) {
  test(`swiped ${distance} px, ${left ? 'it stays' : 'it is closed'}`, ONLY_IN_SWEEP, async ({ page }) => {
    await open(page)
    const box = await toasts(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
    await expect(toasts(page)).toHaveCount(left)
  })
}

test('a new one takes the place of the old one and has 5 s of its own', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.clock.runFor(4_000)
  await raise(page, { title: 'Submission failed', description: 'Please try again.', tone: 'danger' })
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Submission failed')
  await page.clock.runFor(4_999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('an updated one says what is new, for 5 s', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const handle = window.toast({ title: 'Sending…' })
    setTimeout(() => handle.update({ title: 'Sent' }), 4_000)
  })
  await expect(toasts(page)).toContainText('Sending…')
  await page.clock.runFor(4_000)
  await expect(toasts(page)).toContainText('Sent')
  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test('is announced in a live region that was there before', async ({ page }) => {
  await visit(page)
  const live = page.locator('[aria-live=polite]:not([role])')
  await expect(live).toHaveCount(1)
  await expect(live).toBeEmpty()
  await raise(page, SENT)
  await expect(live).toHaveText('Notification Message sent!We’ll reply within 1 business day.')
})

test('its code is loaded with the first toast', ONLY_IN_SWEEP, async ({ page }) => {
  const code: string[] = []
  page.on('request', (request) => code.push(request.url()))
  await visit(page)
  expect(code.filter((address) => /radix|toast-list/.test(address))).toEqual([])
  await raise(page, SENT)
  await expect(toasts(page)).toHaveCount(1)
  expect(code.filter((address) => /radix|toast-list/.test(address))).not.toEqual([])
})

test('speaks French on a French page', ONLY_IN_SWEEP, async ({ page }) => {
  await visit(page, '?lang=fr')
  await raise(page, { title: 'Message envoyé!' })
  const french = page.getByRole('region', { name: fr.toast.region.replace('{hotkey}', 'F8') })
  await expect(french.getByRole('listitem')).toContainText('Message envoyé!')
  await expect(french.getByRole('button', { name: fr.toast.close })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, in ${colorScheme}`, ONLY_IN_SWEEP, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visit(page)
    for (const tone of ['plain', 'success', 'danger'] as const) {
      await raise(page, { ...SENT, tone })
      await toasts(page).hover()
      const { violations } = await new AxeBuilder({ page }).include('[aria-label*=F8]').analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([])
    }
  })
}

test('every page of the site has the live region in its HTML', async ({ site }) => {
  for (const path of [
    '/',
    '/services?lang=fr',
    '/tv-mounting',
    '/no-such-service',
    '/no/such/page?lang=fr',
  ]) {
    const { html } = await fetchPage(site.url + path)
    expect(html, path).toContain('<div aria-live="polite" class="sr-only"></div>')
  }
})
