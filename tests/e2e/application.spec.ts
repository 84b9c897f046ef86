import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { expectNothingFound } from './axe.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import type { Site } from './site.ts'
import { leadsOf } from './stored-leads.ts'

/* What a contractor does: applies in choices, on a phone, and sees where the application stands. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const PATH = '/contractors/join'

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')
const part = (page: Page, field: string) => form(page).locator(`details[data-part]:has(${field})`)
const group = (page: Page, box: string) => form(page).locator(`details:not([data-part]):has(${box})`)

const BOXES = {
  tv: '[name=services][value=tv-mounting]',
  electrical: '[name=categories][value=electrical]',
  quebec: '[name=provinces][value=QC]',
  ottawa: '[name=cities][value=ottawa]',
}

/** Opens the part of the form that has a field. */
async function openPart(page: Page, field: string) {
  const row = part(page, field)
  if (!(await row.evaluate((details: HTMLDetailsElement) => details.open)))
    await row.locator(':scope > summary').click()
}

const LICENCE = '[name=licence_number]'

/** Opens the groups of boxes and ticks the boxes. */
async function tick(page: Page, boxes: string[]) {
  for (const box of boxes) {
    await openPart(page, box)
    await group(page, box).locator('summary').click()
    await form(page).locator(`label:has(${box})`).click()
    await expect(form(page).locator(box)).toBeChecked()
  }
}

async function fill(page: Page, email: string, values: Record<string, string>) {
  await control(page, 'business_name').fill('Gagnon inc.')
  await control(page, 'name').fill('Amélie Gagnon')
  await control(page, 'email').fill(email)
  for (const [name, value] of Object.entries(values)) await control(page, name).first().fill(value)
}

/** Nothing is wider than the screen. */
const expectToFit = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

const nameOf = (site: Site, type: string, slug: string, field: string, lang: Language) =>
  site.client.fetch<string>(`*[_type == $type && slug.current == $slug][0].${field}.${lang}`, { type, slug })

/** Opens a row and returns what is in it. */
async function opened(page: Page, title: string) {
  const row = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}

test('in French, on a phone without scripts: a wrong number loses nothing, then the page says where it stands', async ({
  newPage,
  site,
}) => {
  const { forms, jobPages, requestPage } = getDictionary('fr')
  const { application: words, states } = jobPages
  const email = 'candidature@metier.example'
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  await page.goto(localizedHref(PATH, 'fr'))
  await expect(page.getByText(words.consent)).toBeVisible()
  for (const field of [BOXES.tv, BOXES.quebec, LICENCE])
    await expect(part(page, field)).not.toHaveAttribute('open')
  await openPart(page, LICENCE)
  await fill(page, email, { specialties: 'Bornes de recharge', licence_number: '123-456' })
  await tick(page, [BOXES.tv, BOXES.electrical, BOXES.quebec])
  await expect(group(page, BOXES.tv).getByText(words.someChosen)).toBeVisible()
  await expect(group(page, BOXES.ottawa).getByText(words.someChosen)).toBeHidden()
  await form(page).locator('label:has([name=emergencies][value=yes])').click()
  await form(page).locator('label:has([name=emergency_hours][value=nights])').click()
  await control(page, 'licence_authority').first().selectOption('rbq')
  await control(page, 'licence_expires').first().fill('2099-03-31')
  await control(page, 'insurance_amount').fill('deux millions')
  await expectToFit(page, 360)
  await submit(page).click()

  const summary = form(page).getByRole('alert')
  await expect(summary).toContainText(forms.problems.checkAnswers.title)
  const sentence =
    '«\u00a0123-456\u00a0» ne ressemble pas à un numéro de cet organisme\u00a0: Régie du bâtiment du Québec (RBQ). Il s’écrit ainsi\u00a0: 1234-5678-90'
  await expect(form(page).locator('p[id$="-error"]')).toHaveText([sentence, forms.errors.amountInvalid])
  await expect(summary.getByRole('link', { name: sentence })).toHaveAttribute(
    'href',
    '#contractor-licence_number',
  )
  await expect(control(page, 'licence_number').first()).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'licence_number').first()).toHaveValue('123-456')
  await expect(control(page, 'licence_expires').first()).toHaveValue('2099-03-31')
  await expect(control(page, 'licence_authority').first()).toHaveValue('rbq')
  await expect(control(page, 'insurance_amount')).toHaveValue('deux millions')
  for (const box of [
    BOXES.tv,
    BOXES.electrical,
    BOXES.quebec,
    '[name=emergencies][value=yes]',
    '[value=nights]',
  ])
    await expect(form(page).locator(box)).toBeChecked()
  await expect(form(page).locator('input:checked')).toHaveCount(5)
  const tv = await nameOf(site, 'service', 'tv-mounting', 'name', 'fr')
  await expect(group(page, BOXES.tv).locator('[data-chosen]')).toHaveText(`Choix\u00a0: ${tv}`)
  // The part with the wrong answers is open, the others say what they have.
  await expect(part(page, LICENCE)).toHaveAttribute('open')
  await expect(part(page, BOXES.tv)).not.toHaveAttribute('open')
  await expect(part(page, BOXES.tv).locator(':scope > summary')).toContainText(tv)
  await expectToFit(page, 360)

  await control(page, 'licence_number').first().fill('Licence RBQ 1234 5678 90')
  await control(page, 'insurance_amount').fill('2 000 000 $')
  await submit(page).click()
  await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}\?(said=received&)?lang=fr/)
  const [lead] = leadsOf(site, email)
  const reference = lead?.reference ?? '?'
  await expect(page).toHaveTitle(new RegExp(words.title.replace('{reference}', reference)))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(words.title.replace('{reference}', reference))
  await expect(heading).toContainText(states.applied.name)
  await expect(page.locator('#said')).toContainText(forms.successes.contractor.title)
  await expect(page.getByRole('region', { name: words.stands })).toContainText(states.applied.name)
  await expect(page.getByRole('heading', { name: forms.whatNext })).toBeVisible()
  const electrical = await nameOf(site, 'category', 'electrical', 'title', 'fr')
  const sent = page.getByRole('region', { name: forms.sent })
  await expect(sent).toContainText(`${electrical} (en entier), ${tv}`)
  await expect(sent).toContainText('Licence RBQ')
  expect(lead).toMatchObject({
    service_type_detail: 'Bornes de recharge',
    services: 'tv-mounting',
    provinces: 'QC',
  })
  expect(lead?.message).toContain(`Métiers\u00a0: ${electrical} (en entier), ${tv}`)
  expect(lead?.message).toContain('Secteurs\u00a0: Québec (partout)')
  await expectToFit(page, 360)

  const add = await opened(page, words.add.title)
  await add.locator('[name=text]').fill('Le dimanche aussi.')
  await add.locator('button').click()
  await expect(page.locator('#said')).toHaveText(words.said.added)
  await expect(page.getByRole('region', { name: requestPage.added })).toContainText('Le dimanche aussi.')
  await (await opened(page, words.withdraw.title)).locator('button').click()
  await expect(page.locator('#said')).toHaveText(words.said.withdrawn)
  await expect(heading).toContainText(words.states.withdrawn.name)
  await expect(page.getByText(words.withdraw.title)).toHaveCount(0)
})

test(
  'in English with scripts: groups say what is ticked, errors stand where they belong, an active record leads to its jobs',
  ONLY_IN_SWEEP,
  async ({ newPage, site }) => {
    const { forms, jobPages } = getDictionary('en')
    const { application: words, states } = jobPages
    const email = 'application@trade.example'
    const page = await newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(PATH)
    await expect(control(page, 'form_start_time')).not.toHaveValue('')
    await fill(page, email, {})
    await tick(page, [BOXES.tv, BOXES.ottawa])
    const tv = await nameOf(site, 'service', 'tv-mounting', 'name', 'en')
    await expect(group(page, BOXES.tv).locator('[data-chosen]')).toHaveText(`Chosen: ${tv}`)
    await form(page).locator(`label:has(${BOXES.tv})`).click()
    await expect(group(page, BOXES.tv).locator('[data-chosen]')).toBeHidden()
    await form(page).locator(`label:has(${BOXES.tv})`).click()
    await expect(part(page, BOXES.tv).locator(':scope > summary')).toContainText(tv)
    await openPart(page, LICENCE)
    await form(page).getByText(words.licences.add).locator('visible=true').click()
    await control(page, 'licence_authority').nth(1).selectOption('ecra-esa')
    await control(page, 'licence_number').nth(1).fill('12')
    await control(page, 'insurance_expires').fill('2020-01-01')
    await submit(page).click()
    const summary = form(page).getByRole('alert')
    await expect(summary).toBeFocused()
    const wrong = form(page).locator('#contractor-licence_number_2-error')
    await expect(wrong).toContainText(
      '“12” does not look like a number of Electrical Safety Authority (ECRA/ESA).',
    )
    await expect(form(page).locator('#contractor-insurance_expires-error')).toHaveText(forms.errors.datePast)
    await expectNothingFound(page)
    await summary.getByRole('link').first().click()
    await expect(control(page, 'licence_number').nth(1)).toBeFocused()
    await control(page, 'licence_number').nth(1).fill('700-1234')
    await control(page, 'insurance_expires').fill('2099-01-01')
    await submit(page).click()
    await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(states.applied.name)
    await expectNothingFound(page)
    const [lead] = leadsOf(site, email)
    expect(lead).toMatchObject({
      services: 'tv-mounting',
      cities: 'ottawa',
      licence_authority: '\necra-esa',
      licence_number: '\n700-1234',
      conversion_page: PATH,
    })
    await expect(page.getByRole('link', { name: words.jobs.button })).toHaveCount(0)

    addActiveRecord(site, lead?.submission_id ?? '', email)
    await page.reload()
    await expect(heading).toContainText(states.active.name)
    await expect(page.getByRole('link', { name: words.jobs.button })).toHaveAttribute(
      'href',
      /^\/api\/job\?contractor=/,
    )
    await expect(page.getByText(words.withdraw.title)).toHaveCount(0)
  },
)

/** The record of an application, as staff make it. */
function addActiveRecord(site: Site, applied_with: string, email: string): void {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'))
  try {
    database
      .prepare(
        `insert into contractors (id, state, business, name, email, phone, lang, profile, applied_with, created_at)
        values (?, 'active', 'Gagnon inc.', 'Amélie Gagnon', ?, '', 'en', '{}', ?, ?)`,
      )
      .run(`record-${applied_with}`, email, applied_with, Date.now())
  } finally {
    database.close()
  }
}
