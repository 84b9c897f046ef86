import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { ADMIN } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { storeContractors, storeQuote } from '../e2e/stored-contractors.ts'
import { openStudio } from '../e2e/studio.ts'

const test = testInStudio(ADMIN, { env: { LEADS_RATE_LIMIT: '0' } })

async function send(site: Site): Promise<void> {
  const payload = {
    name: 'Maude Planted',
    email: 'planted@customer.example',
    phone: '(416) 555-7788',
    city: 'Toronto',
    province_state: 'ON',
    service_type: 'tv-mounting',
    message: 'A 65-inch TV on brick.',
  }
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: crypto.randomUUID(), payload }),
  })
  expect(response.status).toBe(202)
}

test('staff ask the proposed contractors, copy a link, and choose a quote for the customer', async ({
  page,
  site,
}) => {
  storeContractors(site, ['Ada TV', 'Bo TV', 'Cy TV', 'Di TV'])
  storeContractors(site, ['Far TV'], { cities: ['montreal'] })
  storeContractors(site, ['Bare TV'], { insurance: null })
  await send(site)
  await openStudio(page, '/studio/leads')
  const row = page.getByRole('listitem').filter({ hasText: 'Maude Planted' })
  await row.getByRole('button').click()

  const panel = page.getByRole('region', { name: 'Contractors' })
  const preview = panel.getByRole('group').filter({ hasText: 'The job as contractors see it' })
  await expect(preview).toContainText('A 65-inch TV on brick.')
  await expect(preview).not.toContainText(/planted|555-7788/i)
  // Three of the four have the request chosen, and no fourth can be asked at the same time.
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await panel.getByRole('checkbox', { checked: false }).first().check()
  await expect(panel.getByRole('button', { name: 'Ask 4 contractors' })).toBeDisabled()
  await panel.getByRole('checkbox', { checked: true }).first().uncheck()
  await panel.getByText(/^Others \(2\)/).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Far TV' })).toContainText('outside their area')
  const bare = panel.getByRole('listitem').filter({ hasText: 'Bare TV' })
  await expect(bare).toContainText('no valid insurance checked')
  await expect(bare.getByRole('checkbox')).toHaveCount(0)
  await expectNothingFound(page, { part: '#leads' })

  // This site sends no mail.
  await expect(panel.getByText(/copy the link and send it yourself/)).toBeVisible()
  await panel.getByRole('button', { name: 'Ask 3 contractors' }).press('Enter')
  const offers = panel.getByRole('list', { name: 'Asked' }).getByRole('listitem')
  await expect(offers).toHaveCount(3)
  await expect(row).toContainText('0 of 3 answered')
  const business = (await offers.first().locator('span, div').first().innerText()).split('\n')[0] ?? ''
  await panel.getByRole('button', { name: `Copy the link: ${business}` }).click()
  await expect(panel.getByRole('textbox', { name: `Link of ${business}` })).toHaveValue(/\/api\/job\?offer=/)

  storeQuote(site, business, 420)
  await page.reload()
  await expect(row).toContainText('1 of 3 answered')
  await expect(row).toContainText('quote arrived')
  await expect(panel.getByText('$420 plus tax')).toBeVisible()
  await panel.getByRole('button', { name: `Choose for the customer: ${business}` }).click()
  const question = page.getByRole('dialog', { name: 'Choose for the customer' })
  await expect(question).toContainText(`${business} then sees the name`)
  await question.getByRole('button', { name: 'Choose for the customer' }).click()
  await expect(question).toBeHidden()
  await expect(offers.filter({ hasText: 'Chosen' })).toHaveCount(1)
  await expect(page.getByText(`Contractor chosen · ${business} · Admin`)).toBeVisible()
  await expectNothingFound(page, { part: '#leads' })
})
