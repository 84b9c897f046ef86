import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { questionsField } from './fragments.ts'
import { fillNamedFigures } from './named-figures.ts'
import { fetchContent } from './source.ts'

/** All names that a customer's request (a lead) can contain. */
export const requestNamesQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)]{
    _id, name, "slug": slug.current, ${questionsField}, category->{_id, ${questionsField}}
  },
  "bundles": *[_type == "bundle" && defined(slug.current)]{_id, name, "slug": slug.current},
  "emergencies": *[_type == "emergencyService"]{_id, name, "englishName": name.en},
  "cities": *[_type == "city" && defined(slug.current)]{
    _id, name, "slug": slug.current, "spellings": [name.en, name.fr]
  },
  "types": *[_type == "bookingServiceType" && defined(key)]{
    _id, key, title, detailOptions[]{_key, value}, "services": services[]._ref
  }
}`)

// Mails are written outside of requests, where nothing with "use cache" can be called.
const read = cachedUntilChange(async () => {
  const { result } = await fetchContent(requestNamesQuery, {})
  return (await fillNamedFigures(result, 'published')).filled
})

/** The names of services and cities, for Results, for mails, and for the live activity about recent leads. */
export async function getRequestNames(lang: Language) {
  return withoutMarks(localize(await read(), lang))
}

type Names = Awaited<ReturnType<typeof getRequestNames>>

/** The names with which the live activity shows a recent lead. */
export interface RequestNames {
  services: Pick<Names['services'][number], '_id' | 'name' | 'slug'>[]
  types: Pick<Names['types'][number], '_id' | 'key' | 'title'>[]
  cities: Pick<Names['cities'][number], '_id' | 'name' | 'spellings'>[]
}
