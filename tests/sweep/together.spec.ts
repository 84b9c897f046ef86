import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { type NewPage, testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, openStudio, publish, setLocalized, signIn } from '../e2e/studio.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'

/* Two people in one document: who is where, both in one text, comments, a task, and somebody who only reads. */

const test = testInStudio(PEOPLE.editor)

const SERVICE = 'service-ceiling-fans'
const COMMENTS = { dataset: 'production-comments' }

test.afterAll(printClicks)

/** The avatars above the open form: Sanity draws those of all fields in one place. */
const people = (page: Page) => page.getByTestId('document-panel-scroller').locator('[data-ui="Avatar"]')

/** The avatar beside a field, at the height of its title. */
async function isAt(page: Page, path: string): Promise<boolean> {
  const title = await field(page, path).boundingBox()
  const boxes = await Promise.all((await people(page).all()).map((one) => one.boundingBox()))
  return boxes.some(
    (box) =>
      box !== null &&
      title !== null &&
      box.x >= title.x &&
      box.x < title.x + title.width &&
      Math.abs(box.y - title.y) < 40,
  )
}

test('who is in a document, and at which field, is seen within five seconds and gone within five', async ({
  page,
  newPage,
}) => {
  await openDocument(page, SERVICE, 'service')
  const other = await newPage()
  await signIn(other, PEOPLE.administrator)
  await openDocument(other, SERVICE, 'service')
  await field(other, 'name.en').locator('input').click()
  const within = { timeout: 5_000 }
  await expect.poll(() => isAt(page, 'name.en'), within).toBe(true)
  await field(other, 'name.fr').locator('input').click()
  await expect.poll(() => isAt(page, 'name.fr'), within).toBe(true)
  expect(await isAt(page, 'name.en')).toBe(false)
  await other.context().close()
  await expect(people(page)).toHaveCount(0, within)
})

/** The open tab and another one, of an administrator, in the same document. Returns the other one. */
async function openBeside(page: Page, newPage: NewPage, document = SERVICE): Promise<Page> {
  const other = await newPage()
  await signIn(other, PEOPLE.administrator)
  await openDocument(page, document, 'service')
  await openDocument(other, document, 'service')
  return other
}

test('two editors see what the other types, and each other publish', async ({ page, newPage }) => {
  const other = await openBeside(page, newPage, 'service-furniture-assembly')
  const input = (tab: Page, path: string) => field(tab, path).locator('input')
  await setLocalized(page, 'name', 'en', 'Furniture put together')
  await expect(input(other, 'name.en')).toHaveValue('Furniture put together')
  await setLocalized(other, 'name', 'fr', 'Meubles assemblés')
  await expect(input(page, 'name.fr')).toHaveValue('Meubles assemblés')
  await publish(page)
  await expect(other.getByTestId('action-publish')).toBeDisabled()
  await other.context().close()
})

test('a text somebody is in waits for them; who writes all the same writes beside them', async ({
  page,
  newPage,
  site,
}) => {
  const other = await openBeside(page, newPage)
  const [first, second] = [page, other].map((tab) => field(tab, 'name.en').locator('input')) as [
    Locator,
    Locator,
  ]
  const held = other.getByTestId('held-text')
  const before = await first.inputValue()
  const [start, end] = ['We hang every fan. ', ' Also on sloped ceilings.']

  await first.click()
  await expect(second).toHaveAttribute('readonly', '')
  await expect(held).toContainText('Editor is in this text')
  await first.press('Home')
  await first.pressSequentially(start, { delay: 60 })
  await expect(second).toHaveValue(start + before)
  // A draft is another document for Sanity: it is still known who is in the text.
  await wait(1_500)
  await expect(second).toHaveAttribute('readonly', '')

  await held.getByRole('button', { name: 'Write anyway' }).click()
  await expect(held).toBeHidden()
  await expect(second).toBeFocused()
  await second.press('End')
  const more = 'Every one. '
  await Promise.all([
    first.pressSequentially(more, { delay: 120 }),
    second.pressSequentially(end, { delay: 120 }),
  ])
  const whole = start + more + before + end
  for (const input of [first, second]) await expect(input).toHaveValue(whole)
  await expect.poll(async () => (await site.client.getDocument(`drafts.${SERVICE}`))?.name.en).toBe(whole)
  await other.context().close()
})

test('two people who want to write at the same place of a text at the same time: both sentences are intact', async ({
  page,
  newPage,
  site,
}) => {
  const other = await openBeside(page, newPage)
  const sentences = [' Today from six.', ' Tomorrow until nine.']
  const inputs = [page, other].map((tab) => field(tab, 'description.en').locator('input, textarea'))
  // Both come at the same moment. It takes as long as a glance until each tab knows of the other.
  await Promise.all(inputs.map((input) => input.click()))
  await expect
    .poll(async () => (await Promise.all(inputs.map((input) => input.isEditable()))).filter(Boolean).length)
    .toBe(1)
  await Promise.all(inputs.map((input, person) => writeOnceFree(input, sentences[person] ?? '')))
  for (const input of inputs) {
    for (const sentence of sentences) await expect(input).toHaveValue(new RegExp(RegExp.escape(sentence)))
  }
  const text = await inputs[0]?.inputValue()
  await expect
    .poll(async () => (await site.client.getDocument(`drafts.${SERVICE}`))?.description.en)
    .toBe(text)
  await expect(inputs[1] as Locator).toHaveValue(text ?? '')
  await other.context().close()
})

/** As a person does: it waits while the text says that somebody else is in it, writes at its end, and leaves it. */
async function writeOnceFree(input: Locator, sentence: string): Promise<void> {
  await expect(input).toBeEditable({ timeout: 60_000 })
  await input.press('ControlOrMeta+End')
  for (const letter of sentence) {
    await expect(input).toBeEditable()
    await input.pressSequentially(letter, { delay: 120 })
  }
  await input.blur()
}

test('a comment at a field, with somebody mentioned, is resolved and is never content', async ({
  page,
  newPage,
  site,
}) => {
  await openDocument(page, SERVICE, 'service')
  const name = field(page, 'name.en')
  const clicks = await countClicks(page)
  await name.hover()
  await name.getByRole('button', { name: 'Add comment' }).click()
  const editable = page.getByTestId('comment-input-editable').first()
  await editable.click()
  await page.keyboard.type('Is this right? @Trans')
  await expect(page.getByTestId('comments-mentions-menu')).toContainText('Translator')
  await page.keyboard.press('Enter')
  await page.getByTestId('comment-input-send-button').first().click()
  await expect(page.getByTestId('comments-list-item')).toContainText('Is this right?')
  noteClicks('A comment at a field', clicks(), 3)

  const comments = site.client.withConfig(COMMENTS)
  await expect.poll(() => comments.fetch('count(*[_type == "comment"])')).toBe(1)
  const [comment] = await comments.fetch('*[_type == "comment"]')
  expect(JSON.stringify(comment.message)).toContain('"mention"')
  expect(comment.target).toMatchObject({ path: { field: 'name.en' }, document: { _ref: SERVICE } })
  expect(await site.client.fetch('count(*[_type == "comment"])')).toBe(0)
  expect((await fetchPage(`${site.url}/ceiling-fans`)).html).not.toContain('Is this right?')

  const viewer = await newPage()
  await signIn(viewer, PEOPLE.viewer)
  await openDocument(viewer, SERVICE, 'service')
  await expect(field(viewer, 'name.en').locator('input')).toHaveAttribute('readonly', '')
  await viewer.getByTestId('field-name.en').getByRole('button', { name: 'Open comments' }).click()
  const item = viewer.getByTestId('comments-list-item')
  await expect(item).toContainText('Is this right?')
  await item.hover()
  await viewer.getByTestId('comments-list-item-status-button').click()
  await expect.poll(() => comments.fetch('*[_type == "comment"][0].status')).toBe('resolved')
  await expect(page.getByTestId('comments-list-item')).toBeHidden()
  await viewer.context().close()
})

test('a task is handed to somebody', async ({ page, newPage, site }) => {
  // A sweep would wait half an hour for what is not there.
  page.setDefaultTimeout(30_000)
  await openStudio(page)
  const clicks = await countClicks(page)
  await page.getByTestId('tasks-toolbar').click()
  await page.getByRole('button', { name: 'Create new task' }).first().click()
  const title = page.getByPlaceholder('Task title')
  await expect(title).toBeFocused()
  await page.keyboard.type('New photos of ceiling fans')
  await page.getByText('Select assignee').click()
  // It lists people once they are read.
  await page.getByPlaceholder('Select assignee').fill('Translator')
  const person = page.getByRole('menuitem', { name: 'Translator' })
  await expect(person).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(person).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Select assignee')).toBeHidden()
  await page.getByRole('button', { name: 'Create Task' }).click()
  noteClicks('A task handed to somebody', clicks(), 4)
  const tasks = site.client.withConfig(COMMENTS)
  await expect
    .poll(() => tasks.fetch('*[_type == "tasks.task" && defined(createdByUser)][0].title'))
    .toBe('New photos of ceiling fans')

  const translator = await newPage()
  await signIn(translator, PEOPLE.translator)
  await openStudio(translator)
  await translator.getByTestId('tasks-toolbar').click()
  await expect(translator.getByTestId('tasks-list-item')).toContainText('New photos of ceiling fans')
  await translator.context().close()
})
