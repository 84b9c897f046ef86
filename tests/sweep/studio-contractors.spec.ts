import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { writeAs } from '../e2e/lake-requests.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { openStudio, signIn } from '../e2e/studio.ts'

const test = testWithSite({ env: { LEADS_RATE_LIMIT: '0' } })

const PDF = {
  name: 'RBQ 2027.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n'),
}

/** Applies on the site. Returns the submission id. */
async function apply(site: Site): Promise<string> {
  const id = crypto.randomUUID()
  const payload = {
    business_name: 'Bornes Gagnon inc.',
    name: 'Amélie Gagnon',
    email: 'amelie@bornes.example',
    phone: '(514) 873-6565',
    city: 'Montréal',
    province_state: 'QC',
    specialties: 'Bornes de recharge',
    years_experience: '12',
    lang: 'fr',
  }
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'contractor', submission_id: id, payload }),
  })
  expect(response.status).toBe(202)
  return id
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an application becomes a contractor that is checked, active, found, shown on the site and erased', async ({
  newPage,
  site,
}) => {
  test.slow()
  const page = await newPage({ viewport: { width: 1600, height: 1000 } })
  const application = await apply(site)
  await signIn(page, PEOPLE.editor)
  await openStudio(page, `/studio/leads/${application}`)
  await page.getByRole('button', { name: 'Make a contractor of it' }).click()
  await expect(page).toHaveURL(/\/studio\/contractors\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Contractors', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bornes Gagnon inc.', level: 2 })).toBeVisible()
  const rows = page
    .locator('#contractors')
    .getByRole('listitem')
    .getByRole('button', { name: 'Bornes Gagnon' })
  await expect(rows).toHaveCount(1)
  await expect(part(page, 'Business and contact')).toContainText('Bornes de recharge')

  // The record: what they do, where, a licence of the wrong form, the insurance.
  await page.getByRole('button', { name: 'Set to checked' }).click()
  await expect(page.getByText('Write down the insurance first')).toBeVisible()
  const does = part(page, 'What they do')
  await does.getByRole('searchbox', { name: 'Find in: Services' }).fill('ev charg')
  await does
    .getByRole('checkbox', { name: /EV charg/i })
    .first()
    .check()
  await expect(part(page, 'Where they work')).toContainText('Montreal')
  const proofs = part(page, 'Licences and insurance')
  await proofs.getByRole('button', { name: 'Add a licence' }).click()
  await proofs.getByRole('textbox', { name: 'Number' }).fill('12-34')
  await expect(proofs.getByRole('alert')).toHaveText(/It looks like 1234-5678-90\./)
  await proofs.getByRole('checkbox', { name: 'Electrical' }).check()
  await proofs.getByRole('button', { name: 'Add the insurance' }).click()
  const [licenceEnd, insuranceEnd] = await proofs.getByLabel('Last day').all()
  await licenceEnd?.fill('2099-03-31')
  await insuranceEnd?.fill('2099-12-31')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: '12-34 cannot be the number' })
  await expect(refusal).toBeVisible()
  await expect(proofs.getByRole('textbox', { name: 'Number' }), 'what was typed stays').toHaveValue('12-34')
  await proofs.getByRole('textbox', { name: 'Number' }).fill('RBQ 1234567890')
  await page.getByRole('button', { name: 'Save the record' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(proofs.getByRole('textbox', { name: 'Number' })).toHaveValue('1234-5678-90')

  // The proofs: a file for the licence, paper for the insurance.
  const licence = proofs.getByRole('region', { name: 'Proof: Licence 1234-5678-90' })
  const insurance = proofs.getByRole('region', { name: 'Proof: Insurance' })
  await licence.locator('input[type=file]').setInputFiles(PDF)
  await licence.getByRole('button', { name: 'I have seen it: checked' }).click()
  await expect(licence).toContainText('Checked by Editor on')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    licence.getByRole('button', { name: 'Download the file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('RBQ 2027.pdf')
  expect(await readFile(await download.path())).toEqual(PDF.buffer)
  await insurance.getByLabel('Or seen on paper on').fill('2026-11-02')
  await insurance.getByRole('button', { name: 'Checked on paper' }).click()
  await expect(insurance).toContainText('seen on paper on')
  await expectNothingFound(page, { part: '#contractors' })

  await page.getByRole('button', { name: 'Set to checked' }).click()
  await page.getByRole('button', { name: 'Set to active' }).click()
  await expect(rows.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('applied')
  await expect(page.getByText('No contractor matches.')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('active')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('gagnon amelie')
  await expect(rows).toHaveCount(1)

  // The link, without a mail server.
  const links = part(page, 'Link for the contractor')
  await expect(links.getByRole('button', { name: 'Mail the link' })).toHaveCount(0)
  await links.getByRole('button', { name: 'Show the link' }).click()
  await expect(links.getByRole('textbox', { name: 'Link to all jobs' })).toHaveValue(
    /\/api\/job\?contractor=[0-9a-f-]{36}&key=[0-9a-f]{64}&lang=fr$/,
  )

  // Somebody else changes the record meanwhile: what was typed stays, and is saved on the newest version.
  const id = page.url().split('/').at(-1) ?? ''
  const admin = await newPage()
  await signIn(admin, PEOPLE.administrator)
  const { contractor } = await (await admin.request.get(`/api/contractors/${id}`)).json()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Calls back on Monday.')
  const change = { version: contractor.version, phone: '(514) 873-0000' }
  expect((await admin.request.patch(`/api/contractors/${id}`, { data: change })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Somebody has changed this contractor' }),
  ).toBeVisible()
  await expect(part(page, 'Business and contact').getByLabel('Telephone')).toHaveValue('(514) 873-0000')
  await expect(note).toHaveValue('Calls back on Monday.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(part(page, 'Story')).toContainText('Note changed')

  // On the site: a draft from the record, which a person publishes.
  const shown = part(page, 'On the site')
  await shown.getByRole('button', { name: 'Show as an installer' }).click()
  await expect(shown).toContainText('There is a draft that nobody has published.')
  await expect(shown.getByRole('link', { name: 'Open the public installer' })).toBeVisible()

  const { contractor: made } = await (await admin.request.get(`/api/contractors/${id}`)).json()
  const publishedId = made.installer
  const draftId = `drafts.${publishedId}`
  const description = { _type: 'localeText', en: 'Charging stations.', fr: 'Bornes de recharge.' }
  const edit = {
    actionType: 'sanity.action.document.edit',
    publishedId,
    draftId,
    patch: { set: { description } },
  }
  const publish = { actionType: 'sanity.action.document.publish', publishedId, draftId }
  const written = await writeAs(admin, site, 'actions/production', { actions: [edit, publish] })
  expect(written.status(), await written.text()).toBe(200)
  const visitor = await newPage()
  const card = visitor.getByRole('article').filter({ hasText: 'Bornes Gagnon inc.' })
  for (const [path, line] of [
    ['/contractors', 'RBQ licence: 1234-5678-90, checked on '],
    ['/contractors?lang=fr', 'Licence RBQ\u00A0: 1234-5678-90, preuve vérifiée le '],
  ] as const) {
    await visitor.goto(path)
    await expect(card.getByText(line)).toBeVisible()
  }
  await page.reload()
  await expect(shown).toContainText('Record and site say the same.')
  const licences = [{ _key: 'one', _type: 'installerLicence', authority: 'rbq', number: '1234-5678-90' }]
  const ended = licences.map((one) => ({ ...one, checkedOn: '2025-11-01', expires: '2026-01-31' }))
  const mutations = [{ patch: { id: publishedId, set: { licences: ended } } }]
  expect((await writeAs(admin, site, 'mutate/production', { mutations })).status()).toBe(200)
  await visitor.goto('/contractors')
  await expect(card).toBeVisible()
  await expect(card.getByText('1234-5678-90')).toHaveCount(0)
  await page.reload()
  await expect(shown.getByRole('alert')).toHaveText(/something else than the record: the licences\./)

  // In French, on the home page and in the tool; then it is erased.
  const french = await newPage({ viewport: { width: 1600, height: 1000 }, locale: 'fr-CA' })
  await signIn(french, PEOPLE.editor)
  await openStudio(french)
  const line = french.locator('#home').getByRole('listitem').filter({ hasText: 'Entrepreneurs' })
  await expect(line).toContainText('Rien à vérifier')
  await line.getByRole('link', { name: 'Entrepreneurs' }).click()
  await french.locator('#contractors').getByRole('button', { name: 'Bornes Gagnon' }).click()
  await expect(french.getByRole('heading', { name: 'Licences et assurance' })).toBeVisible()
  await expectNothingFound(french, { part: '#contractors' })
  await french.getByRole('button', { name: 'Autres actions' }).click()
  await french.getByRole('menuitem', { name: 'Supprimer les données de cette entreprise' }).click()
  const question = french.getByRole('dialog', { name: 'Supprimer les données de cette entreprise' })
  await expect(question).toContainText('La candidature reste dans Demandes')
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(french.getByText('Aucune fiche ne correspond.')).toBeVisible()
  expect((await admin.request.get(`/api/contractors/${id}`)).status()).toBe(404)
})

test('translators and viewers see nothing of contractors', async ({ newPage }) => {
  for (const role of ['translator', 'viewer'] as const) {
    const page = await newPage()
    await signIn(page, PEOPLE[role])
    await openStudio(page)
    await expect(page.getByRole('link', { name: 'Content' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contractors' })).toHaveCount(0)
    expect((await page.request.get('/api/contractors')).status(), role).toBe(403)
  }
})
