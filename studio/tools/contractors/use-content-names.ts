import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'

const NAMES = `{
  "services": *[_type == "service" && defined(slug.current)]{"key": slug.current, name},
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc){"key": slug.current, "name": title},
  "cities": *[_type == "city" && defined(slug.current)]{"key": slug.current, name, "province": province->code},
  "provinces": *[_type == "province" && defined(code)]{"key": code, name}
}`

interface Named {
  key: string
  name: Partial<Bilingual> | null
  province?: string | null
}

type Kind = 'services' | 'categories' | 'cities' | 'provinces'

/** The services, categories, cities and provinces of the content, as choices in the language of the Studio. */
export interface ContentNames extends Record<Kind, Option[]> {
  /** The name of a slug or code; the slug itself when the content does not have it. */
  nameOf: (kind: Kind, key: string) => string
  /** The province of a city. */
  provinceOf: (city: string) => string | undefined
}

/** Null until the content is read. */
export function useContentNames(language: Language): { names: ContentNames | null; error: string | null } {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(
    () => client.fetch<Record<Kind, Named[]>>(NAMES, {}, { perspective: 'published' }),
    [client],
  )
  const { value, error } = useLoaded(load)
  const names = useMemo(() => value && namesIn(value, language), [value, language])
  return { names, error }
}

function namesIn(content: Record<Kind, Named[]>, language: Language): ContentNames {
  const optionsOf = (kind: Kind): Option[] =>
    content[kind].map(({ key, name }): Option => [key, name?.[language] ?? name?.en ?? key])
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
