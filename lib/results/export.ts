import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { BOUNDS, FIGURES } from '#lib/visit-figures.ts'
import type { ComparedLine } from './compared.ts'
import { MATCH_COUNTS, type MatchLine } from './match-counts.ts'
import type { Line } from './report.ts'
import type { ShownResults } from './shown-results.ts'
import { resultWords } from './words.ts'

type Words = (typeof resultWords)[Language]

/** The results as a file for spreadsheets, in one language. */
export function exportResults(results: ShownResults, lang: Language): string {
  const words = resultWords[lang]
  const {
    days,
    pages,
    services,
    cities,
    campaigns,
    french,
    answers,
    forms,
    wizard,
    matching,
    before,
    speed,
  } = results
  const group = (title: string, lines: (Line | ComparedLine)[]) =>
    lines.map(({ name, visits, requests, done, ...line }) => [
      title,
      name || words.other,
      ...[visits, requests, done].map(String),
      'before' in line ? String(line.before) : '',
    ])
  const matched = (title: string, lines: MatchLine[]) =>
    MATCH_COUNTS.flatMap((of) =>
      lines.map((line) => [`${title}: ${words.matched[of]}`, line.name || words.other, '', String(line[of])]),
    )
  const lines = [
    words.columns,
    ...group(words.byDay, days),
    ...group(words.periodBefore, [{ ...before, name: `${before.from} – ${before.to}` }]),
    ...group(words.byPage, pages),
    ...group(words.byService, services),
    ...group(words.byCity, cities),
    ...group(words.byCampaign, campaigns),
    ...french.flatMap(({ name, en, fr }) => [
      [`${words.lessInFrench}: ${words.inFrench}`, name, String(fr.visits), String(fr.requests)],
      [`${words.lessInFrench}: ${words.inEnglish}`, name, String(en.visits), String(en.requests)],
    ]),
    ...answers.map(({ name, requests }) => [words.byAnswer, name, '', String(requests)]),
    ...forms.map(({ name, requests }) => [words.byForm, words.forms[name], '', String(requests)]),
    [words.wizard, words.opened, String(wizard.opened), ''],
    ...wizard.steps.map((count, index) => [words.wizard, words.step(index + 1), String(count), '']),
    [words.wizard, words.sent, '', String(wizard.sent)],
    ...speedLines(speed, words),
    ...(matching
      ? [
          ...matched(words.contractors, [{ ...matching.all, name: words.allRequests }]),
          ...matched(words.contractorsByService, matching.services),
          ...matched(words.contractorsByCity, matching.cities),
        ]
      : []),
  ]
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(words.columns.map((_, at) => line[at] ?? ''))).join('')
}

/** The figures of visits: milliseconds, but for CLS. As for contractors, the value is in the column of requests. */
function speedLines(speed: ShownResults['speed'], { speed: title, figures, allPages }: Words): string[][] {
  if (!speed) return []
  const lines = [{ ...speed.all, name: allPages }, ...speed.pages]
  return FIGURES.flatMap((figure) =>
    lines.map((line) => {
      const value = line[figure] === 'more' ? `> ${BOUNDS[figure].at(-1)}` : String(line[figure] ?? '')
      return [`${title}: ${figures[figure]}`, line.name, String(line.visits), value]
    }),
  )
}
