import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import type { Lists } from '#lib/leads/forms/options.ts'
import { provinceOptions } from './lead-form.ts'

/** The part of a query that reads the emergency services, whose slugs are made from their English names (`emergenciesOf`). */
export const emergenciesField = `
  "emergencies": *[_type == "emergencyService" && defined(name.en)] | order(order asc) {_id, name, "englishName": name.en}`

/** The part of a query that reads the names for `applicationLists`. */
export const applicationNamesField = `
  "categories": *[_type == "category" && defined(slug.current)]{_id, title, "slug": slug.current},
  "services": *[_type == "service" && defined(slug.current)]{_id, name, "slug": slug.current},
  ${emergenciesField},
  "cities": *[_type == "city" && defined(slug.current)]{_id, name, "slug": slug.current}`

interface Named {
  name: string | null
  slug: string | null
}

interface Names {
  categories: { title: string | null; slug: string | null }[]
  services: Named[]
  emergencies: Parameters<typeof emergenciesOf>[0]
  cities: Named[]
  provinces: { name: string | null; code: string | null }[]
}

/** The names of what a contractor can choose in an application, by field. */
export function applicationLists({ categories, services, emergencies, cities, provinces }: Names): Lists {
  return {
    province_state: provinceOptions(provinces),
    provinces: provinceOptions(provinces),
    categories: optionsOf(categories.map(({ title, slug }) => ({ name: title, slug }))),
    services: optionsOf([...services, ...emergenciesOf(emergencies)]),
    cities: optionsOf(cities),
  }
}

/** Emergency services as services with a name and a slug. */
export const emergenciesOf = (emergencies: { name: string | null; englishName: string | null }[]): Named[] =>
  emergencies.map(({ name, englishName }) => ({ name, slug: hyphenated(englishName ?? '') }))

const optionsOf = (items: Named[]) =>
  items.flatMap(({ name, slug }) => (slug ? [{ value: slug, label: withoutMarks(name ?? '') || slug }] : []))
