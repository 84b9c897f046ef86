import { useCallback, useDeferredValue, useMemo } from 'react'
import { useClient } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { checksOf, openChecks, runChecks } from './checks.ts'
import { readAssets, readServer } from './read-content.ts'

const SENTENCES: Record<Language, { unknown: string; open: (open: number, all: number) => string }> = {
  en: {
    unknown: 'What is left to do before the launch',
    open: (open, all) =>
      open === 0 ? 'Everything is ready for the launch.' : `${open} of ${all} points are open`,
  },
  fr: {
    unknown: 'Ce qui reste à faire avant le lancement',
    open: (open, all) =>
      open === 0
        ? 'Tout est prêt pour le lancement.'
        : `${open} ${open < 2 ? 'point ouvert' : 'points ouverts'} sur ${all}`,
  },
}

/** How many points of the checklist are open. */
export default function ChecklistLine({ tool, documents }: HomeLineProps) {
  const { unknown, open } = SENTENCES[useStudioLanguage()]
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(async () => {
    const [assets, server] = await Promise.all([readAssets(client), readServer()])
    return { assets, server }
  }, [client])
  const { value } = useLoaded(load)
  const checked = useDeferredValue(documents)
  const text = useMemo(() => {
    if (checked === null || value === null) return unknown
    const problems = runChecks({ documents: checked, assets: value.assets }, value.server)
    return open(openChecks(problems, value.server === null).length, checksOf(problems).length)
  }, [checked, value, unknown, open])
  return <ToolLine tool={tool} text={text} />
}
