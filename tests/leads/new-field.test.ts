import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { FormFields } from '#components/lead/form-fields.tsx'
import { leadFilter } from '#lib/leads/staff/list.ts'
import { Crm } from './crm.ts'
import { post } from './post.ts'
import { startProgram } from './process.ts'
import { PAYLOADS } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

/** What somebody adds to the table of the contractor application, and to nothing else. */
const FIELDS = [
  "vehicle_plate: { ...line(), label: { en: 'Vehicle plate', fr: 'Plaque du véhicule' } },",
  "insured: { ...yesNo(), label: { en: 'Insured', fr: 'Assuré' } },",
]

/** A copy of the project with the new fields. */
function projectWithFields(): string {
  const folder = temporaryFolder()
  for (const part of [
    'lib',
    'blocks',
    'schemas',
    'studio/core',
    'studio/tools/leads',
    'tests/leads',
    'package.json',
  ]) {
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  const table = join(folder, 'lib/leads/forms/contractor.ts')
  const lines = readFileSync(table, 'utf8').split('\n')
  const place = lines.findIndex((line) => line.includes('years_experience: {'))
  writeFileSync(table, lines.toSpliced(place, 0, ...FIELDS).join('\n'))
  return folder
}

test('fields that are added to a form are asked, stored, sent to the CRM, shown to staff and exported', async () => {
  const project = projectWithFields()
  const crm = await new Crm().start()
  onTestFinished(() => crm.stop())
  const folder = temporaryFolder()
  const server = startProgram('server', { DATA_DIR: folder, CRM_WEBHOOK_URL: crm.url }, { project })
  onTestFinished(() => server.kill())
  const payload = { ...PAYLOADS.contractor, vehicle_plate: 'LIC-42', insured: 'no' }
  const body = JSON.stringify({ type: 'contractor', submission_id: randomUUID(), lang: 'fr', payload })
  const answer = await post(`http://127.0.0.1:${await server.said(/listening (\d+)/)}/api/leads`, body)
  expect(answer.status).toBe(202)

  await expect.poll(() => crm.arrivals).toHaveLength(1)
  expect(crm.arrivals[0]?.lead).toMatchObject({
    vehicle_plate: 'LIC-42',
    insured: 'no',
    message:
      'Entreprise\u00a0: Gagnon inc.\nSpécialités\u00a0: Bornes de recharge\nAnnées d’expérience\u00a0: 12\n\nNous couvrons la Mauricie.\n\nPlaque du véhicule\u00a0: LIC-42\nAssuré\u00a0: Non',
  })
  const { outbox } = await temporaryOutbox({ folder })
  const row = await outbox.db.selectFrom('leads').select('fields').executeTakeFirstOrThrow()
  expect(JSON.parse(row.fields ?? '')).toMatchObject(payload)

  const load = (path: string) => import(join(project, path))
  const { listLeads } = await load('lib/leads/staff/list.ts')
  const { leads } = await listLeads(outbox, leadFilter.parse({}))
  const { labelledAnswers } = await load('studio/tools/leads/answer-labels.ts')
  expect(labelledAnswers(leads[0], 'fr', (slug: string) => slug)).toContainEqual({
    name: 'vehicle_plate',
    label: 'Plaque du véhicule',
    value: 'LIC-42',
    isTechnical: false,
  })
  expect(labelledAnswers(leads[0], 'fr', (slug: string) => slug)).toContainEqual(
    expect.objectContaining({ label: 'Assuré', value: 'Non' }),
  )
  const { exportLeads } = await load('lib/leads/staff/export.ts')
  const csv = await text(exportLeads(outbox, leadFilter.parse({})))
  expect(parse(csv, { bom: true, columns: true })).toMatchObject([{ vehicle_plate: 'LIC-42', insured: 'no' }])

  const { questionsOf } = await load('lib/leads/forms/questions.ts')
  const page = renderToStaticMarkup(
    createElement(FormFields, { form: 'contractor', questions: questionsOf('contractor', 'fr') }),
  )
  expect(page).toMatch(/Plaque du véhicule \(facultatif\)<\/label><input [^>]*name="vehicle_plate"/)
  const [group = ''] = page.match(/<fieldset.*<\/fieldset>/) ?? []
  expect(group).toContain('>Assuré (facultatif)</legend>')
  expect(group.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(2)
  expect(group).toMatch(/value="yes"[^>]*>Oui<.*value="no"[^>]*>Non</)
})
