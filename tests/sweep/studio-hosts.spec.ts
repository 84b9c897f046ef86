import { expect, type Page } from '@playwright/test'
import { COMMENTS_DATASET } from '#lib/embedded-project.ts'
import { LEADS, TOOLS, TRANSLATIONS } from '#studio/tools/tools.ts'
import { type NewPage, testWithSite } from '../e2e/fixtures.ts'
import { ADMIN, PEOPLE } from '../e2e/people.ts'
import { requestedHosts } from '../e2e/requested-hosts.ts'
import { field, goTo, openDocument, openStudio, publish, setLocalized, signIn } from '../e2e/studio.ts'

/* The Studio asks only the host that it was opened by, whatever that host is called. */

const test = testWithSite()

/** An IP address, a name of one part, and one of several, which playwright.config.ts leads to this machine. */
const HOSTS = ['127.0.0.1', 'localhost', 'www.example.co.uk']
const PLACES = [
  ...[LEADS, TRANSLATIONS, ...TOOLS].map(({ name }) => name),
  'releases',
  'presentation',
  'structure',
]

for (const host of HOSTS) {
  test(`opened as ${host}, every tool, comments and tasks ask this host only`, async ({ newPage, site }) => {
    const url = `http://${host}:${new URL(site.url).port}`
    const page = await newPage({ baseURL: url, viewport: { width: 1600, height: 900 } })
    const hosts = requestedHosts(page)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await signInAt(page, newPage, host)
    await openStudio(page)
    for (const place of PLACES) {
      await goTo(page, `/studio/${place}`)
      await expect(page.getByTestId('studio-navbar')).toBeVisible()
      await page.waitForLoadState('networkidle')
    }

    await openDocument(page, 'service-ceiling-fans', 'service')
    await field(page, 'name.en').hover()
    await field(page, 'name.en').getByRole('button', { name: 'Add comment' }).click()
    await page.getByTestId('comment-input').getByRole('textbox').fill(`Asked at ${host}`)
    await page.keyboard.press('Enter')

    const title = `A task made at ${host}`
    await page.getByTestId('tasks-toolbar').click()
    await page.getByRole('button', { name: 'Create new task' }).first().click()
    await page.getByPlaceholder('Task title').fill(title)
    await page.getByRole('button', { name: 'Create Task' }).click()
    const remarks = site.client.withConfig({ dataset: COMMENTS_DATASET })
    await expect
      .poll(() =>
        remarks.fetch('count(*[_type == "tasks.task" && title == $title && defined(createdByUser)])', {
          title,
        }),
      )
      .toBe(1)
    await expect(page.getByTestId('tasks-list-item')).toContainText([title])
    await expectWork(page)
    expect([...hosts]).toEqual([new URL(url).host])
    expect(errors).toEqual([])
    expect(sockets).toEqual([])
  })
}

/** Where a connection is not secure, browsers have no clipboard and no `randomUUID`. */
async function expectWork(page: Page): Promise<void> {
  if (await page.evaluate(() => isSecureContext)) return
  const menu = page.getByTestId('pane-footer').getByTestId('action-menu-button')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Share draft…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the draft of this page' })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\?/)
  await expect(dialog.getByRole('status')).toHaveText(/did not let the link be copied/)
  await page.keyboard.press('Escape')
  await setLocalized(page, 'name', 'en', 'Fans')
  await setLocalized(page, 'name', 'fr', 'Ventilateurs')
  await publish(page)
  await page.getByTestId('undo-publish').click()
  await expect(page.getByText(/^Taken back\./)).toBeVisible()
}

/** Signs in at another name of the site: only the browser knows where all of them lead. */
async function signInAt(page: Page, newPage: NewPage, host: string): Promise<void> {
  const here = await newPage()
  await signIn(here, ADMIN)
  const cookies = await here.context().cookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: host })))
}

test('a viewer makes a task, as the Studio offers it', async ({ newPage, site }) => {
  const page = await newPage({ viewport: { width: 1600, height: 900 } })
  await signIn(page, PEOPLE.viewer)
  await openStudio(page)
  await page.getByTestId('tasks-toolbar').click()
  await page.getByRole('button', { name: 'Create new task' }).first().click()
  await page.getByPlaceholder('Task title').fill('Is this price right?')
  await page.getByRole('button', { name: 'Create Task' }).click()
  const remarks = site.client.withConfig({ dataset: COMMENTS_DATASET })
  const made = '*[_type == "tasks.task" && title == "Is this price right?" && defined(createdByUser)]'
  await expect.poll(() => remarks.fetch(`count(${made})`)).toBe(1)
})
