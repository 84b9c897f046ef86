import { useEffect } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { isAnswered } from '#studio/core/ask-server.ts'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { contractorsApi } from './contractors-api.ts'

type Say = (count: number) => string

const SENTENCES: Record<Language, { unknown: string; none: string; toCheck: Say; ending: Say }> = {
  en: {
    unknown: 'Who does the work',
    none: 'Nothing to check, and no proof that ends soon.',
    toCheck: (count) => `${count} to check`,
    ending: (count) => `${count} with a licence or insurance that ends within 30 days, or has ended`,
  },
  fr: {
    unknown: 'Qui fait les travaux',
    none: 'Rien à vérifier, et aucune preuve qui prend fin bientôt.',
    toCheck: (count) => `${count} à vérifier`,
    ending: (count) => `${count} dont une licence ou l’assurance prend fin d’ici 30 jours, ou est échue`,
  },
}

const CHECK_EVERY = 60_000

/** The line of the tool on Home: how many contractors have to be checked, and of how many something ends. */
export default function ContractorsLine({ tool }: HomeLineProps) {
  const sentences = SENTENCES[useStudioLanguage()]
  const { value, reload } = useLoaded(contractorsApi.counts)
  useEffect(() => {
    const timer = setInterval(() => isAnswered() && reload(), CHECK_EVERY)
    return () => clearInterval(timer)
  }, [reload])
  if (value === null) return <ToolLine tool={tool} text={sentences.unknown} />
  const parts = [
    ...(value.toCheck > 0 ? [sentences.toCheck(value.toCheck)] : []),
    ...(value.ending > 0 ? [sentences.ending(value.ending)] : []),
  ]
  return <ToolLine tool={tool} text={parts.join(' · ') || sentences.none} />
}
