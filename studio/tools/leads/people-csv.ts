import { BYTE_ORDER_MARK, csvLineWith } from '#lib/csv.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { addedMessages } from '#lib/leads/added-messages.ts'
import { contractorForm } from '#lib/leads/forms/contractor.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { leadForm } from '#lib/leads/forms/lead.ts'
import type { Lead, LeadField } from '#lib/leads/lead.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import { localTime } from '#lib/requests/local-time.ts'
import { answerText, statusOf, subjectOf } from './lead-names.ts'
import type { ServiceName } from './service-names.ts'
import { dayText } from './time-words.ts'
import type { Words } from './words.ts'

/** Excel takes the separator from the regional settings of Windows: a semicolon in French, a comma in English. */
const SEPARATORS: Record<Language, string> = { en: ',', fr: ';' }

interface Reader {
  words: Words
  language: Language
  /** The time zone of the reader's browser. */
  zone: string
  staff: readonly StaffMember[]
  serviceName: ServiceName
}

/**
 * Leads as CSV for people: 30 columns in the reader's language. Times such as `2026-11-30 14:05` are read as times by
 * spreadsheets in both languages. `export.ts` makes the complete CSV, for programs.
 */
export function peopleCsv(leads: readonly LeadSummary[], reader: Reader): string {
  const columns = columnsFor(reader)
  const line = csvLineWith(SEPARATORS[reader.language])
  const rows = leads.map((lead) => line(columns.map(([, cell]) => cell(lead))))
  return BYTE_ORDER_MARK + line(columns.map(([title]) => title)) + rows.join('')
}

type Column = [title: string, cell: (lead: LeadSummary) => string]

function columnsFor({ words, language, zone, staff, serviceName }: Reader): Column[] {
  const { columns } = words
  const answer = (name: keyof typeof leadForm.fields & LeadField): Column => [
    leadForm.fields[name].label[language],
    ({ lead }) => answerText(lead, name, language),
  ]
  const names = new Map(staff.map(({ id, displayName }) => [id, displayName]))
  return [
    [columns.reference, ({ reference }) => reference],
    [columns.received, ({ receivedAt }) => timeIn(zone, receivedAt)],
    [words.type, ({ type }) => words.types[type]],
    [words.stage, (lead) => statusOf(lead, words)],
    answer('urgency'),
    [columns.subject, (lead) => subjectOf(lead, serviceName)],
    [
      leadForm.fields.service_type_detail.label[language],
      ({ type, lead }) => detailOf(type, lead, serviceName),
    ],
    [columns.jobs, jobCount],
    [contractorForm.fields.years_experience.label[language], ({ fields }) => fields.years_experience ?? ''],
    answer('name'),
    answer('email'),
    answer('phone'),
    answer('property_address'),
    answer('city'),
    answer('province_state'),
    [columns.message, ({ lead, fields }) => fields.message || lead.message],
    [columns.added, ({ lead }) => addedText(lead, zone)],
    answer('preferred_date'),
    answer('timeline'),
    answer('budget_range'),
    [columns.estimate, (lead) => estimateOf(lead, language)],
    [columns.claimInstalled, ({ fields }) => fields.installed_on ?? ''],
    [columns.claimNoticed, ({ fields }) => fields.noticed_on ?? ''],
    [words.day, ({ life }) => (life?.appointment ? dayText(life.appointment) : '')],
    [words.handler, ({ handler }) => (handler === null ? '' : (names.get(handler) ?? columns.former))],
    [words.note, ({ note }) => note],
    [columns.photos, ({ lead }) => String(lead.photos?.length ?? 0)],
    [columns.consent, ({ lead }) => (lead.marketing_consent ? columns.yes : columns.no)],
    [columns.language, ({ lang }) => columns.languages[lang]],
    [words.state, ({ state }) => words.states[state]],
  ]
}

/** The name of a file with its day, so that the files of two days stand beside each other: `leads-people-2026-11-30.csv`. */
export const fileName = (name: string, at: number, zone: string): string =>
  `${name}-${localTime(at, zone).day}.csv`

function timeIn(zone: string, at: number): string {
  const { day, minutes } = localTime(at, zone)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The chosen detail of a service, or the trades of an applicant. In other leads the field has what they are about, which is another column. */
const detailOf = (type: FormType, { service_type_detail }: Lead, serviceName: ServiceName): string =>
  type === 'lead' ? serviceName(service_type_detail) : type === 'contractor' ? service_type_detail : ''

/** The number of installations of a request, each as often as it was asked for. Empty for other forms. */
const jobCount = ({ type, lead: { jobs = [] } }: LeadSummary): string =>
  type === 'lead' ? String(jobs.reduce((count, { quantity }) => count + quantity, 0) || 1) : ''

/** What the customer added, each message after its time. */
const addedText = (lead: Lead, zone: string): string =>
  addedMessages(lead)
    .map(({ at, text }) => `${timeIn(zone, Date.parse(at))} ${text}`)
    .join('\n\n')

function estimateOf({ lead: { estimate_low: low, estimate_high: high } }: LeadSummary, language: Language) {
  return low && high ? getFormatters(language).priceRange(Number(low), Number(high)) : ''
}
