import { expect, type Page, type Response } from '@playwright/test'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { ADMIN } from './people.ts'
import { requestedHosts } from './requested-hosts.ts'
import { openStudio, signIn } from './studio.ts'

/** What of the Studio and of Sanity's client would show in a bundle that holds it. */
const STUDIO_CODE = /apicdn\.sanity\.io|sanity\.action\.document|styled-components|groq-js/

/** Records the scripts that come back to a page. */
function watchScripts(page: Page): Response[] {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return scripts
}

for (const path of ['/', '/services', '/tv-mounting', '/tv-mounting?lang=fr', '/no-such-service']) {
  test(
    `${path} loads no Studio code and nothing from another host`,
    inEveryRun(path === '/' || path.endsWith('fr')),
    async ({ page, site }) => {
      const hosts = requestedHosts(page)
      const scripts = watchScripts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect([...hosts]).toEqual([new URL(site.url).host])
      const code = await Promise.all(scripts.map((script) => script.text()))
      expect(code.length).toBeGreaterThan(0)
      for (const script of code) expect(script).not.toMatch(STUDIO_CODE)
    },
  )
}

/** Buttons of the navbar for services of hosted Sanity: see studio/core/sanity-internals.ts. */
const HOSTED_ONLY = ['#workspace-menu', '#menu-button-resources', '[data-testid="button-resources-menu"]']

test('the bar of the Studio has no button that leads to hosted Sanity', ONLY_IN_SWEEP, async ({ page }) => {
  await signIn(page, ADMIN)
  await openStudio(page)
  for (const button of HOSTED_ONLY) {
    await expect(page.locator(button), `${button} is no longer in the navbar`).toBeAttached()
    await expect(page.locator(button)).toBeHidden()
  }
  // On a wide screen Sanity has this link in no place of the bar: it is in the drawer of a phone.
  await expect(page.locator('a[href*="/manage/project/"]').filter({ visible: true })).toHaveCount(0)
})

for (const path of ['/studio', '/studio-guide', '/studio-guide?lang=fr']) {
  test(
    `${path}: the browser refuses what would be fetched from another host`,
    inEveryRun(path !== '/studio-guide'),
    async ({ page }) => {
      await page.goto(path)
      const refused = await page.evaluate(async () => {
        const refusalOf = (attempt: () => Promise<unknown>) =>
          new Promise<string>((resolve) => {
            const told = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective)
            document.addEventListener('securitypolicyviolation', told, { once: true })
            attempt().then(
              () => resolve('nothing'),
              () => {},
            )
          })
        return [
          await refusalOf(() => new FontFace('Elsewhere', 'url(https://fonts.example/font.woff2)').load()),
          await refusalOf(() => fetch('https://api.example/')),
        ]
      })
      expect(refused).toEqual(['font-src', 'connect-src'])
    },
  )
}

test('what the Studio has drawn stays: nothing in it begins anew', ONLY_IN_SWEEP, async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new Set<Element>()
    Object.assign(globalThis, { drawn })
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[data-testid="studio-navbar"]')) drawn.add(bar)
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page, ADMIN)
  await openStudio(page)
  // On a slow machine people see, and click on, what a fast one draws again before anybody could.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let n = 0; n < 2; n++) {
    // Sanity's tasks ask for theirs once they are around the Studio.
    const tasks = page.waitForResponse((response) => response.url().includes('tasks.task'))
    await openStudio(page, '/studio/leads')
    await tasks
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
    expect(await page.evaluate('drawn.size')).toBe(1)
  }
})
