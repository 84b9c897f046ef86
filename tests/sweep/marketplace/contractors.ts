import { expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { type Contractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import { LICENCE_TRADES, LICENCES } from '#lib/matching/licences.ts'
import type { OwnSite } from '../../e2e/site.ts'
import { leadsOf } from '../../e2e/stored-leads.ts'
import { withOutbox } from '../../e2e/stored-offers.ts'
import { openStudio, publish, setLocalized } from '../../e2e/studio.ts'
import { activeContractor } from '../../leads/sample-contractors.ts'
import type { Run } from './runs.ts'

const SERVICE = 'ev-charger-installation'

/** Applies on the site. Returns the submission id; the page says where the application stands. */
export async function apply(page: Page, site: OwnSite, run: Run): Promise<string> {
  const { lang, scripts, city, licence, applicant } = run
  await page.goto(localizedHref('/contractors/join', lang))
  const form = page.locator('form[action="/api/leads"]')
  if (scripts) await expect(form.locator('[name=form_start_time]')).not.toHaveValue('')
  const values = {
    business_name: applicant.business,
    name: applicant.name,
    email: applicant.email,
    phone: '(438) 555-0142',
    city: city.name,
    years_experience: '12',
    licence_number: licence.number,
    licence_expires: '2099-03-31',
    insurance_amount: '2000000',
    insurer: 'Acme',
    insurance_expires: '2099-12-31',
  }
  await form.locator('[name=province_state]').selectOption(city.province)
  for (const part of await form.locator('details[data-part] > summary').all()) await part.click()
  for (const box of [`[name=services][value=${SERVICE}]`, `[name=cities][value=${city.slug}]`]) {
    await form.locator(`details:not([data-part]):has(${box}) > summary`).click()
    await form.locator(`label:has(${box})`).click()
    await expect(form.locator(box)).toBeChecked()
  }
  await form.locator('[name=licence_authority]').first().selectOption(licence.authority)
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).first().fill(value)
  await form.locator('button[type=submit]').locator('visible=true').click()
  await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
  return leadsOf(site, applicant.email)[0]?.submission_id ?? ''
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Staff make a contractor of an application, say what its licence is for, and mail the link. Returns the contractor's id. */
export async function makeContractor(staff: Page, application: string, run: Run): Promise<string> {
  await openStudio(staff, `/studio/leads/${application}`)
  await staff.getByRole('button', { name: 'Make a contractor of it' }).click()
  await expect(staff).toHaveURL(/\/studio\/contractors\/[0-9a-f-]{36}$/)
  await expect(staff.getByRole('heading', { name: run.applicant.business, level: 2 })).toBeVisible()
  const proofs = part(staff, 'Licences and insurance')
  await expect(proofs.getByRole('textbox', { name: 'Number' })).toHaveValue(run.licence.number)
  const electrical = proofs.getByRole('checkbox', { name: 'Electrical' })
  // Of a licence that can be for several trades the application does not say for which.
  if (!(await electrical.isChecked())) {
    await electrical.check()
    await staff.getByRole('button', { name: 'Save the record' }).click()
    await expect(staff.getByText('Saved.', { exact: true })).toBeVisible()
  }
  const links = part(staff, 'Link for the contractor')
  await links.getByRole('button', { name: 'Mail the link' }).click()
  await expect(links.getByRole('status')).toHaveText('The link is on its way by mail.')
  return staff.url().split('/').at(-1) ?? ''
}

/** Staff look at the proofs that the contractor has sent, and let jobs come. */
export async function check(staff: Page, run: Run): Promise<void> {
  await staff.reload()
  const proofs = part(staff, 'Licences and insurance')
  for (const what of [`Licence ${run.licence.number}`, 'Insurance']) {
    const proof = proofs.getByRole('region', { name: `Proof: ${what}` })
    await expect(proof.getByRole('button', { name: 'Download the file' })).toBeVisible()
    await proof.getByRole('button', { name: 'I have seen it: checked' }).click()
    await expect(proof).toContainText('Checked by Editor on')
  }
  await staff.getByRole('button', { name: 'Set to checked' }).click()
}

/** Staff let jobs come. */
export async function activate(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Set to active' }).click()
  await expect(staff.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
}

/** Staff show the contractor on the site: a draft from the record, with a text, is published. */
export async function showOnSite(staff: Page): Promise<void> {
  const shown = part(staff, 'On the site')
  await shown.getByRole('button', { name: 'Show as an installer' }).click()
  await expect(shown).toContainText('There is a draft that nobody has published.')
  await shown.getByRole('link', { name: 'Open the public installer' }).click()
  await setLocalized(staff, 'description', 'en', 'Charging stations for houses.')
  await setLocalized(staff, 'description', 'fr', 'Bornes de recharge pour les maisons.')
  await publish(staff)
}

/** An active contractor for the same work, as staff have recorded one before. */
function another(site: OwnSite, { city, licence }: Run, lang: Language, number: string): Promise<Contractor> {
  const { trades } = LICENCES.find(({ id }) => id === licence.authority) ?? { trades: LICENCE_TRADES }
  const checked = { checkedAt: Date.parse('2026-11-01T12:00Z'), checkedBy: null }
  const profile = {
    province: city.province,
    services: [SERVICE],
    cities: [city.slug],
    licences: [
      {
        ...{ authority: licence.authority, number, province: city.province, expires: '2099-03-31' },
        ...{ trades: [...trades], proof: null },
        ...checked,
      },
    ],
  }
  return withOutbox(site, async (outbox) => {
    const found = await readContractor(outbox, await activeContractor(outbox, { lang, profile }))
    if (!found) throw new Error('The contractor is not stored.')
    return found
  })
}

/** Two other contractors for the same work: the first one speaks the other language. */
export async function otherContractors(site: OwnSite, run: Run): Promise<[Contractor, Contractor]> {
  const numbers = run.lang === 'en' ? ['7005551', '7005552'] : ['5555-1111-01', '5555-1111-02']
  return [
    await another(site, run, otherLanguage(run.lang), numbers[0] ?? ''),
    await another(site, run, run.lang, numbers[1] ?? ''),
  ]
}

/** The address of the page of the service in the city. */
export const localPage = ({ city, lang }: Run): string => localizedHref(`/${city.slug}/${SERVICE}`, lang)

/** The address of the form for quotes of the service in the city. */
export const quotesPage = ({ city, lang }: Run): string =>
  localizedHref(`/get-quote?service=${SERVICE}&city=${city.slug}`, lang)
