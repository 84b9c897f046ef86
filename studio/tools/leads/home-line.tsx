import type { Language } from '#lib/i18n/languages.ts'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useCounts } from './use-counts.ts'

type Say = (count: number) => string

const SENTENCES: Record<
  Language,
  { unknown: string; none: string; emergencies: Say; fresh: Say; parked: Say; suspected: Say }
> = {
  en: {
    unknown: 'What came in through the forms',
    none: 'No lead needs help.',
    emergencies: (count) => `${count} ${count === 1 ? 'emergency' : 'emergencies'} without an answer`,
    fresh: (count) => `${count} new`,
    parked: (count) => `${count} parked, not delivered to the CRM`,
    suspected: (count) => `${count} suspected as spam`,
  },
  fr: {
    unknown: 'Ce qui est arrivé par les formulaires',
    none: 'Aucune demande n’a besoin d’aide.',
    emergencies: (count) => `${count} ${count < 2 ? 'urgence' : 'urgences'} sans réponse`,
    fresh: (count) => `${count} ${count < 2 ? 'nouvelle' : 'nouvelles'}`,
    parked: (count) =>
      `${count} ${count < 2 ? 'mise de côté, non livrée' : 'mises de côté, non livrées'} au CRM`,
    suspected: (count) => `${count} ${count < 2 ? 'présumée' : 'présumées'} pourriel`,
  },
}

/** The line of the tool on Home: how many leads are emergencies, new, parked, or suspected of being spam. */
export default function LeadsLine({ tool }: HomeLineProps) {
  const sentences = SENTENCES[useStudioLanguage()]
  const counts = useCounts()
  if (counts === null) return <ToolLine tool={tool} text={sentences.unknown} />
  const {
    counts: { parked, suspected },
    stages,
    emergencies,
  } = counts
  const parts = [
    ...(emergencies > 0 ? [sentences.emergencies(emergencies)] : []),
    ...(stages.new > 0 ? [sentences.fresh(stages.new)] : []),
    ...(parked > 0 ? [sentences.parked(parked)] : []),
    ...(suspected > 0 ? [sentences.suspected(suspected)] : []),
  ]
  return <ToolLine tool={tool} text={parts.join(' · ') || sentences.none} />
}
