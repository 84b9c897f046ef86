import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { documentName } from '#lib/i18n/document-name.ts'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { currentOf, type DocumentPair } from '#studio/core/document-pair.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { XmlError } from '#studio/core/marked-text/xml.ts'
import { TextFileError } from '#studio/core/text-file.ts'
import { toggled } from '#studio/core/toggled.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { FileButton } from '#studio/core/ui/file-button.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import { checkImport, type Finding, hasLoss, isWritten, withFindings } from './check-import.ts'
import { TYPES } from './export-dialog.tsx'
import { FindingCounts, FindingsReport } from './findings-report.tsx'
import { NotXliffError, readXliff } from './read-xliff.ts'
import { useXliffWords } from './words.ts'

interface Checked {
  findings: Finding[]
  pairs: Map<string, DocumentPair>
  /** The findings to write. */
  taken: ReadonlySet<Finding>
}

/** A dialog to import the XLIFF file of a translation agency. It shows the changes, then saves them as drafts. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useXliffWords()
  const changeWords = useChangeWords()
  const language = useStudioLanguage()
  const read = useReadDocuments()
  const { progress, write } = useWriter<PlannedDocument>()
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [written, setWritten] = useState<Written<PlannedDocument>[] | null>(null)

  async function check(file: File) {
    setIsReading(true)
    setProblem(null)
    setChecked(null)
    setWritten(null)
    try {
      const documents = readXliff(new Uint8Array(await file.arrayBuffer()))
      const pairs = new Map((await read(TYPES)).map((pair) => [pair.id, pair]))
      const contentOf = (id: string) => {
        const pair = pairs.get(id)
        return (pair && currentOf(pair)) ?? undefined
      }
      const findings = checkImport(documents, contentOf)
      const taken = new Set(findings.filter((finding) => isWritten(finding) && !hasLoss(finding)))
      setChecked({ findings, pairs, taken })
    } catch (error) {
      setProblem(sentence(error))
    } finally {
      setIsReading(false)
    }
  }

  function sentence(error: unknown): string {
    if (error instanceof XmlError || error instanceof TextFileError) return words.problems[error.problem]
    return error instanceof NotXliffError ? words.problems['not-xliff'] : words.failed
  }

  async function apply() {
    if (!checked) return
    setWritten(await write(plannedOf(checked), 'drafts'))
    setChecked(null)
  }

  function statusNow(): string {
    if (progress) return changeWords.writing(progress.done, progress.total)
    if (isReading) return changeWords.reading
    if (written) return writtenSentence(written, changeWords)
    return problem === null ? changeWords.noFile : ''
  }

  const count = checked ? plannedOf(checked).length : 0
  return (
    <Dialog id="import-xliff" header={words.importTitle} onClose={onClose} width={3}>
      <Stack gap={5} padding={4}>
        <Muted>{words.importText}</Muted>
        <FileButton label={words.file} accept=".xlf,.xliff,application/x-xliff+xml" onFile={check} />
        <div role="status">
          {checked && !progress ? (
            <FindingCounts findings={checked.findings} />
          ) : (
            <Muted>{statusNow()}</Muted>
          )}
        </div>
        <Alert problem={problem} />
        {checked && (
          <FindingsReport
            {...checked}
            onToggle={(finding) => setChecked({ ...checked, taken: toggled(checked.taken, finding) })}
          />
        )}
        {written && <Outcomes written={written} nameOf={({ after }) => documentName(after, language)} />}
        <Flex gap={3} justify="flex-end">
          <Button mode="ghost" text={words.close} onClick={onClose} />
          {count > 0 && (
            <Button
              tone="primary"
              text={changeWords.apply(count)}
              disabled={progress !== null}
              onClick={apply}
            />
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}

function plannedOf({ pairs, taken }: Checked): PlannedDocument[] {
  const byDocument = Map.groupBy(taken, ({ document }) => document.id)
  return [...byDocument].flatMap(([id, own]) => {
    const pair = pairs.get(id)
    const content = pair && currentOf(pair)
    return content ? [{ pair, after: withFindings(content, own) }] : []
  })
}
