import {
  type APIRequest,
  type APIRequestContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { hostedSignIn } from '../hosted/hosted-site.ts'
import type { Credentials } from './people.ts'

/** What an editor does in the Studio, as steps for end-to-end tests. Each waits until the Studio has done it. */

/** Signs in, without the Studio. How its form does it, tests/sweep/studio-session.spec.ts says. */
export async function signIn(page: Page, who: Credentials): Promise<void> {
  const hosted = await hostedSignIn(who.email)
  if (hosted) {
    const { storageKey, token } = hosted
    await page
      .context()
      .addInitScript((stored) => localStorage.setItem(stored.storageKey, JSON.stringify(stored)), {
        storageKey,
        token,
      })
    await page.context().setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
    return
  }
  const response = await page.request.post('/api/lake/v1/auth/login', { data: who })
  expect(response.status()).toBe(204)
}

/** Requests of somebody who is signed in, without a browser. */
export async function requestsOf(
  request: APIRequest,
  baseURL: string | undefined,
  who: Credentials,
): Promise<APIRequestContext> {
  const hosted = await hostedSignIn(who.email)
  if (hosted)
    return request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${hosted.token}` } })
  const requests = await request.newContext({ baseURL })
  await requests.post('/api/lake/v1/auth/login', { data: who })
  return requests
}

/** Opens the Studio for somebody who is signed in. */
export async function openStudio(page: Page, path = '/studio'): Promise<void> {
  await page.goto(path)
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 30_000 })
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog', { name: /Sign in|Connexion/ })).toBeVisible()
}

/** Opens a document's form by its published id: in the Studio that is open, or else in a new one. */
export async function openDocument(page: Page, id: string, type: string): Promise<void> {
  const forms = page.getByTestId('form-view')
  const isAt = (url: URL) => !url.pathname.includes('/intent/') && url.pathname.includes(id)
  if (!isAt(new URL(page.url())))
    await forms.evaluateAll((left) => {
      for (const form of left) form.setAttribute('data-left', '')
    })
  await goTo(page, `/studio/intent/edit/id=${id};type=${type}/`)
  await page.waitForURL(isAt, { timeout: 30_000 })
  const form = forms.and(page.locator(':not([data-left])'))
  await expect(form).toBeVisible({ timeout: 30_000 })
  // Its frame and its tabs are there before the document is.
  await form.locator('[data-testid^="field-"]:not([data-testid="field-group-tabs"])').first().waitFor()
  await expect(documentTitle(page)).toBeVisible()
  // Its top is drawn first. When the rest is, the browser has nothing left to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** What the open document is called, above its form. */
export const documentTitle = (page: Page): Locator => page.getByTestId('pane-header').last()

/** Goes to an address of the Studio: where it is open, as Back and Forward do, without loading it anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (await page.getByTestId('studio-navbar').isHidden()) {
    await page.goto(path)
    return
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** A field of the open form, by its path, such as `name.en` or `seo.title.fr`. Its tab must be open. */
export function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`)
}

/** Types into one language of a localized line or text. The Studio saves it within a second; publishing waits for that. */
export async function setLocalized(
  page: Page,
  path: string,
  lang: 'en' | 'fr',
  value: string,
): Promise<void> {
  const input = field(page, `${path}.${lang}`).locator('input, textarea')
  // A form that is still connecting drops what is typed: an editor sees that and types again.
  await expect(async () => {
    await input.fill(value)
    // The document changes after the next paint.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await expect(input).toHaveValue(value, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Opens a tab of the form, such as `Pictures`. */
export async function openTab(page: Page, title: string): Promise<void> {
  await page.getByTestId('field-group-tabs').getByRole('tab', { name: title }).click()
}

/** Uploads an image into a picture field, whose tab must be open, in place of the other one there may be. */
export async function uploadImage(page: Page, path: string, filePath: string): Promise<void> {
  const picture = page.locator(`[id="${path}"]`)
  const menu = picture.getByTestId('options-menu-button')
  const firstUpload = picture.getByTestId('file-input-upload-button-sanity-default')
  await expect(menu.or(firstUpload)).toBeVisible()
  const image = picture.getByTestId('hotspot-image-input')
  const former = (await menu.isVisible()) ? await image.getAttribute('src') : ''
  const chooser = page.waitForEvent('filechooser')
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByTestId('file-input-upload-button').click()
  } else {
    await firstUpload.click()
  }
  await (await chooser).setFiles(filePath)
  await expect(image).not.toHaveAttribute('src', former ?? '', { timeout: 20_000 })
}

/** Opens the Studio's preview at a page of the site. */
export async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/studio/presentation?preview=${encodeURIComponent(path)}`)
  const site = page.frameLocator('iframe')
  await expect(site.locator('h1[data-sanity]')).toBeVisible({ timeout: 60_000 })
  return site
}

/** Publishes the open document and waits until the lake has done it. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  const [response] = await Promise.all([answerTo(page, 'sanity.action.document.publish'), button.click()])
  expect(response.status(), await response.text()).toBe(200)
  await expect(button).toBeDisabled()
}

/** Publishes the open document before its French, and waits until the lake has done it. */
export async function publishEnglishOnly(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await Promise.all([
    answerTo(page, 'sanity.action.document.publish'),
    page.getByRole('button', { name: 'Publish in English only' }).click(),
  ])
  await expect(button).toBeDisabled()
}

/**
 * Makes an older published revision the draft, from the document's history. It ends on the draft, with what changes.
 * `index` counts what was published from the newest, 0; the last is how the document was created.
 */
export async function restoreRevision(page: Page, index: number): Promise<void> {
  await page.getByTestId('document-header-Published-chip').click()
  await expect(page).toHaveURL(/perspective=published/)
  await openHistory(page)
  await page.getByTestId('timeline-item-button').nth(index).click()
  await page.getByTestId('action-reverttorevision').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('was restored')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTestId('publish-changes')).toBeEnabled()
  await expect(page.getByTestId('action-publish')).toBeEnabled()
}

/** Opens the list of revisions beside the form. */
export async function openHistory(page: Page): Promise<void> {
  const history = page.getByTestId('action-history')
  const tab = page.getByRole('tab', { name: 'History' })
  // Another perspective draws the document anew, which closes its menu and may forget what was pressed in it.
  await expect(async () => {
    if (await tab.isVisible()) return
    if (await history.isHidden())
      await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
    await history.click({ timeout: 2_000 })
    await expect(tab).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByTestId('timeline-item-button').first()).toBeVisible()
}

/** The lake's answer to an action of the Studio. Sixty seconds without one is a Studio that never asked. */
function answerTo(page: Page, action: string): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') && (response.request().postData() ?? '').includes(action),
    { timeout: 60_000 },
  )
}
