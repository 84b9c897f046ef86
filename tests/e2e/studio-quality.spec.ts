import { expect, type Locator, type Page } from '@playwright/test'
import { type NewPage, test } from './fixtures.ts'
import { PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { openDocument, openStudio, signIn } from './studio.ts'

const ROLES = ['administrator', 'editor', 'translator'] as const
type Role = (typeof ROLES)[number]

/** One of each kind: with lists and pictures, a page, settings, figures. */
const DOCUMENTS: [string, string][] = [
  ['service-tv-mounting', 'service'],
  ['city-toronto', 'city'],
  ['homePage', 'homePage'],
  ['siteSettings', 'siteSettings'],
]

/** What leads to services the embedded lake does not have. */
const FOREIGN =
  /manage project|invite members|ask ai|generate with|free trial|upgrade|feedback|contact sales|release notes|canvas|schedule|comment|task/i

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
].join(',')

async function open(newPage: NewPage, role: Role): Promise<Page> {
  const page = await newPage({ viewport: { width: 1600, height: 900 } })
  await signIn(page, PEOPLE[role])
  await openStudio(page)
  return page
}

/** Collects everything that would show a person, or us, that something is wrong. */
function watch(page: Page, site: Site): string[] {
  const complaints: string[] = []
  const complain = (what: string) => complaints.push(`${what} (on ${new URL(page.url()).pathname})`)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) complain(`another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Opens every tool of the bar by its link, and waits until it has something to say. */
async function visitTools(page: Page): Promise<string[]> {
  const links = page.getByTestId('studio-navbar').getByTestId('tool-collapse-menu').getByRole('link')
  const names = await links.evaluateAll((found) => found.map((link) => link.textContent ?? ''))
  for (const name of names) {
    await page.getByTestId('studio-navbar').getByRole('link', { name, exact: true }).first().click()
    await expect(page.locator('[data-ui="Spinner"]:visible')).toHaveCount(0, { timeout: 30_000 })
    await expect(toolArea(page)).toContainText(/\w{3,}/)
    await expect(page.getByText(/something went wrong|an error occurred|could not/i)).toHaveCount(0)
  }
  return names
}

const toolArea = (page: Page) => page.getByTestId('studio-layout').locator('> :last-child')

for (const role of ROLES) {
  test(`no tool and no document complains: ${role}`, async ({ newPage, site }) => {
    test.slow()
    const page = await open(newPage, role)
    const complaints = watch(page, site)
    const tools = await visitTools(page)
    expect(tools.includes('People')).toBe(role === 'administrator')
    expect(tools.includes('Leads')).toBe(role !== 'translator')
    expect(tools).toEqual(expect.arrayContaining(['Content', 'Preview', 'Translations']))
    for (const [id, type] of role === 'administrator' ? DOCUMENTS : DOCUMENTS.slice(0, 2)) {
      await openDocument(page, id, type)
      await expect(page.getByTestId('form-view').getByRole('alert')).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
}

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
  const count = await buttons().count()
  for (let index = 0; index < count; index += 1) {
    const button = buttons().nth(index)
    const name = await button.evaluate(
      (element) => element.ariaLabel || element.textContent || element.outerHTML,
    )
    const [before, place] = [await stateOf(page), await placeOf(page)]
    await button.click()
    if (!(await becomes(page, (state) => state !== before, 30_000))) dead.push(name)
    const offers = await page.locator('[role="menu"]:visible').allInnerTexts()
    expect(offers.join('\n')).not.toMatch(FOREIGN)
    for (const other of page.context().pages()) if (other !== page) await other.close()
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
  const page = await open(newPage, 'administrator')
  const complaints = watch(page, site)
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
