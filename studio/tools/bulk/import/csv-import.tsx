import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSchema, useWorkspace } from 'sanity'
import { valueAt } from '#lib/i18n/at-path.ts'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { type ChangeLine, changeLines } from '#studio/core/changes/value-lines.ts'
import { type ChangeWords, useChangeWords } from '#studio/core/changes/words.ts'
import { slugOf } from '#studio/core/document-pair.ts'
import { newKey } from '#studio/core/new-key.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { documentProblems, schemaProblems, type Validate } from '#studio/core/schema-problems.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { FileButton } from '#studio/core/ui/file-button.tsx'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { PlannedDocument, RulesOf, WriteMode } from '#studio/core/write-document.ts'
import type { SchemaNode } from '../bulk-fields.ts'
import { PlanReport } from '../plan-report.tsx'
import { csvTemplate, otherSlugs, READ_TYPES, type Targets, targetsOf, writeCsv } from './cells.ts'
import { ColumnGuide } from './column-guide.tsx'
import { type Column, columnsOf, TABLE_TYPES, type TableType } from './columns.ts'
import { checkRules, type PlannedLine, planImport } from './plan-import.ts'
import { CsvProblemError, readCsv } from './read-csv.ts'
import { useImportWords } from './words.ts'

const CSV = 'text/csv;charset=utf-8'

/** Export and import of cities or services as CSV. The import shows its plan, then saves drafts or publishes. */
export default function CsvImport() {
  const { words, sentence } = useImportWords()
  const changeWords = useChangeWords()
  const schema = useSchema()
  const workspace = useWorkspace()
  const read = useReadDocuments()
  const brokenRules = useCallback<RulesOf>(
    // Only new documents are checked here. For published ones, the plan has already checked the changed fields.
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
  /** The number of the last chosen file. Results for earlier files are dropped. */
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
      const sayHowFar = (done: number, total: number) =>
        isAsked() && setStatus(changeWords.checkProgress(done, total))
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
    // If another file was chosen meanwhile, the report is about that file and stays.
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
    if (report) return words.counts(countsOf(report.lines))
    return written ? writtenSentence(written, changeWords) : (status ?? '')
  }

  const planned = (report?.lines ?? []).flatMap((line) => (line.planned ? [{ line, ...line.planned }] : []))
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={5}>
        <Muted style={{ maxWidth: '60ch' }}>{words.intro}</Muted>
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
        <Muted role="status">{statusNow()}</Muted>
        <Alert problem={problem} />
        {report && (
          <PlanReport
            planned={planned}
            nameOf={nameOf}
            label={words.changes}
            changes={planned.map(({ line, pair, after }) => ({
              id: pair.id,
              type,
              name: line.kind === 'new' ? words.newName(nameOf({ after })) : nameOf({ after }),
              isNew: line.kind === 'new',
              lines: [
                ...changeLines(words.address, line.before.slug, after.slug, changeWords, String),
                ...linesOf(columns, line.before, after, report.targets, changeWords),
              ],
            }))}
            refusedTitle={words.refusedTitle}
            refused={report.lines
              .filter(({ kind }) => kind === 'refused')
              .map(({ line, slug, problems }) => {
                const reasons = problems.map(sentence).join(' ')
                return words.line(line, slug) + changeWords.colon + reasons
              })}
            publish={words.publish}
            apply={(count, mode) => (mode === 'publish' ? words.publishAll : changeWords.apply)(count)}
            isWriting={progress !== null}
            onApply={apply}
          />
        )}
        {written && <Outcomes written={written} nameOf={nameOf} />}
      </Stack>
    </Card>
  )
}

const nameOf = ({ after }: Pick<PlannedDocument, 'after'>) => slugOf(after) ?? ''

/** How many lines are new, changed, unchanged or refused. */
function countsOf(lines: PlannedLine[]): Record<PlannedLine['kind'], number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { kind } of lines) counts[kind] += 1
  return counts
}

/** The changed values of a document by field. The English and the French column of a field are one field here. */
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
