import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import {
  HOURS_OF_DAY,
  ownTime,
  type TimeBands,
  type TimedService,
  type TimeOnSite,
  timeOf,
} from './time-on-site.ts'

/** How long a service takes, on cards and in comparisons: `3-4 days`, `2-4 hours`, `4+ hours` / `2 à 4 heures`. */
export function timeText(service: TimedService, bands: TimeBands, lang: Language): string {
  const time = timeOf(service, bands)
  // The hours of complex services are shown without an upper end (`4+ hours`), because such a job may take days.
  return ownTime(service) || time !== bands.complex ? spanText(time, lang) : atLeastText(time, lang)
}

/** The time of a service in answers to questions: `3-4 days`, `4-8 hours` (docs/product.md, Service labels). */
export function answerTimeText(service: TimedService, bands: TimeBands, lang: Language): string {
  return spanText(timeOf(service, bands), lang)
}

/**
 * How long several services take, one after the other: the sum of their times, `4-8 hours`. It has no upper end (`6+ hours`) where
 * the time of one has none, or where words follow it, such as `over several days`.
 */
export function timeTogetherText(
  services: readonly TimedService[],
  bands: TimeBands,
  lang: Language,
): string {
  const times = services.map((service) => timeOf(service, bands))
  const sumOf = (end: 'low' | 'high') =>
    times.reduce((sum, time) => sum + time[end] * (time.unit === 'days' ? HOURS_OF_DAY : 1), 0)
  const together: TimeOnSite = { low: sumOf('low'), high: sumOf('high'), unit: 'hours' }
  const isOpen = times.some((time) => time.note || time === bands.complex)
  return isOpen ? atLeastText(together, lang) : spanText(together, lang)
}

/** The time of an estimate: `90 minutes`, `4.5 hours`, `4.5-6.5 hours`, `3-4 days`. A time below two hours is in minutes. */
export function estimatedTimeText(time: TimeOnSite, lang: Language): string {
  const { low, high, unit } = time
  if (low !== high || unit === 'days') return spanText(time, lang)
  if (low < 2) return noted(inUnit(Math.round(low * 60), 'minute', lang), time)
  return noted(inUnit(low, 'hour', lang, { minimumFractionDigits: 1 }), time)
}

/**
 * A time as text: `3-4 days`, `2-2.7 hours` / `2 à 2,7 heures`; `1 day` when both ends are the same. With a note:
 * `4-7 hours over several days`.
 */
export function spanText(time: TimeOnSite, lang: Language): string {
  const { low, high, unit } = time
  const end = inUnit(high, unit === 'days' ? 'day' : 'hour', lang)
  if (low === high) return noted(end, time)
  const start = numberText(low, lang)
  return noted(lang === 'fr' ? `${start}\u00A0à\u00A0${end}` : `${start}-${end}`, time)
}

/** A warranty as text: `6 months`, `2 years`. */
export const monthsText = (months: number, lang: Language): string =>
  months % 12 === 0 ? inUnit(months / 12, 'year', lang) : inUnit(months, 'month', lang)

const noted = (text: string, { note }: TimeOnSite) => (note ? `${text} ${note}` : text)

function atLeastText({ low }: TimeOnSite, lang: Language): string {
  const hours = inUnit(low, 'hour', lang)
  const count = numberText(low, lang)
  return lang === 'fr' ? `${hours} et plus` : hours.replace(count, `${count}+`)
}

function numberText(value: number, lang: Language): string {
  return new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1 }).format(value)
}

function inUnit(value: number, unit: string, lang: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[lang], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
    ...options,
  }).format(value)
}
