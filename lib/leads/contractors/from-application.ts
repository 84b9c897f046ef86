import type { Language } from '#lib/i18n/languages.ts'
import { normalizedNumber } from '#lib/matching/licence-numbers.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import type { CallHours } from '#lib/matching/on-call.ts'
import { PROVINCES } from '#lib/requests/local-time.ts'
import { licencesIn } from '../forms/contractor.ts'
import { rowsIn } from '../forms/rows.ts'
import type { Lead } from '../lead.ts'
import type { ContractorPerson } from './contractors.ts'
import { type ContractorLicence, type ContractorProfile, contractorProfile } from './profile.ts'

/** What is read of an application: its lead, and the typed values, which leads of old releases do not have. */
interface ApplicationSummary {
  lead: Lead
  fields: Readonly<Record<string, string>>
  lang: Language
}

/**
 * The values of a contractor's record from an application. Nothing of it is checked yet: staff look at the proofs. An old
 * application has only texts; they are in `about`, as those of a new one.
 */
export function profileOfApplication({ lead, fields, lang }: ApplicationSummary): {
  person: ContractorPerson
  profile: ContractorProfile
} {
  return {
    person: {
      business: fields.business_name || lead.name,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      lang,
    },
    profile: contractorProfile.parse({
      years: fields.years_experience ?? '',
      province: provincesIn(lead.province_state)[0] ?? '',
      city: lead.city,
      services: slugsIn(fields.services),
      categories: slugsIn(fields.categories),
      cities: slugsIn(fields.cities),
      provinces: provincesIn(fields.provinces),
      onCall: hoursIn(fields),
      licences: licencesIn(fields).flatMap(licenceOf).slice(0, MOST_LICENCES),
      insurance: insuranceIn(fields),
      about: aboutIn(lead, fields),
    }),
  }
}

/** As many as `contractorProfile` takes. */
const MOST_LICENCES = 30
const MOST_SLUGS = 200
const LONGEST_ABOUT = 5000

const slugsIn = (text: string | undefined): string[] => rowsIn(text).filter(Boolean).slice(0, MOST_SLUGS)

const provincesIn = (text: string | undefined): string[] =>
  rowsIn(text).filter((code) => PROVINCES.includes(code))

/**
 * A licence of a known authority. Its trades are known only where the authority has one: of a licence that may be for several
 * trades staff see them in the register.
 */
function licenceOf({
  authority: id,
  number,
  expires,
}: ReturnType<typeof licencesIn>[number]): Partial<ContractorLicence>[] {
  const authority = LICENCES.find((known) => known.id === id)
  if (!authority) return []
  const { provinces, trades } = authority
  return [
    {
      authority: id,
      number: normalizedNumber(id, number),
      province: provinces[0],
      trades: trades.length === 1 ? [...trades] : [],
      expires,
    },
  ]
}

/** An amount that is not said is 0: staff see it in the proof. */
function insuranceIn({
  insurance_amount: amount = '',
  insurer = '',
  insurance_expires: expires = '',
}: ApplicationSummary['fields']) {
  return amount || insurer || expires ? { amount: Number(amount), insurer, expires } : null
}

const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 0]

/** The hours of the form as times of a week. Together they are the whole week. */
const HOURS: Readonly<Record<string, CallHours[]>> = {
  days: WEEKDAYS.map((day) => ({ day, from: '08:00', to: '18:00' })),
  nights: WEEKDAYS.map((day) => ({ day, from: '18:00', to: '08:00' })),
  // An end that equals the beginning is a whole day.
  weekends: WEEKEND.map((day) => ({ day, from: '08:00', to: '08:00' })),
}

function hoursIn({ emergencies, emergency_hours }: ApplicationSummary['fields']): CallHours[] {
  if (emergencies !== 'yes') return []
  const ticked = rowsIn(emergency_hours).flatMap((one) => HOURS[one] ?? [])
  return ticked.length > 0 ? ticked : Object.values(HOURS).flat()
}

function aboutIn(lead: Lead, { specialties, message }: ApplicationSummary['fields']): string {
  const texts = [specialties ?? lead.service_type_detail, message ?? lead.message, lead.added_message]
  return texts.filter(Boolean).join('\n\n').slice(0, LONGEST_ABOUT).trim()
}
