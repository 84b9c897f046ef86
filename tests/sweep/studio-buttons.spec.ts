import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { openDocument } from '../e2e/studio.ts'
import { openStudioAs, watchComplaints } from '../e2e/studio-complaints.ts'

/** What leads to services the embedded lake does not have. */
const FOREIGN =
  /manage project|invite members|ask ai|generate with|free trial|upgrade|feedback|contact sales|release notes|canvas/i

/** Where something shows after a click: menus, dialogs, lists and forms beside the form. */
const SHOWN = [
  '[role="menu"]',
  '[role="dialog"]',
  'dialog[open]',
  '[data-ui="Popover"]',
  '[data-focus-lock-disabled="false"] input',
  '[data-testid$="-pane"]',
  '[data-ui="DocumentInspectorHeader"]',
  '[data-testid="document-inspector"]',
  // Of the tasks beside everything else only the button says that they are open.
  '[data-testid="tasks-toolbar"][data-selected]',
].join(',')

/** Where the Studio is, in which language: what Escape does not bring back. */
async function placeOf(page: Page): Promise<string> {
  return `${page.url()} in ${await page.locator('html').getAttribute('lang')}`
}

/** What is open, and where: a click that does something changes it. A tooltip does not. */
async function stateOf(page: Page): Promise<string> {
  const shown = await page.locator(SHOWN).filter({ visible: true }).count()
  return JSON.stringify([await placeOf(page), page.context().pages().length, shown])
}

/** Whether it does, and soon. */
const becomes = (page: Page, isSo: (state: string) => boolean, timeout: number) =>
  expect
    .poll(async () => isSo(await stateOf(page)), { timeout, intervals: [50] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/** Clicks every button there is, one after the other, each time in the open document, and names those that do nothing. */
async function deadButtons(page: Page, area: () => Locator, reopen: () => Promise<void>): Promise<string[]> {
  const dead: string[] = []
  // A choice that is made already has nothing more to do.
  const buttons = () => area().locator('button:visible:enabled:not([data-selected])')
  await expect(buttons().nth(3)).toBeVisible({ timeout: 30_000 })
  // One may be gone once another was pressed, such as what is new.
  for (let index = 0; index < (await buttons().count()); index += 1) {
    const button = buttons().nth(index)
    const name = await button.evaluate(
      (element) => element.ariaLabel || element.textContent || element.outerHTML,
    )
    const [before, place] = [await stateOf(page), await placeOf(page)]
    await button.click()
    if (!(await becomes(page, (state) => state !== before, 30_000))) dead.push(name)
    const offers = await page.locator('[role="menu"]:visible').allInnerTexts()
    expect(offers.join('\n')).not.toMatch(FOREIGN)
    for (const other of page.context().pages()) {
      if (other === page) continue
      await other.waitForLoadState('domcontentloaded')
      expect(new URL(other.url()).origin, name).toBe(new URL(page.url()).origin)
      await other.close()
    }
    await page.keyboard.press('Escape')
    const isClosed =
      (await placeOf(page)) === place && (await becomes(page, (state) => state === before, 3_000))
    if (!isClosed) await reopen()
  }
  return dead
}

/** The innermost part of the page with both the perspectives and the menu of the open document. */
const documentHeader = (page: Page) =>
  page
    .locator('div')
    .filter({ has: page.getByTestId('document-header-Published-chip') })
    .filter({ has: page.getByTestId('pane-context-menu-button') })
    .last()

test('every button of the bar and of a document’s header does something, and none leads away', async ({
  newPage,
  site,
}) => {
  test.slow()
  const page = await openStudioAs(newPage, PEOPLE.administrator)
  // A sweep would wait half an hour for what is not there.
  page.setDefaultTimeout(30_000)
  const complaints = watchComplaints(page, site)
  const reopen = async () => {
    if ((await page.locator('html').getAttribute('lang')) === 'fr-CA') {
      await page.getByRole('button', { name: 'English' }).click()
    }
    await openDocument(page, 'service-tv-mounting', 'service')
    await expect(page.getByRole('button', { name: 'Create new document' })).toBeEnabled({ timeout: 30_000 })
  }
  await reopen()
  expect(await deadButtons(page, () => page.getByTestId('studio-navbar'), reopen)).toEqual([])
  expect(await deadButtons(page, () => documentHeader(page), reopen)).toEqual([])
  const foreign = page.locator('a[href*="sanity.io"], a[href*="sanity.work"]').filter({ visible: true })
  await expect(foreign).toHaveCount(0)
  expect(complaints).toEqual([])
})
