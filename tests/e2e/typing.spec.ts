import { expect, type Page } from '@playwright/test'
import { testInStudio } from './fixtures.ts'
import { PEOPLE } from './people.ts'
import { field, openDocument, publishEnglishOnly } from './studio.ts'

/* What is typed into a text is painted first; then the document changes, and with it what the form draws of it. */

const test = testInStudio(PEOPLE.editor)

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

test('a letter is painted before the form is drawn for it', async ({ page }) => {
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

test('the document has a letter before anything else is done', async ({ page }) => {
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

test('letters that come faster than frames, also in the middle of a text, all stay', async ({ page }) => {
  const { input } = await openAtEnd(page)
  const before = await input.inputValue()
  await input.press('Control+Home')
  for (const _ of 'Four') await input.press('ArrowRight')
  const typed = 'Installed by licensed people near you. '
  await Promise.all([...typed].map((letter) => page.keyboard.press(letter)))
  await expect(input).toHaveValue(before.slice(0, 4) + typed + before.slice(4))
})

test('what is published at once has the last letter', async ({ page, site }) => {
  const { input } = await openAtEnd(page)
  await Promise.all([page.keyboard.press('!'), publishEnglishOnly(page)])
  const text = await input.inputValue()
  expect(text).toMatch(/!$/)
  await expect.poll(async () => (await site.client.getDocument(DOCUMENT))?.lead.en).toBe(text)
})
