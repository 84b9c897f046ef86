import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { ChangeTable, type ShownChanges } from '#studio/core/changes/change-table.tsx'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import type { PlannedDocument, WriteMode } from '#studio/core/write-document.ts'
import { useFrenchOfDocuments } from '#studio/form/safety/french-of-documents.tsx'

interface PlanReportProps<Planned> {
  planned: Planned[]
  nameOf: (planned: Planned) => string
  /** The accessible name of the table of changes. `changes` are its rows. */
  label: string
  changes: ShownChanges[]
  refusedTitle: string
  refused: string[]
  /** Replaces the usual label of the choice "publish". */
  publish?: string
  apply: (count: number, mode: WriteMode) => string
  isWriting: boolean
  /** @param waiting documents that become drafts in any case, because they wait for their French */
  onApply: (planned: Planned[], mode: WriteMode, waiting: Planned[]) => void
}

/**
 * The planned changes, the refused changes, and the button to write. Asks about the French of the documents that will be
 * published. A document with a draft will not be published, so it is not in the question.
 */
export function PlanReport<Planned extends PlannedDocument>(props: PlanReportProps<Planned>) {
  const { planned, nameOf, label, changes, refusedTitle, refused, publish, apply, isWriting, onApply } = props
  const language = useStudioLanguage()
  const [mode, setMode] = useState<WriteMode>('drafts')
  const [problem, setProblem] = useState<string | null>(null)
  const publishable = mode === 'publish' ? planned.filter(({ pair }) => pair.draft === null) : []
  const french = useFrenchOfDocuments(
    publishable.map((one) => ({ ...one.pair, name: nameOf(one), after: one.after })),
  )

  async function start() {
    try {
      const { going, waiting } = await french.settle(planned)
      onApply(going, mode, waiting)
    } catch (error) {
      setProblem(errorSentence(error, language))
    }
  }

  return (
    <Stack gap={4}>
      <SentenceCard tone="critical" title={refusedTitle} sentences={refused} />
      {planned.length > 0 && (
        <>
          <Card border radius={2}>
            <ChangeTable label={label} documents={changes} />
          </Card>
          <ModeChoice publish={publish} mode={mode} onChange={setMode} />
          {french.question}
          <Alert problem={problem} />
          <Flex>
            <Button
              tone="primary"
              text={apply(planned.length, mode)}
              disabled={isWriting || !french.isAnswered}
              onClick={() => void start()}
            />
          </Flex>
        </>
      )}
    </Stack>
  )
}
