import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSchema, useWorkspace } from 'sanity'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { slugOf } from '#studio/core/document-pair.ts'
import { newKey } from '#studio/core/new-key.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { documentProblems, schemaProblems } from '#studio/core/schema-problems.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { FileButton } from '#studio/core/ui/file-button.tsx'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { PlannedDocument, RulesOf, WriteMode } from '#studio/core/write-document.ts'
import type { SchemaNode } from '../bulk-fields.ts'
import type { Validate } from '../dry-run.ts'
import type { Targets } from './cells.ts'
import { checkRules } from './check-rules.ts'
import { ColumnGuide } from './column-guide.tsx'
import { columnsOf, TABLE_TYPES, type TableType } from './columns.ts'
import { countsSentence, LineReport } from './line-report.tsx'
import { type PlannedLine, planImport } from './plan-import.ts'
import { CsvProblemError, readCsv } from './read-csv.ts'
import { otherSlugs, READ_TYPES, targetsOf } from './targets.ts'
import { useImportWords } from './words.ts'
import { csvTemplate, writeCsv } from './write-csv.ts'

const CSV = 'text/csv;charset=utf-8'

/** Export and import of cities or services as CSV. The import shows its plan, then saves drafts or publishes. */
export default function CsvImport() {
  const { words, sentence } = useImportWords()
  const changeWords = useChangeWords()
  const schema = useSchema()
  const workspace = useWorkspace()
  const read = useReadDocuments()
  const brokenRules = useCallback<RulesOf>(
    // For published documents, the plan has already checked the fields that change.
    async ({ pair, after }) =>
      pair.published === null ? documentProblems(workspace, { ...after, _id: pair.id }) : [],
    [workspace],
  )
  const { progress, write } = useWriter<PlannedDocument>(brokenRules)
  const [type, setType] = useState<TableType>('city')
  const [status, setStatus] = useState<string | null>(changeWords.noFile)
  const [problem, setProblem] = useState<string | null>(null)
  const [report, setReport] = useState<{ lines: PlannedLine[]; targets: Targets } | null>(null)
  const [written, setWritten] = useState<Written<PlannedDocument>[] | null>(null)
  /** Number of the last request. Answers to earlier ones are dropped. */
  const round = useRef(0)
  const columns = useMemo(() => columnsOf(type, schema.get(type) as unknown as SchemaNode), [schema, type])

  function startOver() {
    round.current += 1
    setStatus(changeWords.noFile)
    setProblem(null)
    setReport(null)
    setWritten(null)
  }

  async function plan(file: File) {
    startOver()
    const own = round.current
    const isAsked = () => own === round.current
    setStatus(changeWords.reading)
    try {
      const csv = readCsv(new Uint8Array(await file.arrayBuffer()))
      const pairs = await read(READ_TYPES)
      const targets = targetsOf(pairs)
      const result = planImport(csv, {
        type,
        columns,
        pairs: pairs.filter((pair) => pair.type === type),
        otherSlugs: otherSlugs(pairs, type),
        targets,
        newKey,
      })
      if (!isAsked()) return
      if ('problem' in result) {
        setProblem(sentence(result.problem))
        return
      }
      const validate: Validate = (document, paths) => schemaProblems(workspace, document, paths)
      const sayHowFar = (done: number, total: number) => isAsked() && setStatus(words.checking(done, total))
      const lines = await checkRules(result.lines, validate, sayHowFar)
      if (isAsked()) setReport({ lines, targets })
    } catch (error) {
      if (!isAsked()) return
      setProblem(error instanceof CsvProblemError ? sentence(error.problem) : words.failed)
    } finally {
      if (isAsked()) setStatus(null)
    }
  }

  async function apply(planned: PlannedDocument[], mode: WriteMode, waiting: PlannedDocument[]) {
    const own = round.current
    setWritten([...(await write(planned, mode)), ...(await write(waiting, 'drafts'))])
    // Another file may have been chosen meanwhile.
    if (own === round.current) setReport(null)
  }

  async function download() {
    try {
      const pairs = await read(READ_TYPES)
      const own = pairs.filter((pair) => pair.type === type)
      saveFile(`${words.tables[type].toLowerCase()}.csv`, CSV, writeCsv(own, columns, targetsOf(pairs)))
    } catch {
      setProblem(words.failed)
    }
  }

  function statusNow(): string {
    if (progress) return changeWords.writing(progress.done, progress.total)
    if (report) return countsSentence(report.lines, words)
    return written ? writtenSentence(written, changeWords) : (status ?? '')
  }

  return (
    <Card border radius={3} padding={4}>
      <Stack gap={5}>
        <Text size={1} muted style={{ maxWidth: '60ch' }}>
          {words.intro}
        </Text>
        <Flex gap={4} wrap="wrap" align="flex-end">
          <LabelledDropdown
            label={words.table}
            value={type}
            disabled={progress !== null}
            options={TABLE_TYPES.map((name) => [name, words.tables[name]])}
            onChange={(name) => {
              setType(name)
              startOver()
            }}
          />
          <Button mode="ghost" text={words.current} onClick={download} />
          <Button
            mode="ghost"
            text={words.template}
            onClick={() =>
              saveFile(words.templateFile(words.tables[type].toLowerCase()), CSV, csvTemplate(columns))
            }
          />
        </Flex>
        <ColumnGuide type={type} columns={columns} />
        <FileButton key={type} label={words.file} accept=".csv,text/csv" onFile={plan} />
        <Text size={1} muted role="status">
          {statusNow()}
        </Text>
        <Alert problem={problem} />
        {report && (
          <LineReport
            {...report}
            type={type}
            columns={columns}
            isWriting={progress !== null}
            onApply={apply}
          />
        )}
        {written && <Outcomes written={written} nameOf={({ after }) => slugOf(after) ?? ''} />}
      </Stack>
    </Card>
  )
}
