import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { expectNothingFound } from './axe.ts'
import { ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { ADMIN } from './people.ts'
import type { Site } from './site.ts'
import { failAddress, leadStatesOf } from './stored-leads.ts'
import { openStudio, signIn } from './studio.ts'

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
  await expect(page.getByText('A television on a brick wall, please.').last()).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Province or territory' })).toBeVisible()
  await expect(page.getByRole('definition').getByText('TV & audio', { exact: true })).toBeVisible()
  await expectNothingFound(page, { part: '#leads' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send to the CRM now' }).click()
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

test(
  'the leads can be exported as CSV, for people and with all fields',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await send(site, { name: '=HYPERLINK("x")', email: 'csv@example.ca' })
    await openLeads(page)
    const all = await downloadedBy(page, 'All fields (CSV)')
    expect(all).toContain(`"'=HYPERLINK(""x"")"`)
    const [titles = '', ...lines] = (await downloadedBy(page, 'Spreadsheet (CSV)')).split('\r\n')
    expect(titles).toMatch(/^\ufeff"Reference","Received","Form","Status","Urgency","Service or subject",/)
    expect(lines.find((line) => line.includes('csv@example.ca'))).toMatch(
      /^"M-[^"]+","\d{4}-\d\d-\d\d \d\d:\d\d","Booking or quote","New","","TV & audio","","1","","'=HYPERLINK\(""x""\)",/,
    )
  },
)

/** The text of the file that a button saves. */
async function downloadedBy(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const stream = await (await downloading).createReadStream()
  // `text` would drop the byte order mark.
  return (await buffer(stream)).toString()
}

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
    await page.getByRole('button', { name: /Refused/ }).click()
    await expect(page.getByRole('button', { name: 'Start work' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
  },
)

test(
  'several leads get a status, a handler, and are deleted after a list; who was changed by another is named',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const city = 'Rimouski'
    const people = ['Anna Un', 'Bob Deux', 'Chloé Trois']
    const references: string[] = []
    for (const [place, name] of people.entries()) {
      references.push(await send(site, { name, city, email: `several-${place}@example.ca` }))
    }
    await openLeads(page)
    await page.getByRole('searchbox', { name: 'Search' }).fill(city)
    const rows = page.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Choose all shown' }).check()
    const actions = page.getByRole('group', { name: 'With the chosen leads' })
    await expect(page.getByText('3 chosen')).toBeVisible()

    // Somebody else is faster.
    const { leads } = await (await page.request.get(`/api/leads/staff?search=${references[1]}`)).json()
    const faster = await page.request.post(`/api/leads/staff/${leads[0].submissionId}/step`, {
      data: { step: 'match', seen: 0 },
    })
    expect(faster.status()).toBe(200)
    await actions.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Quotes sent' })
    await expectNothingFound(page, { part: '#leads' })
    await actions.getByRole('button', { name: 'Set: Status' }).click()
    await expect(page.getByText('2 leads were changed.')).toBeVisible()
    await expect(
      page.getByText(`Bob Deux, ${references[1]} – This lead has changed in the meantime.`),
    ).toBeVisible()
    await expect(rows.filter({ hasText: 'Quotes sent' })).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Bob Deux' })).toContainText('In progress')
    await expect(page.getByText('1 chosen')).toBeVisible()

    await page.getByRole('checkbox', { name: 'Choose all shown' }).check()
    await actions.getByRole('combobox', { name: 'Handled by' }).selectOption({ label: 'Admin' })
    await actions.getByRole('button', { name: 'Set: Handled by' }).click()
    await expect(page.getByText('3 leads were changed.')).toBeVisible()
    await expect(rows.filter({ hasText: '· Admin' })).toHaveCount(3)

    await page.getByRole('checkbox', { name: 'Choose all shown' }).check()
    await page.getByRole('checkbox', { name: `Choose Chloé Trois, ${references[2]}` }).uncheck()
    await actions.getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 leads' })
    for (const place of [0, 1]) {
      const line = dialog.getByRole('listitem').filter({ hasText: people[place] })
      await expect(line).toContainText(`${references[place]} · no photos`)
    }
    await dialog.getByRole('button', { name: 'Delete all 2' }).click()
    await expect(page.getByText('2 leads were deleted.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Chloé Trois')
  },
)

test(
  'the requests of one person lead to each other, each with one main action',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const sender = { email: 'twice@example.ca', name: 'Twice Asked', city: 'Sept-Îles' }
    const first = await send(site, sender)
    const second = await send(site, { ...sender, service_type: 'emergency-lock-repair', urgency: 'High' })
    await openLeads(page)
    await page.getByRole('searchbox', { name: 'Search' }).fill('twice asked')
    const rows = page.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    const urgent = rows.filter({ hasText: second })
    await expect(urgent).toContainText('Emergency lock repair')
    await expect(urgent).toContainText('Urgency: high')
    await expect(urgent).not.toContainText('Something else')
    await urgent.getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Start work' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()

    const others = page.getByRole('region', { name: 'Other leads of this e-mail address' })
    await expect(others.getByRole('listitem')).toHaveText(new RegExp(`^${first} · .*TV & audio.* · New$`))
    await others.getByRole('link', { name: first }).click()
    await expect(others.getByRole('link', { name: second })).toBeVisible()
    await expectNothingFound(page, { part: '#leads' })

    const loud = await page.getByRole('button', { name: 'Start work' }).evaluate(colourOf)
    for (const action of [
      'Start work',
      'Quotes were sent',
      'A contractor was chosen',
      'Set the day',
      'Mark as done',
    ]) {
      if (action === 'Set the day') {
        await expect(page.getByRole('button', { name: 'A contractor was chosen' })).toBeHidden()
        await page.getByLabel('Day of the installation').fill('2027-03-05')
      }
      await expect.poll(() => buttonsIn(page, loud)).toEqual([action])
      await page.getByRole('button', { name: action }).click()
      // The day is still to come, so the Studio asks.
      if (action === 'Mark as done')
        await page.getByRole('dialog').getByRole('button', { name: action }).click()
      // Under the pointer a button has another colour.
      await page.mouse.move(0, 0)
    }
    await expect.poll(() => buttonsIn(page, loud)).toEqual(['Make the link'])
    await expect(rows.filter({ hasText: first }).first()).toContainText('Done')
  },
)

const colourOf = (element: Element) => getComputedStyle(element).backgroundColor

/** The texts of the buttons and links on the page that have this colour. */
const buttonsIn = (page: Page, colour: string) =>
  page
    .locator('#leads [data-ui="Button"]')
    .evaluateAll(
      (buttons, wanted) =>
        buttons
          .filter((button) => getComputedStyle(button).backgroundColor === wanted)
          .map((button) => button.textContent),
      colour,
    )

test(
  'the home begins with the requests that wait, and their clocks move by themselves',
  ONLY_IN_SWEEP,
  async ({ newPage, site }) => {
    await send(site, {
      name: 'Leaking Pipe',
      email: 'leak@example.ca',
      urgency: 'Emergency',
      phone: '514 873-6565',
    })
    const page = await newPage()
    await signIn(page, ADMIN)
    await page.clock.install()
    await openStudio(page)
    const waiting = page.getByRole('region', { name: /^Waiting for you \(\d+\)$/ })
    const row = waiting.getByRole('listitem').filter({ hasText: 'Leaking Pipe' })
    await expect(row.getByText('Emergency', { exact: true })).toBeVisible()
    await expect(row.getByText(/^1\sh\s\d\d\smin left$/)).toBeVisible()
    await expect(waiting.getByRole('listitem').first()).toContainText('Emergency')
    await expectNothingFound(page, { part: '#home' })
    await page.clock.fastForward('01:30:00')
    await expect(row.getByText(/^\d\d\smin left$/)).toBeVisible()
    await page.clock.fastForward('02:00:00')
    await expect(row.getByText(/^1\sh\s\d\d\smin overdue$/)).toBeVisible()
    await row.getByRole('link', { name: 'Leaking Pipe' }).click()
    await expect(page.getByRole('heading', { name: 'Leaking Pipe' })).toBeVisible()
    await expect(page.getByText(/^A response is promised by /)).toBeVisible()
  },
)

test(
  'staff see that mail to a customer comes back, and say that it arrives again',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const email = 'gone@example.ca'
    await send(site, { name: 'Gone Away', email })
    failAddress(site, email)
    await openLeads(page)
    await page.getByRole('listitem').filter({ hasText: 'Gone Away' }).getByRole('button').click()
    const mark = page.getByText('Mail to this customer comes back')
    await expect(mark).toBeVisible()
    await expectNothingFound(page, { part: '#leads' })
    await page.getByRole('button', { name: 'The address works again' }).click()
    await expect(page.getByText('Staff said that the e-mail address works again')).toBeVisible()
    await expect(mark).toBeHidden()
  },
)
