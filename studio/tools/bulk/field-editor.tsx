import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSchema, useWorkspace } from 'sanity'
import { DOCUMENTS } from '#schemas/documents/index.ts'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { changeLines } from '#studio/core/changes/value-lines.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { schemaProblems, type Validate } from '#studio/core/schema-problems.ts'
import { typeOptions } from '#studio/core/type-titles.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useDocuments, useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { WriteMode } from '#studio/core/write-document.ts'
import { type BulkField, bulkFields, type SchemaNode } from './bulk-fields.ts'
import { ChangeEditor, type ChangeForm, EMPTY_FORM } from './change-editor.tsx'
import { choicesOf, DocumentChooser } from './document-chooser.tsx'
import { type DryRun, dryRun, type Planned } from './dry-run.ts'
import { type BulkChange, numberOf } from './new-value.ts'
import { PlanReport } from './plan-report.tsx'
import { useBulkWords } from './words.ts'

const FIRST_TYPE = 'city'

/** Changes one field of many documents: choose, check, write. */
export function FieldEditor() {
  const [type, setType] = useState(FIRST_TYPE)
  return <EditorOfType key={type} type={type} onType={setType} />
}

function EditorOfType({ type, onType }: { type: string; onType: (type: string) => void }) {
  const words = useBulkWords()
  const changeWords = useChangeWords()
  const language = useStudioLanguage()
  const schema = useSchema()
  const workspace = useWorkspace()
  const fields = useMemo(() => bulkFields(schema.get(type) as unknown as SchemaNode), [schema, type])
  const types = useMemo(() => [...new Set([type, ...fields.flatMap(({ to }) => to)])], [type, fields])
  const { value: pairs, error, reload } = useDocuments(types.join(','))
  const read = useReadDocuments()
  const { progress, write } = useWriter<Planned>()

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [fieldName, setFieldName] = useState('')
  const [form, setForm] = useState<ChangeForm>(EMPTY_FORM)
  const [problem, setProblem] = useState<string | null>(null)
  const [checking, setChecking] = useState<{ done: number; total: number } | null>(null)
  const [plan, setPlan] = useState<DryRun | null>(null)
  const [written, setWritten] = useState<Written<Planned>[] | null>(null)
  /** The number of the last check. Results of earlier checks are dropped. */
  const round = useRef(0)

  const field = fields.find(({ path }) => path.join('.') === fieldName)
  const choices = useMemo(() => choicesOf(pairs ?? [], language), [pairs, language])
  const targetsOf = ({ to }: BulkField) =>
    choices
      .filter(({ pair }) => to.includes(pair.type) && pair.published)
      .map(({ pair, name }) => ({ id: pair.id, name }))
  const nameOf = (id: string) => choices.find(({ pair }) => pair.id === id)?.name ?? id

  /** Wraps a setter of the form: an edit makes the shown plan invalid. */
  function edited<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      round.current += 1
      set(value)
      setChecking(null)
      setPlan(null)
      setWritten(null)
      setProblem(null)
    }
  }

  async function show(target: BulkField) {
    const change = changeOf(target, form)
    if (change === null) {
      setProblem(form.do === 'percent' ? words.needsPercent : words.needsValue)
      return
    }
    const own = ++round.current
    const isAsked = () => own === round.current
    try {
      const fresh = choicesOf(await read([type]), language).filter(({ pair }) => chosen.has(pair.id))
      const validate: Validate = (document, paths) => schemaProblems(workspace, document, paths)
      const sayHowFar = (done: number, total: number) => isAsked() && setChecking({ done, total })
      const result = await dryRun(fresh, target, change, validate, sayHowFar)
      if (isAsked()) setPlan(result)
    } catch {
      if (isAsked()) setProblem(changeWords.failed)
    } finally {
      if (isAsked()) setChecking(null)
    }
  }

  async function apply(documents: Planned[], mode: WriteMode, waiting: Planned[]) {
    setWritten([...(await write(documents, mode)), ...(await write(waiting, 'drafts'))])
    setPlan(null)
    reload()
  }

  function statusNow(): string {
    if (checking) return changeWords.checkProgress(checking.done, checking.total)
    if (progress) return changeWords.writing(progress.done, progress.total)
    if (plan) {
      const { planned, unchanged } = plan
      return words.changing(planned.length) + (unchanged > 0 ? ` ${words.unchanged(unchanged)}` : '')
    }
    return written ? writtenSentence(written, changeWords) : ''
  }

  if (error !== null) {
    return (
      <Stack gap={4}>
        <Text role="alert">{changeWords.failed}</Text>
        <Button text={words.retry} mode="ghost" onClick={reload} />
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      <Step title={words.which}>
        <LabelledDropdown
          label={words.type}
          value={type}
          options={typeOptions(
            DOCUMENTS.map(({ name }) => name),
            language,
          )}
          onChange={onType}
        />
        {pairs === null ? (
          <Flex padding={4} justify="center">
            <Spinner />
          </Flex>
        ) : (
          <DocumentChooser
            choices={choices.filter(({ pair }) => pair.type === type)}
            groupings={fields
              .filter(({ kind, path }) => kind === 'reference' && path.length === 1)
              .map((reference) => ({
                field: reference.path[0] ?? '',
                title: reference.title,
                options: targetsOf(reference),
              }))}
            chosen={chosen}
            onChange={edited(setChosen)}
          />
        )}
      </Step>
      <Step title={words.what}>
        <LabelledDropdown
          label={words.field}
          value={fieldName}
          options={[['', words.choose], ...fields.map(({ path, title }): Option => [path.join('.'), title])]}
          onChange={(name) => {
            edited(setFieldName)(name)
            setForm(EMPTY_FORM)
          }}
        />
        {field && (
          <ChangeEditor field={field} targets={targetsOf(field)} form={form} onChange={edited(setForm)} />
        )}
      </Step>
      <Step title={words.check}>
        <Flex gap={3} align="center">
          <Button
            tone="primary"
            mode={plan ? 'ghost' : 'default'}
            text={words.show}
            disabled={!field || chosen.size === 0 || checking !== null || progress !== null}
            onClick={() => field && show(field)}
          />
          <Muted role="status">{statusNow()}</Muted>
        </Flex>
        <Alert problem={problem} />
        {plan && field && (
          <PlanReport
            planned={plan.planned}
            nameOf={({ name }) => name}
            label={words.changesLabel}
            changes={plan.planned.map(({ pair, name, before, value }) => ({
              id: pair.id,
              type,
              name,
              lines: changeLines(field.title, before, value, changeWords, nameOf),
            }))}
            refusedTitle={words.refused(plan.refused.length)}
            refused={plan.refused.map(({ name, problem }) => {
              const reason = typeof problem === 'string' ? words.problems[problem] : problem.sentence
              return name + changeWords.colon + reason
            })}
            apply={words.apply}
            isWriting={progress !== null}
            onApply={apply}
          />
        )}
        {written && <Outcomes written={written} nameOf={({ name }) => name} />}
      </Step>
    </Stack>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card border radius={3} padding={4} as="section">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** The change of the form, or null when it is not complete. */
function changeOf({ kind }: BulkField, form: ChangeForm): BulkChange | null {
  if (form.do === 'clear') return { do: 'clear' }
  if (form.do === 'percent') {
    const percent = numberOf(form.value)
    return percent === null ? null : { do: 'percent', percent }
  }
  if (kind === 'localized') {
    return form.en.trim() || form.fr.trim() ? { do: 'localized', en: form.en, fr: form.fr } : null
  }
  return form.value.trim() === '' ? null : { do: 'set', value: form.value }
}
