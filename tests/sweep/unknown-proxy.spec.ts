import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { ADMIN } from '../e2e/people.ts'
import { goTo, openStudio, signIn } from '../e2e/studio.ts'
import { agent, post } from '../leads/post.ts'
import { PAYLOADS } from '../leads/samples.ts'

/** A server with the settings as they come, behind a proxy that nobody told it of: all visitors look like one. */
const test = testWithSite()

test.afterAll(() => agent.destroy())

const PEOPLE = 500
/** The default of LEADS_RATE_LIMIT. */
const LIMIT = 30

test('500 leads from 500 people are kept, and staff see them, release them, and learn what to set', async ({
  page,
  site,
}) => {
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => {
      const payload = { ...PAYLOADS.lead, email: `person${n}@mail.example` }
      const body = JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload })
      return post(`${site.url}/api/leads`, body, { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` })
    }),
  )
  expect(answers.filter(({ status }) => status !== 202)).toEqual([])
  expect(site.output().match(/A proxy seems to stand in front of this server/g)).toHaveLength(1)
  expect(await (await fetch(`${site.url}/api/health`)).json()).toEqual({ status: 'ok' })

  await signIn(page, ADMIN)
  await openStudio(page, '/studio/leads')
  const state = page.getByRole('combobox', { name: 'Delivery to the CRM' })
  await expect(state.getByRole('option', { name: `Waiting (${LIMIT})` })).toBeAttached()
  await state.selectOption({ label: `Suspected spam (${PEOPLE - LIMIT})` })
  await page
    .getByRole('combobox', { name: 'Why suspected' })
    .selectOption('too many from this network address')
  await expectNothingFound(page, { part: '#leads' })
  await page.getByRole('button', { name: 'None is spam: send them all' }).click()
  const question = page.getByRole('dialog', { name: 'None is spam: send them all' })
  await expect(question).toContainText(`all ${PEOPLE - LIMIT} leads`)
  await question.getByRole('button', { name: 'None is spam: send them all' }).click()
  await expect(page.getByText(`${PEOPLE - LIMIT} leads were released.`)).toBeVisible()
  await expect(state.getByRole('option', { name: `Waiting (${PEOPLE})` })).toBeAttached()

  await goTo(page, '/studio/checklist')
  const check = page.getByTestId('check-proxies')
  await expect(check).toContainText('Set TRUSTED_PROXIES on the server')
  await expect(check.getByRole('listitem')).toHaveText(['X-Forwarded-For'])
})

test('filled hidden fields that were thrown away are counted, and staff see how many', async ({
  page,
  site,
}) => {
  for (let n = 0; n < 23; n++) {
    const payload = { ...PAYLOADS.lead, honeypot: 'http://spam.example' }
    const body = JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload })
    expect((await post(`${site.url}/api/leads`, body)).status).toBe(202)
  }
  await signIn(page, ADMIN)
  await openStudio(page, '/studio/leads')
  await expect(page.getByText(/^3 messages were thrown away since /)).toBeVisible()
})
