import { expect, type Page } from '@playwright/test'

/** Keeps script files from a page until the returned function is called. A service worker would fetch them all the same. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose scripts do not arrive before `release`. */
export async function openWithoutScripts(page: Page, path: string): Promise<{ release: () => void }> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('body > footer')).toBeAttached()
  return { release }
}
