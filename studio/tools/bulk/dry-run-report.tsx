import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { ChangeTable } from '#studio/core/changes/change-table.tsx'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { changeLines } from '#studio/core/changes/value-lines.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import type { WriteMode } from '#studio/core/write-document.ts'
import type { DryRun, Planned } from './dry-run.ts'
import { useFrenchOfPlan } from './use-french-of-plan.ts'
import { type BulkWords, useBulkWords } from './words.ts'

interface DryRunReportProps {
  plan: DryRun
  fieldTitle: string
  nameOf: (id: string) => string
  isWriting: boolean
  /** @param waiting what becomes a draft in any case */
  onApply: (planned: Planned[], mode: WriteMode, waiting: Planned[]) => void
}

/** Says how many documents would change. */
export function planSentence({ planned, unchanged }: DryRun, words: BulkWords): string {
  return [words.changing(planned.length), ...(unchanged > 0 ? [words.unchanged(unchanged)] : [])].join(' ')
}

/** The planned changes, those that are impossible, and the buttons to write them. */
export function DryRunReport({ plan, fieldTitle, nameOf, isWriting, onApply }: DryRunReportProps) {
  const words = useBulkWords()
  const changeWords = useChangeWords()
  const [mode, setMode] = useState<WriteMode>('drafts')
  const { planned, refused } = plan
  const french = useFrenchOfPlan(planned, mode, ({ name }) => name)
  return (
    <Stack gap={4}>
      <SentenceCard
        tone="critical"
        title={words.refused(refused.length)}
        sentences={refused.map(({ name, problem }) => {
          const reason = typeof problem === 'string' ? words.problems[problem] : problem.sentence
          return name + changeWords.colon + reason
        })}
      />
      {planned.length > 0 && (
        <>
          <Card border radius={2}>
            <ChangeTable
              label={words.changesLabel}
              documents={planned.map(({ pair, name, before, value }) => ({
                id: pair.id,
                type: pair.type,
                name,
                lines: changeLines(fieldTitle, before, value, changeWords, nameOf),
              }))}
            />
          </Card>
          <ModeChoice words={words} mode={mode} onChange={setMode} />
          {french.question}
          <Alert problem={french.problem} />
          <Flex>
            <Button
              tone="primary"
              text={words.apply(planned.length)}
              disabled={isWriting || !french.isAnswered}
              onClick={() => void french.apply(onApply)}
            />
          </Flex>
        </>
      )}
    </Stack>
  )
}
