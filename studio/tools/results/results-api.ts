import type { Language } from '#lib/i18n/languages.ts'
import type { ShownResults as Results } from '#lib/results/shown-results.ts'
import { askServer } from '#studio/core/ask-server.ts'

export type { Results }

const BASE = '/api/results'

/** The days to read: `days` days up to today, or up to yesterday, which is the last full day. */
interface Period {
  days: number
  until?: 'yesterday'
}

function paramsOf(period: Period, lang: Language): URLSearchParams {
  return new URLSearchParams(
    Object.entries({ ...period, lang }).map(([name, value]) => [name, String(value)]),
  )
}

/** Reads the results of the site. Rejects with an Error whose message can be shown. */
export function readResults(period: Period, lang: Language): Promise<Results> {
  return askServer('GET', `${BASE}?${paramsOf(period, lang)}`)
}

/** The address of the results as a CSV file. */
export const exportUrl = (period: Period, lang: Language) => `${BASE}/export?${paramsOf(period, lang)}`
