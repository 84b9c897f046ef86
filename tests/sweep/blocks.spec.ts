import { expect } from '@playwright/test'
import { BLOCKS } from '#blocks/schemas.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, publish, signIn } from '../e2e/studio.ts'

const test = testWithSite()

const ID = 'landing-blocks'

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })

test('an editor inserts a block by its picture, duplicates, drags and hides it, and the page follows', async ({
  newPage,
  site,
}) => {
  await site.client.create({
    _id: ID,
    _type: 'landingPage',
    title: line('Spring', 'Printemps'),
    slug: { _type: 'slug', current: 'spring-blocks' },
    sections: [
      { _type: 'heroBlock', _key: 'head', title: line('Spring is here', 'Le printemps est là') },
      { _type: 'textBlock', _key: 'why', title: line('Why now', 'Pourquoi maintenant') },
    ],
  })
  const page = await newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(page, PEOPLE.editor)
  await openDocument(page, ID, 'landingPage')
  const sections = field(page, 'sections')
  const stored = async () => {
    const draft = await site.client.getDocument(`drafts.${ID}`)
    return draft?.sections.map(({ title, hidden }: { title?: { en: string }; hidden?: boolean }) =>
      hidden ? `(${title?.en})` : title?.en,
    )
  }

  await sections.getByRole('button', { name: 'Add item...' }).click()
  const pictures = page.getByRole('menuitem').locator('img')
  // The kinds of block, and the saved section.
  await expect(pictures).toHaveCount(BLOCKS.length + 1)
  expect(
    await pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
  ).toBe(true)
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [language, text] of [
    ['en', 'What it costs'],
    ['fr', 'Ce que ça coûte'],
  ] as const) {
    await dialog.locator(`[data-testid$=".title.${language}"] input`).fill(text)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toEqual(['Spring is here', 'Why now', 'What it costs'])

  await sections.getByTestId('array-item-menu-button').nth(2).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  // The copy opens, to be changed.
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toEqual(['Spring is here', 'Why now', 'What it costs', 'What it costs'])

  const handles = sections.locator('[data-sanity-icon="drag-handle"]')
  await handles.nth(2).hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await handles.nth(1).boundingBox()) ?? {}
  await page.mouse.move(x + 4, y - 4, { steps: 12 })
  await page.mouse.up()
  await expect.poll(stored).toEqual(['Spring is here', 'What it costs', 'Why now', 'What it costs'])

  await sections
    .getByRole('button', { name: /^Text What it costs/ })
    .last()
    .click()
  await dialog.getByText('Hidden', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(stored).toEqual(['Spring is here', 'What it costs', 'Why now', '(What it costs)'])
  await publish(page)
  const headings = {
    en: ['What it costs', 'Why now'],
    fr: ['Ce que ça coûte', 'Pourquoi maintenant'],
  }
  for (const lang of LANGUAGES) {
    const { html } = await fetchPage(`${site.url}/spring-blocks${lang === 'fr' ? '?lang=fr' : ''}`)
    const shown = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    )
    expect(shown.slice(0, 2)).toEqual(headings[lang])
    expect(shown.filter((text) => text === headings[lang][0])).toHaveLength(1)
  }
})
