import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { Option } from './ui/dropdown.tsx'

interface Named {
  /** A slug, or the code of a province. Emergency services have no slug: of them it is the English name. */
  key: string
  name: Partial<Bilingual> | null
  province?: string | null
}

type Kind = 'services' | 'categories' | 'cities' | 'provinces'

/** What is read of the content. */
export type Content = Record<Kind, Named[]>

/** The services, categories, cities and provinces of the content, as choices in the language of the Studio. */
export interface ContentNames extends Record<Kind, Option[]> {
  /** The name of a slug or code; the slug itself when the content does not have it. */
  nameOf: (kind: Kind, key: string) => string
  /** The province of a city. */
  provinceOf: (city: string) => string | undefined
}

/** The names in the language of the Studio. */
export function contentNamesIn(content: Content, language: Language): ContentNames {
  const optionsOf = (kind: Kind): Option[] =>
    content[kind].map(({ key, name }): Option => [keyOf(kind, key), name?.[language] ?? name?.en ?? key])
  const sorted = (kind: Kind) =>
    optionsOf(kind).toSorted(([, one], [, other]) => one.localeCompare(other, language))
  const options = {
    services: sorted('services'),
    categories: optionsOf('categories'),
    cities: sorted('cities'),
    provinces: sorted('provinces'),
  }
  const byKey = Object.fromEntries(
    Object.entries(options).map(([kind, list]) => [kind, new Map(list)]),
  ) as Record<Kind, Map<string, string>>
  const provinces = new Map(content.cities.map(({ key, province }) => [key, province ?? undefined]))
  return {
    ...options,
    nameOf: (kind, key) => byKey[kind].get(key) ?? key,
    provinceOf: (city) => provinces.get(city),
  }
}

/** Requests name an emergency service by its English name with hyphens. A slug does not change. */
const keyOf = (kind: Kind, key: string): string => (kind === 'services' ? hyphenated(key) : key)
