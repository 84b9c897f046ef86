import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { lifeOf } from '#lib/requests/life.ts'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { fileName, peopleCsv } from './people-csv.ts'
import { WORDS } from './words.ts'

const REVIEW = { linkExpiresAt: null, receivedAt: null, documentId: 'review-1', photo: null }

function summary(
  payload: Record<string, string> = {},
  change: Partial<LeadSummary> = {},
  form: FormType = 'lead',
): LeadSummary {
  const { type, lang, lead, fields } = sampleSubmission({ type: form, payload })
  const { submission_id: submissionId, reference } = lead
  return {
    submissionId,
    reference,
    type,
    lang,
    state: 'delivered',
    suspicion: null,
    receivedAt: Date.parse('2026-11-30T19:05Z'),
    deliveredAt: null,
    attempts: 1,
    nextAttemptAt: null,
    isBeingSent: false,
    stage: 'new',
    life: lifeOf(0, []),
    handler: null,
    note: '',
    emailFailedAt: null,
    emailProvenAt: null,
    offers: null,
    review: REVIEW,
    lead,
    fields,
    ...change,
  }
}

function csvOf(leads: LeadSummary[], language: Language): string {
  const staff = [{ id: 'account-1', displayName: 'Jo Tremblay', canHandle: true }]
  const serviceName = (sent: string) => `Name of ${sent}`
  return peopleCsv(leads, { words: WORDS[language], language, zone: 'America/Toronto', staff, serviceName })
}

const read = (csv: string, delimiter: string): string[][] => parse(csv, { bom: true, delimiter })

test('30 columns in each language, with words for people and nothing for machines', () => {
  const appointment = { day: '2026-12-05', from: '09:00', to: '11:00', isConfirmed: true }
  const lead = summary(
    { timeline: 'Within 2 Weeks', urgency: 'High', marketing_consent: 'yes' },
    { handler: 'account-1', life: { ...lifeOf(0, []), state: 'scheduled', appointment } },
  )
  const [titles = [], cells = []] = read(csvOf([lead], 'fr'), ';')
  expect(titles).toHaveLength(30)
  expect(new Set(titles).size).toBe(30)
  expect(Object.fromEntries(titles.map((title, place) => [title, cells[place]]))).toMatchObject({
    Référence: lead.reference,
    // 19:05 in Greenwich, on the clock of the reader.
    Reçue: '2026-11-30 14:05',
    Formulaire: 'Réservation ou soumission',
    Statut: 'Jour fixé',
    'Degré d’urgence': 'Élevé',
    'Service ou objet': 'Name of tv-audio',
    Délai: 'D’ici deux semaines',
    'Jour de l’installation': '2026-12-05 09:00–11:00',
    Responsable: 'Jo Tremblay',
    'Messages commerciaux': 'Oui',
    Langue: 'Français',
    'Livraison au CRM': 'Livrée',
  })
  expect(cells.join(' ')).not.toContain(lead.submissionId)
  const [english = []] = read(csvOf([lead], 'en'), ',')
  expect(english).toHaveLength(30)
  for (const [place, title] of english.entries()) {
    expect(title, 'a title for people').toMatch(/^\p{Lu}[^_]+$/u)
    expect(titles[place], 'a title for people').toMatch(/^\p{Lu}[^_]+$/u)
  }
})

test('what only some leads have is a column of its own, in words', () => {
  const jobs = [
    { quantity: 2, text: 'TV mounting' },
    { quantity: 1, text: 'Shelf' },
  ] as unknown as LeadSummary['lead']['jobs']
  const request = summary()
  const added_message = '2026-11-30T19:05:00.000Z First.\n\n2026-11-30T20:05:00.000Z Second.'
  const leads = [
    { ...request, lead: { ...request.lead, jobs, added_message } },
    summary({}, { life: null }, 'contractor'),
    summary({}, { life: null }, 'claim'),
    summary({}, { life: null }, 'partner'),
  ]
  const [titles = [], ...rows] = read(csvOf(leads, 'en'), ',')
  const column = (title: string) => rows.map((cells) => cells[titles.indexOf(title)])
  expect(column('Details of the service')).toEqual(['Name of 65-75', 'Bornes de recharge', '', ''])
  expect(column('Number of installations')).toEqual(['3', '', '', ''])
  expect(column('Years of experience')).toEqual(['', '12', '', ''])
  expect(column('Claim: installed on')).toEqual(['', '', '2026-11-20', ''])
  expect(column('Claim: noticed on')).toEqual(['', '', '2026-11-28', ''])
  expect(column('Added afterwards')[0]).toBe('2026-11-30 14:05 First.\n\n2026-11-30 15:05 Second.')
})

test('a file has its day on the clock of the reader', () => {
  const at = Date.parse('2026-12-01T03:00Z')
  const names = LANGUAGES.flatMap((language) => Object.values(WORDS[language].columns.files))
  expect(names.map((name) => fileName(name, at, 'America/Toronto'))).toEqual([
    'leads-people-2026-11-30.csv',
    'leads-all-2026-11-30.csv',
    'demandes-tableur-2026-11-30.csv',
    'demandes-tous-les-champs-2026-11-30.csv',
  ])
})

test('each language has the separator of its spreadsheets, and is read as UTF-8', () => {
  const lead = summary({ name: 'Zoé; Ève, et Noël' })
  expect(csvOf([lead], 'fr')).toMatch(/^\ufeff"Référence";"Reçue";/)
  expect(csvOf([lead], 'en')).toMatch(/^\ufeff"Reference","Received",/)
  for (const language of LANGUAGES) {
    const [titles = [], cells = []] = read(csvOf([lead], language), language === 'fr' ? ';' : ',')
    expect(cells).toHaveLength(titles.length)
    expect(cells).toContain('Zoé; Ève, et Noël')
  }
})

test('no cell is run as a formula', () => {
  const formulas = ['=HYPERLINK("x")', '+1 514', '-1', '@SUM(A1)', 'a;=1+2', '＝1']
  const leads = formulas.map((formula) => summary({ name: formula, message: `${formula} and more of it` }))
  for (const language of LANGUAGES) {
    const delimiter = language === 'fr' ? ';' : ','
    const rows = read(csvOf(leads, language), delimiter)
    expect(rows).toHaveLength(formulas.length + 1)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝]|;=/)
  }
})

test('a lead that nobody of the staff handles any more, and one that was declined', () => {
  const rows = read(csvOf([summary({}, { handler: 'account-9', life: null, stage: 'declined' })], 'en'), ',')
  expect(rows[1]).toEqual(expect.arrayContaining(['Somebody who left', 'Declined']))
})
