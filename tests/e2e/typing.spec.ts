import { expect, type Page } from '@playwright/test'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { PEOPLE } from './people.ts'
import { field, goTo, openDocument } from './studio.ts'

/* What is typed into a text is painted first; then the document changes, and with it what the form draws of it. */

const test = testInStudio(PEOPLE.editor, CONTENT_CHANGES)

const DOCUMENT = 'homePage'
/** Names a site figure: the form draws below it how it is shown. */
const TEXT = 'lead.en'

async function openAtEnd(page: Page) {
  await openDocument(page, DOCUMENT, DOCUMENT)
  const text = field(page, TEXT)
  const input = text.locator('textarea')
  await input.press('Control+End')
  return { input, shown: text.getByText(/^Shown as: /) }
}

test('a letter is painted before the form is drawn for it', ONLY_IN_SWEEP, async ({ page }) => {
  const { input, shown } = await openAtEnd(page)
  await expect(shown).toBeVisible()
  await input.evaluate((element: HTMLTextAreaElement, path) => {
    const look = (done: (seen: { value: string; form: string }) => void) => {
      const form = document.querySelector(`[data-testid="field-${path}"]`)?.textContent ?? ''
      done({ value: element.value, form })
    }
    const atFrame = new Promise((done) => {
      addEventListener('keydown', () => requestAnimationFrame(() => look(done)), {
        capture: true,
        once: true,
      })
    })
    Object.assign(window, { atFrame })
  }, TEXT)
  await input.press('#')
  const { value, form } = await page.evaluate(
    () => Reflect.get(window, 'atFrame') as Promise<{ value: string; form: string }>,
  )
  expect(value).toMatch(/#$/)
  expect(form).toMatch(/Shown as: [^#]+$/)
  await expect(shown).toHaveText(/#$/)
  await expect(input).toHaveValue(value)
})

test('the document has a letter before anything else is done', ONLY_IN_SWEEP, async ({ page }) => {
  const { input, shown } = await openAtEnd(page)
  const EVENTS = ['pointerdown', 'focusout', 'visibilitychange', 'beforeunload', 'pagehide']
  for (const [at, name] of [...EVENTS, 'keydown'].entries()) {
    const drawn = await page.evaluate(
      async ({ name, letter, path }) => {
        document.execCommand('insertText', false, letter)
        dispatchEvent(
          name === 'keydown' ? new KeyboardEvent(name, { key: 'p', ctrlKey: true }) : new Event(name),
        )
        await Promise.resolve()
        return document.querySelector(`[data-testid="field-${path}"]`)?.textContent
      },
      { name, letter: String(at), path: TEXT },
    )
    expect.soft(drawn?.endsWith(String(at)), name).toBe(true)
  }
  await expect(input).toHaveValue(/012345$/)
  await expect(shown).toHaveText(/012345$/)
})

test(
  'letters that come faster than frames, also in the middle of a text, all stay',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const { input } = await openAtEnd(page)
    const before = await input.inputValue()
    const end = before.slice(-11)
    for (const _ of end) await input.press('ArrowLeft')
    const typed = 'Installed by licensed people near you. '
    await Promise.all([...typed].map((letter) => page.keyboard.press(letter)))
    await expect(input).toHaveValue(before.slice(0, -11) + typed + end)
  },
)

test('what is published at once has the last letter', ONLY_IN_SWEEP, async ({ page, site }) => {
  const { input } = await openAtEnd(page)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await Promise.all([page.keyboard.press('!'), page.keyboard.press('Control+Alt+p')])
  await page.getByRole('button', { name: 'Publish in English only' }).click()
  const text = await input.inputValue()
  expect(text).toMatch(/!$/)
  await expect.poll(async () => (await site.client.getDocument(DOCUMENT))?.lead.en).toBe(text)
})

test(
  'what is typed just before another document is opened is saved',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    for (const [id, next] of [
      ['service-ceiling-fans', DOCUMENT],
      // The address of the open document draws its form anew.
      ['service-tv-mounting', 'service-tv-mounting'],
    ] as const) {
      await openDocument(page, id, 'service')
      const input = field(page, 'name.en').locator('input')
      const before = await input.inputValue()
      await input.press('End')
      for (const letter of ', now') await page.keyboard.press(letter)
      await goTo(page, `/studio/intent/edit/id=${next}/`)
      await expect
        .poll(async () => (await site.client.getDocument(`drafts.${id}`))?.name.en, { timeout: 5_000 })
        .toBe(`${before}, now`)
    }
  },
)

test(
  'a tab that is closed while something is unsaved asks first, and saves meanwhile',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await openDocument(page, DOCUMENT, DOCUMENT)
    const input = field(page, TEXT).locator('textarea')
    // Nothing is saved before the question is answered.
    const answered = Promise.withResolvers<void>()
    await page.route('**/data/actions/**', async (route) => {
      await answered.promise
      await route.continue()
    })
    const reload = () => page.evaluate(() => void setTimeout(() => location.reload()))
    await input.press('Control+End')
    for (const letter of ' Soon') await page.keyboard.press(letter)
    const [question] = await Promise.all([page.waitForEvent('dialog'), reload()])
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    answered.resolve()
    const text = await input.inputValue()
    expect(text).toMatch(/ Soon$/)
    await expect
      .poll(async () => (await site.client.getDocument(`drafts.${DOCUMENT}`))?.lead.en, { timeout: 5_000 })
      .toBe(text)
    await expect(page.getByText('Saving...')).toHaveCount(0)
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await Promise.all([page.waitForEvent('load'), reload()])
    expect(questions).toEqual([])
  },
)
