import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { expectNothingFound } from './axe.ts'
import { ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { ADMIN } from './people.ts'
import type { Site } from './site.ts'
import { leadStatesOf } from './stored-leads.ts'
import { openStudio } from './studio.ts'

const CRM_PORT = await freePort()

const test = testInStudio(ADMIN, {
  // No limit on how many leads come from one address.
  env: { LEADS_RATE_LIMIT: '0', CRM_WEBHOOK_URL: `http://127.0.0.1:${CRM_PORT}/` },
})

/** What the CRM thinks of one lead; of all others it says that it is out of order, however often they are sent. */
let statusOfRefused = 422

const crm = createServer(async (request, response) => {
  const isRefused = (await text(request)).includes(REFUSED)
  response.writeHead(isRefused ? statusOfRefused : 500).end('No.')
})
test.beforeAll(async () => {
  crm.listen(CRM_PORT, '127.0.0.1')
  await once(crm, 'listening')
})
test.afterAll(() => crm.close())

const EMAIL = 'marie@example.ca'
const REFUSED = 'refused@example.ca'

async function send(site: Site, change: Record<string, unknown> = {}): Promise<string> {
  const payload = {
    name: 'Marie Tremblay',
    email: EMAIL,
    city: 'Québec',
    province_state: 'QC',
    service_type: 'tv-audio',
    message: 'A television on a brick wall, please.',
    ...change,
  }
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: crypto.randomUUID(), payload }),
  })
  expect(response.status).toBe(202)
  return (await response.json()).reference
}

async function openLeads(page: Page): Promise<void> {
  await openStudio(page, '/studio/leads')
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
}

test('staff find a lead, read its whole story, release a suspected one, and delete a person’s data', async ({
  page,
  site,
}) => {
  const reference = await send(site)
  const paul = { name: 'Paul Roy', email: 'paul@example.ca', city: 'Toronto', province_state: 'ON' }
  await send(site, { ...paul, urgency: 'Emergency' })
  const suspected = await send(site, {
    name: 'Real Person',
    email: 'real@example.ca',
    honeypot: 'autofilled',
  })
  const spam = await send(site, { name: 'A robot', email: 'robot@example.ca', honeypot: 'filled' })
  await openLeads(page)
  const rows = page.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'TV & audio' })).toHaveCount(4)
  await expect(rows.filter({ hasText: 'Emergency' })).toHaveText(/Paul Roy/)

  await page.getByRole('searchbox', { name: 'Search' }).fill('tremblay quebec')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button').click()
  await expect(page).toHaveURL(/\/studio\/leads\/[0-9a-f-]{36}$/)
  const story = page.getByRole('heading', { name: 'Marie Tremblay' })
  await expect(story).toBeVisible()
  await expect(page.getByText(reference).last()).toBeVisible()
  await expect(page.getByText('A television on a brick wall, please.')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Province or territory' })).toBeVisible()
  await expect(page.getByRole('definition').getByText('TV & audio', { exact: true })).toBeVisible()
  await expectNothingFound(page, { part: '#leads' })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/Sent again by staff/)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'Delivery to the CRM' }).selectOption('suspected')
  await expect(rows.filter({ hasText: suspected })).toHaveCount(1)
  await rows.filter({ hasText: suspected }).getByRole('button').click()
  await expect(page.getByRole('list').getByText(/a hidden field was filled in/)).toBeVisible()
  await page.getByRole('button', { name: 'Not spam: send it' }).click()
  await expect(page.getByText(/Released by staff/)).toBeVisible()

  await rows.filter({ hasText: spam }).getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete this lead' })
  await expect(question).toContainText('Deletes what A robot sent.')
  await question.getByRole('button', { name: 'Delete this lead' }).click()
  await expect(page.getByText('No lead matches.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete a person’s data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete a person’s data' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter an e-mail address')
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(EMAIL)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('1 lead was deleted.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  'staff work on a lead: status, handler, note, reply, and filters that find it',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const reference = await send(site, {
      name: 'Lise Roy',
      email: 'lise@example.ca',
      city: 'Gaspé',
      lang: 'fr',
      utm_campaign: 'printemps',
    })
    await send(site, { name: 'Somebody else', email: 'else@example.ca' })
    await openLeads(page)
    const rows = page.getByRole('listitem')
    await page.getByRole('combobox', { name: 'City' }).selectOption('Gaspé')
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByRole('combobox', { name: 'Campaign' }).selectOption('printemps')
    await rows.getByRole('button').click()

    const work = page.locator('#leads > div').last()
    const status = work.getByRole('combobox', { name: 'Status' })
    await status.selectOption({ label: 'In progress' })
    await expect(rows.getByText('In progress', { exact: true })).toBeVisible()
    await work.getByRole('combobox', { name: 'Handled by' }).selectOption({ label: 'Admin' })
    await expect(rows.getByText('· Admin')).toBeVisible()
    await work.getByRole('textbox', { name: 'Note' }).fill('Wants a morning.')
    await work.getByRole('button', { name: 'Save the note' }).click()
    await expect(page.getByText('Note changed')).toBeVisible()
    const reply = await work.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')
    expect(decodeURIComponent(reply ?? '')).toBe(
      `mailto:lise@example.ca?subject=Votre demande ${reference}&body=Bonjour Lise Roy,\r\n\r\n`,
    )
    await expect(page.getByRole('term').filter({ hasText: 'Submission number' })).toBeHidden()
    await page.getByText('Technical details').click()
    await expect(page.getByRole('term').filter({ hasText: 'Submission number' })).toBeVisible()
    await expectNothingFound(page, { part: '#leads' })

    await openLeads(page)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('working')
    await page.getByRole('combobox', { name: 'Handled by' }).selectOption({ label: 'Admin' })
    await expect(rows).toHaveCount(1)
    await rows.getByRole('button').click()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants a morning.')
  },
)

test('the leads can be exported as CSV', ONLY_IN_SWEEP, async ({ page, site }) => {
  await send(site, { name: '=HYPERLINK("x")', email: 'csv@example.ca' })
  await openLeads(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const stream = await (await downloading).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  const csv = Buffer.concat(parts).toString()
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
})

test(
  'a lead the CRM refuses is parked, and the name of the tool says so',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await send(site, { name: 'Refused', email: REFUSED })
    // Its turn comes after those the CRM was out of order for; the name of the tool is looked at once a minute.
    await expect.poll(() => leadStatesOf(site, REFUSED), { timeout: 30_000 }).toEqual(['parked'])
    await openLeads(page)
    await expect(page.getByRole('link', { name: /^Leads \(.*1 parked\)$/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Delivery to the CRM' }).selectOption('parked')
    await page.getByRole('button', { name: /Refused/ }).click()
    await expect(page.getByText(/HTTP 422/)).toBeVisible()

    statusOfRefused = 200
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('combobox', { name: 'Delivery to the CRM' }).selectOption('delivered')
    await expect(page.getByRole('button', { name: /Refused/ })).toBeVisible()
  },
)
