import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type Content, type ContentNames, contentNamesIn } from './content-names.ts'
import { useLoaded } from './use-loaded.ts'

const NAMES = `{
  "services": *[_type in ["service", "emergencyService"] && defined(coalesce(slug.current, name.en))]{
    "key": coalesce(slug.current, name.en), name
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc){"key": slug.current, "name": title},
  "cities": *[_type == "city" && defined(slug.current)]{"key": slug.current, name, "province": province->code},
  "provinces": *[_type == "province" && defined(code)]{"key": code, name}
}`

/** Null until the content is read. */
export function useContentNames(language: Language): { names: ContentNames | null; error: string | null } {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(() => client.fetch<Content>(NAMES, {}, { perspective: 'published' }), [client])
  const { value, error } = useLoaded(load)
  const names = useMemo(() => value && contentNamesIn(value, language), [value, language])
  return { names, error }
}
