import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import en from '#lib/i18n/en/forms.json' with { type: 'json' }
import fr from '#lib/i18n/fr/forms.json' with { type: 'json' }
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'

const SERVICES = `*[_type in ["service", "bundle", "bookingServiceType", "emergencyService"]]{
  "key": coalesce(slug.current, key, name.en),
  "name": coalesce(name, title)
}`

const OTHER: Bilingual = { en: en.quote.other, fr: fr.quote.other }

interface NamedService {
  key: string | null
  name: Partial<Bilingual> | null
}

/** The name of a service, a bundle or a service type of a lead. An unknown value is returned as it was sent. */
export type ServiceName = (sent: string) => string

/** The names of all services, bundles and service types. Until they are loaded, the sent value is shown. */
export function useServiceNames(language: Language): ServiceName {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(
    () => client.fetch<NamedService[]>(SERVICES, {}, { perspective: 'published' }),
    [client],
  )
  const { value } = useLoaded(load)
  return useMemo(() => {
    const names = new Map([
      ['other', OTHER[language]],
      // Forms send an emergency service as `emergency-lock-repair`: its English name with hyphens. A slug does not change.
      ...(value ?? []).flatMap(({ key, name }): [string, string][] => {
        const text = name?.[language] ?? name?.en
        return key && text ? [[hyphenated(key), text]] : []
      }),
    ])
    return (sent) => names.get(sent) ?? sent
  }, [value, language])
}
