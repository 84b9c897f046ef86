import { useState } from 'react'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import type { PlannedDocument, WriteMode } from '#studio/core/write-document.ts'
import { useFrenchOfDocuments } from '#studio/form/safety/french-of-documents.tsx'

type Apply<Planned> = (planned: Planned[], mode: WriteMode, waiting: Planned[]) => void

/** Asks about the French of a plan that will be published. A document with a draft is not published, so it is left out. */
export function useFrenchOfPlan<Planned extends PlannedDocument>(
  planned: Planned[],
  mode: WriteMode,
  nameOf: (planned: Planned) => string,
) {
  const language = useStudioLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const publishable = mode === 'publish' ? planned.filter(({ pair }) => pair.draft === null) : []
  const french = useFrenchOfDocuments(
    publishable.map((one) => ({
      id: one.pair.id,
      type: one.pair.type,
      name: nameOf(one),
      published: one.pair.published,
      after: one.after,
    })),
  )

  async function apply(onApply: Apply<Planned>): Promise<void> {
    try {
      await french.record()
    } catch (error) {
      setProblem(errorSentence(error, language))
      return
    }
    const waits = ({ pair }: Planned) => french.waits(pair.id)
    const going = planned
      .filter((one) => !waits(one))
      .map((one) => ({ ...one, after: french.withFrench(one.pair.id, one.after) }))
    onApply(going, mode, planned.filter(waits))
  }

  return { ...french, problem, apply }
}
