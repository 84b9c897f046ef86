import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Site } from './site.ts'
import { field } from './studio.ts'

/** What the Studio says when the frame takes more than 3 s to get going, as it may on a busy machine. */
const SLOW = /^Unable to connect to visual editing/

/** What a page must not do while it is used. Read it at the end. */
export function problemsOf(page: Page, site: Site): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !SLOW.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) problems.push(request.url())
  })
  return problems
}

/** Clicks a text of the page until the Studio's overlay, which loads after the page, has heard of it. */
export async function clickToEdit(
  page: Page,
  text: ReturnType<FrameLocator['locator']>,
  path: string,
): Promise<void> {
  await expect(async () => {
    await text.hover()
    await text.click()
    await expect(field(page, path)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

/** Double-clicks a text until the page, whose tools load after it, has made it editable. */
export async function startTyping(page: Page | FrameLocator, text: Locator): Promise<Locator> {
  const editor = page.locator('[data-typing]')
  await expect(async () => {
    // In a text that is being typed in, a second double click would select one word.
    if ((await editor.count()) === 0) await text.dblclick()
    await expect(editor).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  return editor
}
