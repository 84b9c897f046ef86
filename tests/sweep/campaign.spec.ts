import { expect, type Locator, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Role } from '#lib/roles.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { documentTitle, field, goTo, openDocument, openStudio, publish, signIn } from '../e2e/studio.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'
import { printTable } from './table.ts'

/* A campaign from its template to the site and back, as each role; and how many clicks it takes to do what is done most. */

const test = testWithSite()
test.describe.configure({ mode: 'serial' })

type Text = Record<Language, string>

/** What each of those who may publish writes. */
const CAMPAIGNS: { role: Role; title: Text; heading: Text; lead: Text; slug: string; nextSlug: string }[] = [
  {
    role: 'editor',
    title: { en: 'Winter campaign', fr: 'Campagne d’hiver' },
    heading: { en: 'Warm before the snow', fr: 'Au chaud avant la neige' },
    lead: { en: 'Licensed installers, this month.', fr: 'Des installateurs certifiés, ce mois-ci.' },
    slug: 'winter-campaign',
    nextSlug: 'ready-for-winter',
  },
  {
    role: 'administrator',
    title: { en: 'Spring campaign', fr: 'Campagne du printemps' },
    heading: { en: 'The deck before the barbecue', fr: 'La terrasse avant le barbecue' },
    lead: { en: 'Carpenters who have time in April.', fr: 'Des menuisiers qui ont du temps en avril.' },
    slug: 'spring-campaign',
    nextSlug: 'ready-for-spring',
  },
]

test.afterAll(printClicks)

/** Clicks a text of the form and writes it. */
async function write(form: Page | Locator, path: string, value: string): Promise<void> {
  const input = form.getByTestId(`field-${path}`).locator('input, textarea')
  await input.click()
  await input.pressSequentially(value)
  await expect(input).toHaveValue(value)
}

/** Asks the lake itself, as a program with somebody's cookie can, for a change it has to refuse. */
async function expectRefused(page: Page, mutation: object): Promise<void> {
  const answer = await page.request.post('/api/lake/v1/data/mutate/production', {
    data: { mutations: [mutation] },
  })
  expect(answer.status()).toBe(403)
}

/** Opens what an address of the site shows, as somebody does who has copied it: with one click. */
async function openPasted(page: Page, path: string, name: string): Promise<void> {
  await page.getByTestId('studio-search').click()
  const search = page.getByPlaceholder('Search', { exact: true }).filter({ visible: true })
  await expect(search).toBeFocused()
  // What was searched for before is still there.
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(path)
  await expect(page.getByText(`The page ${path}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(documentTitle(page)).toContainText(name)
}

for (const { role, title, heading, lead, slug, nextSlug } of CAMPAIGNS) {
  test(`a campaign page of the ${role}: made, translated, previewed on a phone, published, renamed, undone`, async ({
    newPage,
    site,
  }) => {
    const answer = (path: string) => fetchPage(site.url + path)
    const page = await newPage()
    await signIn(page, PEOPLE[role])
    await openStudio(page)
    const clicks = await countClicks(page)

    await page.getByTestId('new-document-button').click()
    await page.getByText('Landing page: campaign').click()
    await write(page, 'title.en', title.en)
    await field(page, 'slug').getByRole('button', { name: 'Generate' }).click()
    await page.getByRole('button', { name: /^Head/ }).click()
    const head = page.getByRole('dialog')
    const [key] = await head
      .locator('[data-testid^="field-sections"]')
      .evaluateAll((fields) =>
        fields.map((one) => /"(\w+)"/.exec(one.getAttribute('data-testid') ?? '')?.[1]),
      )
    await write(head, `sections[_key=="${key}"].title.en`, heading.en)
    await write(head, `sections[_key=="${key}"].lead.en`, lead.en)
    await page.keyboard.press('Escape')
    await expect(head).toBeHidden()
    await page.getByTestId('action-publish').click()
    await page.getByRole('button', { name: 'Send to translation' }).click()
    noteClicks('A new campaign page of six blocks, ready for translation', clicks(), 20)
    expect((await answer(`/${slug}`)).status).toBe(404)
    const draft = await site.client.fetch(
      '*[_type == "landingPage" && slug.current == $slug][0]',
      { slug },
      { perspective: 'raw' },
    )
    expect(draft.sections).toHaveLength(6)

    const translator = await newPage()
    await signIn(translator, PEOPLE.translator)
    await expectRefused(translator, { patch: { id: draft._id, set: { 'title.en': 'Mine' } } })
    await expectRefused(translator, { patch: { id: draft._id, unset: ['sections[0]'] } })
    await openStudio(translator)
    const translatorClicks = await countClicks(translator)
    await translator.getByRole('link', { name: 'Translations' }).first().click()
    await translator.getByRole('button', { name: 'Start with the first' }).click()
    noteClicks('The next missing French', translatorClicks(), 2)
    const french = translator.getByRole('textbox', { name: 'French' })
    const texts = [title, heading, lead]
    for (let text = 0; text < texts.length; text++) {
      await expect(french).toBeFocused()
      await expect(french).toHaveValue('')
      const source = await translator.locator('#translations div[lang="en-CA"]').first().innerText()
      await translator.keyboard.insertText(
        texts.find(({ en }) => en === source)?.fr ?? `Nothing for: ${source}`,
      )
      await translator.keyboard.press('Control+Enter')
    }
    await expect(translator.getByText('0 missing')).toBeVisible()

    await goTo(page, `/studio/presentation?preview=${encodeURIComponent(`/${slug}?lang=fr`)}`)
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText(heading.fr, { timeout: 60_000 })
    // Who goes on before the preview has told where it is, is led back to it.
    await expect(documentTitle(page)).toContainText(title.en, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Toggle viewport size' }).click({ timeout: 20_000 })
    await expect
      .poll(() => preview.locator('html').evaluate(() => document.documentElement.clientWidth))
      .toBeLessThan(500)
    expect(
      await preview.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)

    await openPasted(page, `/${slug}`, title.en)
    await publish(page)
    expect((await answer(`/${slug}`)).html).toContain(heading.en)
    expect((await answer(`/${slug}?lang=fr`)).html).toContain(heading.fr)
    expect((await answer('/sitemap/landing-pages-1.xml')).html).toContain(`/${slug}`)

    const visitor = await newPage()
    await visitor.goto(site.url)
    const search = visitor.getByRole('combobox', { name: getDictionary('en').shell.search, exact: true })
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    await search.fill(title.fr)
    await expect(visitor.getByRole('option', { name: title.en })).toHaveAttribute('href', `/${slug}`)

    await field(page, 'slug').locator('input').fill(nextSlug)
    await publish(page)
    expect(await answer(`/${slug}`)).toMatchObject({ status: 308, location: `/${nextSlug}` })
    expect((await answer(`/${nextSlug}`)).status).toBe(200)
    await expect(page.getByRole('link', { name: 'View', exact: true })).toHaveAttribute(
      'href',
      `/${nextSlug}`,
    )
    clicks()
    await page.getByTestId('undo-publish').click()
    await expect(page.getByText(/^Taken back\./)).toBeVisible()
    noteClicks('Undo a publication', clicks(), 2)
    expect((await answer(`/${slug}`)).status).toBe(200)
    expect((await answer(`/${nextSlug}`)).status).toBe(404)
  })
}

test('what is done most takes few clicks', async ({ newPage, site }) => {
  const page = await newPage()
  await signIn(page, PEOPLE.editor)
  await openStudio(page)
  const clicks = await countClicks(page)
  await openPasted(page, '/toronto/tv-mounting', 'TV mounting')
  noteClicks('The document of a public address', clicks(), 2)

  await goTo(page, '/studio')
  await openPasted(page, '/tv-mounting', 'TV mounting')
  const price = field(page, 'priceRange').locator('input')
  await price.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('$111-$333')
  await publish(page)
  expect((await fetchPage(`${site.url}/tv-mounting`)).html).toContain('$111')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'View', exact: true }).click()
  await expect((await opened).locator('main')).toContainText('$111')
  noteClicks('Another price, and see it live', clicks(), 4)

  await goTo(page, '/studio')
  await openPasted(page, '/city/ottawa', 'Ottawa')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Duplicate with local data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate with local data' })
  await dialog.getByLabel('Name in English').click()
  await page.keyboard.type('Rimouski')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect(documentTitle(page)).toContainText('Rimouski', { timeout: 60_000 })
  noteClicks('A new city', clicks(), 6)
})

test('a price that is published while it is typed is published, on a slow computer too', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  await signIn(page, PEOPLE.editor)
  await openDocument(page, 'service-tv-mounting', 'service')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 5 })
  for (const price of ['$121-$343', '$122-$344', '$123-$345']) {
    await field(page, 'priceRange').locator('input').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(price)
    await publish(page)
    expect((await fetchPage(`${site.url}/tv-mounting`)).html).toContain(price.split('-')[0])
  }
})

/** The goal of the dry run, in milliseconds. */
const DRY_RUN = 3_000

test('what a price change would do to every service is shown within three seconds', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  await signIn(page, PEOPLE.editor)
  await openStudio(page, '/studio/bulk')
  await page.getByLabel('Kind of document').selectOption({ label: 'Service' })
  await page.getByRole('button', { name: /^Choose all \d+ shown$/ }).click()
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Price range' })
  await page.getByLabel('How', { exact: true }).selectOption('percent')
  await page.getByLabel('Change by percent').fill('5')
  const began = performance.now()
  await page.getByRole('button', { name: 'Show what would change' }).click()
  const services = await site.client.fetch<number>('count(*[_type == "service"])')
  const rows = page.getByRole('table', { name: 'What would change' }).getByRole('row')
  await expect(rows).toHaveCount(services + 1, { timeout: 60_000 })
  const took = Math.round(performance.now() - began)
  printTable('Dry run', { 'a price change': { services, ms: took, most: DRY_RUN } })
  expect(took).toBeLessThan(DRY_RUN)
})
