import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { valueAt } from '#studio/core/at-path.ts'
import { ChangeTable, type ShownChanges } from '#studio/core/changes/change-table.tsx'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { type ChangeLine, changeLines } from '#studio/core/changes/value-lines.ts'
import { type ChangeWords, useChangeWords } from '#studio/core/changes/words.ts'
import { slugOf } from '#studio/core/document-pair.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import type { PlannedDocument, WriteMode } from '#studio/core/write-document.ts'
import { useFrenchOfPlan } from '../use-french-of-plan.ts'
import type { Targets } from './cells.ts'
import type { Column, TableType } from './columns.ts'
import type { PlannedLine } from './plan-import.ts'
import { type ImportWords, useImportWords } from './words.ts'

interface LineReportProps {
  lines: PlannedLine[]
  targets: Targets
  type: TableType
  /** All columns of the type, because initial values of new documents are not in the file. */
  columns: Column[]
  isWriting: boolean
  /** @param waiting what becomes a draft in any case */
  onApply: (planned: PlannedDocument[], mode: WriteMode, waiting: PlannedDocument[]) => void
}

/** Says how many lines are new, changed, unchanged or refused. */
export function countsSentence(lines: PlannedLine[], words: ImportWords): string {
  const count = (wanted: PlannedLine['kind']) => lines.filter(({ kind }) => kind === wanted).length
  return words.counts({
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  })
}

/** The plan of each line, and the problems of refused lines. */
export function LineReport({ lines, targets, type, columns, isWriting, onApply }: LineReportProps) {
  const { words, sentence } = useImportWords()
  const changeWords = useChangeWords()
  const [mode, setMode] = useState<WriteMode>('drafts')
  const refused = lines.filter(({ kind }) => kind === 'refused')
  const planned = lines.flatMap((line) => (line.planned ? [{ line, ...line.planned }] : []))
  const french = useFrenchOfPlan<PlannedDocument>(planned, mode, ({ after }) => slugOf(after) ?? '')
  return (
    <Stack gap={4}>
      <SentenceCard
        tone="critical"
        title={words.refusedTitle}
        sentences={refused.map(({ line, slug, problems }) => {
          const reasons = problems.map(sentence).join(' ')
          return words.line(line, slug) + changeWords.colon + reasons
        })}
      />
      {planned.length > 0 && (
        <>
          <Card border radius={2}>
            <ChangeTable
              label={words.changes}
              documents={planned.map(({ line, pair, after }): ShownChanges => {
                const isNew = line.kind === 'new'
                const name = slugOf(after) ?? ''
                return {
                  id: pair.id,
                  type,
                  name: isNew ? words.newName(name) : name,
                  isNew,
                  lines: [
                    ...changeLines(words.address, line.before.slug, after.slug, changeWords, String),
                    ...linesOf(columns, line.before, after, targets, changeWords),
                  ],
                }
              })}
            />
          </Card>
          <ModeChoice words={words} mode={mode} onChange={setMode} />
          {french.question}
          <Alert problem={french.problem} />
          <Flex>
            <Button
              tone="primary"
              text={(mode === 'publish' ? words.publishAll : changeWords.apply)(planned.length)}
              disabled={isWriting || !french.isAnswered}
              onClick={() => void french.apply(onApply)}
            />
          </Flex>
        </>
      )}
    </Stack>
  )
}

/** Groups the columns of both languages by field. */
function linesOf(
  columns: Column[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  { nameOf }: Targets,
  words: ChangeWords,
): ChangeLine[] {
  const fields = new Map(columns.map(({ field }) => [field.path.join('.'), field]))
  return [...fields.values()].flatMap(({ title, path }) =>
    changeLines(title, valueAt(before, path), valueAt(after, path), words, (id) => nameOf.get(id) ?? id),
  )
}
