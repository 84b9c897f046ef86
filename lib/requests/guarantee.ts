import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { dayBefore } from '#lib/site-day.ts'

/** The figures of the guarantee for one installation. */
export interface GuaranteeFigures {
  /** The days after the installation in which the installer returns free of charge. */
  freeReturnDays: number
  /** The hours within which a problem is to be reported after somebody has noticed it. */
  reportHours: number
  /** The months of the warranty on the work. */
  warrantyMonths: number
}

/** A term of the guarantee (docs/product.md, Guarantee claim). */
export interface GuaranteeTerm {
  name: 'freeReturn' | 'warranty' | 'report'
  /** Its last day, as `2026-12-05`. */
  until: string
  /** Whether the claim was made within the term. */
  holds: boolean
}

/**
 * The terms of the guarantee for a claim.
 * @param installedOn the day of the installation, as `2026-12-05`; the other days are alike
 * @param noticedOn the day on which the problem was noticed; empty when unknown: the claim then has no term for reports
 */
export function termsOf(
  { installedOn, noticedOn }: { installedOn: string; noticedOn: string },
  { freeReturnDays, reportHours, warrantyMonths }: GuaranteeFigures,
  reportedOn: string,
): GuaranteeTerm[] {
  const term = (name: GuaranteeTerm['name'], until: string) => ({ name, until, holds: reportedOn <= until })
  return [
    term('freeReturn', dayBefore(installedOn, -freeReturnDays)),
    term('warranty', monthsAfter(installedOn, warrantyMonths)),
    // Days are known, hours are not: a problem of yesterday was noticed within the last 24 hours.
    ...(noticedOn ? [term('report', dayBefore(noticedOn, -Math.ceil(reportHours / 24)))] : []),
  ]
}

/** The same day some months later; the last day of a month that is too short. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00Z`)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** A term in words: `Free return visit`, and whether it covers the claim. */
export function termText(
  { name, until, holds }: GuaranteeTerm,
  lang: Language,
): { name: string; text: string } {
  const words = getDictionary(lang).requestPage.claim.terms[name]
  const date = getFormatters(lang).date(until)
  return { name: words.name, text: fillPlaceholders(holds ? words.holds : words.over, { date }) }
}
