import { useCallback, useEffect } from 'react'
import { useClient } from 'sanity'
import { glossaryTerms } from '#lib/i18n/glossary.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useCurrent } from '#studio/core/use-current.ts'
import { askForService, serviceName, translate } from './api.ts'
import { type AskedField, suggestFields } from './suggest.ts'

const GLOSSARY = '*[_type == "glossary"]'

/** The server's translation service, and a function that asks it. */
export function useFrenchHelp() {
  const client = useClient({ apiVersion: API_VERSION })
  const service = useCurrent(serviceName)
  useEffect(askForService, [])
  return {
    /** The name of the service; null when nothing can be suggested. */
    service,
    /** The French of fields. Rejects with an Error whose message can be shown. */
    suggest: useCallback(
      async (asked: AskedField[]) => {
        const glossary = await client.fetch(GLOSSARY, {}, { perspective: 'published' })
        const terms = glossaryTerms(glossary).map(({ english, french }) => ({ english, french }))
        return suggestFields(asked, terms, translate)
      },
      [client],
    ),
  }
}
