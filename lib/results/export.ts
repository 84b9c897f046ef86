import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Line, Results } from './report.ts'
import { resultWords } from './words.ts'

/** The results as a file for spreadsheets, in one language. */
export function exportResults(results: Results, lang: Language): string {
  const words = resultWords[lang]
  const { days, pages, services, cities, campaigns, forms, wizard } = results
  const group = (title: string, lines: Line[]) =>
    lines.map(({ name, visits, requests }) => [title, name || words.other, String(visits), String(requests)])
  const lines = [
    words.columns,
    ...group(words.byDay, days),
    ...group(words.byPage, pages),
    ...group(words.byService, services),
    ...group(words.byCity, cities),
    ...group(words.byCampaign, campaigns),
    ...forms.map(({ name, requests }) => [words.byForm, words.forms[name], '', String(requests)]),
    [words.wizard, words.opened, String(wizard.opened), ''],
    ...wizard.steps.map((count, index) => [words.wizard, words.step(index + 1), String(count), '']),
    [words.wizard, words.sent, '', String(wizard.sent)],
  ]
  return BYTE_ORDER_MARK + lines.map(csvLine).join('')
}
