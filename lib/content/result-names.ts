import 'server-only'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { answerText, givenAnswers, toQuestions } from '#lib/questions/questions.ts'
import type { Names } from '#lib/results/report.ts'
import { fold } from '#lib/search/fold.ts'
import { pageAt } from './counted-page.ts'
import { getRequestNames } from './request-names.ts'

/** The names of services and cities in a language, for Results. Cities are also found by what customers type: `montreal`. */
export async function resultNames(lang: Language): Promise<Names> {
  return namesFrom(await getRequestNames(lang), lang)
}

/** Does the same as `resultNames`, with names that were read already. */
export function namesFrom(
  { services, bundles, emergencies, cities, types }: Awaited<ReturnType<typeof getRequestNames>>,
  lang: Language,
): Names {
  const { estimator, shell } = getDictionary(lang)
  const serviceNames = new Map([
    ...types.map(({ key, title }) => [key ?? '', title] as const),
    ...emergencies.map(({ name, englishName }) => [hyphenated(englishName ?? ''), name] as const),
    ...[...services, ...bundles].map(({ slug, name }) => [slug ?? '', name] as const),
  ])
  const cityNames = new Map(
    cities.flatMap(({ slug, name, spellings }) =>
      [slug, ...spellings].map((spelling) => [fold(spelling ?? ''), name] as const),
    ),
  )
  return {
    page: pageAt,
    service: (text) => serviceNames.get(text) ?? null,
    city: (text) => cityNames.get(fold(text.trim())) ?? null,
    answer(service, question, value) {
      const found = services.find(({ slug }) => slug === service)
      const one = found && toQuestions(found).find(({ key }) => key === question)
      const [given] = one ? givenAnswers([{ ...one, askedAfter: null }], { [question]: value }) : []
      return given
        ? [found?.name, given.question.label + shell.colon + answerText(given, estimator)].join(', ')
        : null
    },
  }
}
