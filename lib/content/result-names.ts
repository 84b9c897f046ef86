import 'server-only'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Names } from '#lib/results/report.ts'
import { fold } from '#lib/search/fold.ts'
import { pageAt } from './counted-page.ts'
import { getRequestNames } from './request-names.ts'

/** The names of services and cities in a language, for Results. Cities are also found by what customers type: `montreal`. */
export async function resultNames(lang: Language): Promise<Names> {
  return namesFrom(await getRequestNames(lang))
}

/** Does the same as `resultNames`, with names that were read already. */
export function namesFrom({
  services,
  bundles,
  emergencies,
  cities,
  types,
}: Awaited<ReturnType<typeof getRequestNames>>): Names {
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
  }
}
