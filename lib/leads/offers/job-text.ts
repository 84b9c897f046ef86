import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { timeText } from '#lib/requests/time-text.ts'
import type { Offer } from './offer.ts'
import type { SharedJob } from './shared-job.ts'

/* A job in words, in the contractor's language. It contains nothing that tells who the customer is. */

/** The site's names of services and cities in one language; null for unknown ones. */
export interface JobNames {
  service(text: string): string | null
  city(text: string): string | null
}

/** The jobs of a request, each with its number of times: `2 × TV mounting`. */
export function jobLines(
  { services, jobs, quantities }: SharedJob,
  names: JobNames,
  lang: Language,
): string[] {
  return services.map((service, place) => {
    const name = (service && names.service(service)) || (jobs[place] ?? '')
    const count = quantities[place] ?? 1
    return count > 1 ? `${getFormatters(lang).number(count)}\u00A0×\u00A0${name}` : name
  })
}

/** The answers to the questions of the services, in the contractor's language. */
export const detailFacts = (
  { details }: Pick<SharedJob, 'details'>,
  lang: Language,
): { label: string; value: string }[] =>
  details.map(({ label, text }) => ({ label: label[lang], value: text[lang] }))

/** The city, with the first half of the postal code. */
export const placeName = ({ citySlug, city, postalPrefix }: SharedJob, names: JobNames): string =>
  [names.city(citySlug || city) ?? city, postalPrefix].filter(Boolean).join(' ')

/**
 * Until when an answer is wanted, on the clock of the job's province: `December 2, 2026, 4:30 p.m.` When the clock of the
 * contractor's province shows another time, the text names the zone: `December 2, 2026, 4:30 p.m. (Eastern Time)`.
 * @param own the province of the contractor
 */
export function answerByText(
  { answerBy }: Pick<Offer, 'answerBy'>,
  { province }: Pick<SharedJob, 'province'>,
  own: string,
  lang: Language,
): string {
  const zone = zoneOf(province)
  const local = localTime(answerBy, zone)
  const text = `${getFormatters(lang).date(local.day)}, ${timeText(local.minutes, lang)}`
  const there = localTime(answerBy, zoneOf(own))
  return there.day === local.day && there.minutes === local.minutes
    ? text
    : `${text} (${zoneName(zone, answerBy, lang)})`
}

/** The name of a time zone at a moment: `Eastern Time`, `heure de l’Est`. */
function zoneName(zone: string, at: number, lang: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
