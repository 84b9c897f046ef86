import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { REQUEST_STATES } from '#lib/requests/life.ts'
import type { ComparedResults } from '#lib/results/compared.ts'
import { totalOf } from '#lib/results/counts.ts'
import type { Week } from '#lib/results/week.ts'
import { resultWords } from '#lib/results/words.ts'
import type { Fact } from './letter.ts'

/** The most pages of which the mail says that their French brings less. Results has them all. */
const MOST_PAGES = 3

/**
 * The numbers of a week in words.
 * @param results the same week as the tool Results shows it, with the week before
 * @param matchHours the hours of the promise
 */
export function factsOfWeek(
  week: Week,
  results: ComparedResults,
  matchHours: number,
  lang: Language,
): Fact[] {
  const { requestPage, mails } = getDictionary(lang)
  const { number } = getFormatters(lang)
  const total = totalOf(results.days)
  const words = fillPlaceholders(mails.week, {
    hours: number(matchHours),
    inTime: number(week.inTime),
    answered: number(week.answered),
  })
  const states = REQUEST_STATES.filter((state) => week.states.has(state))
  const compared = (of: 'visits' | 'requests') =>
    fillPlaceholders(words.compared, { count: number(total[of]), before: number(results.before[of]) })
  const facts = [
    { label: words.visits, value: compared('visits') },
    { label: words.requests, value: compared('requests') },
    ...[...week.forms].map(([form, count]) => ({
      label: resultWords[lang].forms[form],
      value: number(count),
    })),
    ...states.map((state) => ({
      label: fillPlaceholders(words.state, { state: requestPage.states[state].name }),
      value: number(week.states.get(state) ?? 0),
    })),
    { label: words.unanswered, value: number(week.unanswered) },
    ...contractorFacts(week.contractors, lang),
    ...frenchFacts(results.french, lang),
  ]
  if (week.median === null) return facts
  return [
    ...facts,
    { label: words.firstAnswer, value: durationText(week.median) },
    { label: words.promise, value: words.kept },
  ]
}

/** What became of requests with contractors; nothing in a week in which nobody was asked or missing. */
function contractorFacts({ asked, quoted, nobody }: Week['contractors'], lang: Language): Fact[] {
  const { week: words } = getDictionary(lang).jobPages
  const { number } = getFormatters(lang)
  const figures = { asked: number(asked), quoted: number(quoted) }
  return [
    ...(asked > 0 ? [{ label: words.quoted, value: fillPlaceholders(words.ofAsked, figures) }] : []),
    ...(nobody > 0 ? [{ label: words.nobody, value: number(nobody) }] : []),
  ]
}

/** The pages whose French brings fewer requests for each visit, the largest loss first. */
function frenchFacts(pages: ComparedResults['french'], lang: Language): Fact[] {
  const { lessInFrench, requestsOfPage } = getDictionary(lang).mails.week
  const { number } = getFormatters(lang)
  return pages.slice(0, MOST_PAGES).map(({ name, en, fr }) => ({
    label: lessInFrench,
    value: fillPlaceholders(requestsOfPage, {
      page: name,
      french: number(fr.requests),
      frenchVisits: number(fr.visits),
      english: number(en.requests),
      englishVisits: number(en.visits),
    }),
  }))
}

/** `35 min`, `2 h 5 min`; the same in both languages. */
function durationText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  return `${hours ? `${hours}\u00a0h\u00a0` : ''}${minutes % 60}\u00a0min`
}
