import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'

const NAMES = `*[_id in $ids]{
  _id,
  "en": coalesce(name.en, title.en, question.en, message.en, originalFilename, name, title, customerName, page, place, from),
  "fr": coalesce(name.fr, title.fr, question.fr, message.fr)
}`

interface Name {
  _id: string
  en: unknown
  fr: unknown
}

/** The names of documents and pictures by published id. The map is empty until the names are loaded. */
export function useNames(ids: string[], language: Language): Map<string, string> {
  const client = useClient({ apiVersion: API_VERSION })
  const wanted = [...new Set(ids)].sort().join()
  const load = useCallback(
    async () =>
      wanted === '' ? [] : client.fetch<Name[]>(NAMES, { ids: wanted.split(',') }, { perspective: 'drafts' }),
    [client, wanted],
  )
  const { value } = useLoaded(load)
  return useMemo(
    () => new Map(value?.map((name) => [name._id, String(name[language] ?? name.en ?? name._id)])),
    [value, language],
  )
}
