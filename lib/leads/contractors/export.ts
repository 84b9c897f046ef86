import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import type { ContractorSummary } from './list.ts'

type Column = [title: string, cell: (summary: ContractorSummary) => string]

const isoTime = (time: number | null) => (time === null ? '' : new Date(time).toISOString())
const isoDay = (time: number | null) => isoTime(time).slice(0, 10)

/** Contractors as CSV for a spreadsheet. A cell never runs as a formula (lib/csv.ts). */
export const contractorsCsv = (contractors: readonly ContractorSummary[]): string =>
  BYTE_ORDER_MARK +
  csvLine(COLUMNS.map(([title]) => title)) +
  contractors.map((summary) => csvLine(COLUMNS.map(([, cell]) => cell(summary)))).join('')

const COLUMNS: Column[] = [
  ['business', ({ contractor }) => contractor.business],
  ['name', ({ contractor }) => contractor.name],
  ['email', ({ contractor }) => contractor.email],
  ['phone', ({ contractor }) => contractor.phone],
  ['language', ({ contractor }) => contractor.lang],
  ['state', ({ contractor }) => contractor.state],
  ['paused_by', ({ contractor }) => contractor.pausedBy ?? ''],
  ['paused_until', ({ contractor }) => isoDay(contractor.pausedUntil)],
  ['since', ({ contractor }) => isoTime(contractor.createdAt)],
  ['province', ({ contractor: { profile } }) => profile.province],
  ['city', ({ contractor: { profile } }) => profile.city],
  ['website', ({ contractor: { profile } }) => profile.website],
  ['years', ({ contractor: { profile } }) => profile.years],
  ['services', ({ contractor: { profile } }) => profile.services.join(' ')],
  ['categories', ({ contractor: { profile } }) => profile.categories.join(' ')],
  ['cities', ({ contractor: { profile } }) => profile.cities.join(' ')],
  ['provinces', ({ contractor: { profile } }) => profile.provinces.join(' ')],
  [
    'around',
    ({ contractor: { profile } }) => profile.around.map(({ city, km }) => `${city} ${km} km`).join(', '),
  ],
  [
    'licences',
    ({ contractor: { profile } }) =>
      profile.licences
        .map(({ authority, number, province, expires, checkedAt }) =>
          [
            authority,
            number,
            province,
            expires,
            checkedAt === null ? 'not checked' : `checked ${isoDay(checkedAt)}`,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(', '),
  ],
  ['insurance_amount', ({ contractor: { profile } }) => String(profile.insurance?.amount ?? '')],
  ['insurance_expires', ({ contractor: { profile } }) => profile.insurance?.expires ?? ''],
  ['insurance_checked', ({ contractor: { profile } }) => isoDay(profile.insurance?.checkedAt ?? null)],
  ['asked', ({ load }) => String(load.asked)],
  ['answered', ({ load }) => String(load.answered)],
  ['quoted', ({ load }) => String(load.quoted)],
  ['chosen', ({ load }) => String(load.chosen)],
  ['done', ({ load }) => String(load.done)],
  ['open_jobs', ({ load }) => String(load.openJobs)],
  [
    'answer_minutes',
    ({ load }) => (load.answerMinutes === null ? '' : String(Math.round(load.answerMinutes))),
  ],
  ['complaints', ({ complaints }) => String(complaints)],
  ['rating', ({ rating }) => String(rating ?? '')],
  ['installer', ({ contractor }) => contractor.installer ?? ''],
  ['note', ({ contractor }) => contractor.note],
  ['id', ({ contractor }) => contractor.id],
]
