import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { type NamedService, type ServiceName, serviceNameFrom } from './service-names.ts'

const SERVICES = `*[_type in ["service", "bundle", "bookingServiceType", "emergencyService"]]{
  "key": coalesce(slug.current, key, name.en),
  "name": coalesce(name, title),
  detailOptions[]{value, label}
}`

/** The names of all services, bundles, service types and their details. Until they are loaded, the sent value is shown. */
export function useServiceNames(language: Language): ServiceName {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(
    () => client.fetch<NamedService[]>(SERVICES, {}, { perspective: 'published' }),
    [client],
  )
  const { value } = useLoaded(load)
  return useMemo(() => serviceNameFrom(value ?? [], language), [value, language])
}
