import { Button, Flex, Heading, Stack, TextArea } from '@sanity/ui'
import { useState } from 'react'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StaffMember, WorkChange } from '#lib/leads/staff/work.ts'
import { LEAD_STAGES, type LeadStage } from '#lib/leads/store/tables.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { Labelled, LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { stagesOf } from './lead-names.ts'
import { LeadSteps } from './lead-steps.tsx'
import { leadsApi, type StaffStep } from './leads-api.ts'
import type { MainAction } from './main-action.ts'
import { useFinishCheck } from './use-finish-check.tsx'
import { useWords } from './words.ts'

interface LeadWorkProps {
  lead: LeadSummary
  main: MainAction
  staff: StaffMember[]
  onChanged: () => void
}

/** The work of staff on a lead: its status, the person who works on it, and a note. */
export function LeadWork({ lead, main, staff, onChanged }: LeadWorkProps) {
  const { words } = useWords()
  const { problem, run } = useAction()
  const finishCheck = useFinishCheck()
  const { submissionId, stage, handler, life } = lead

  /** Resolves to whether the change was saved. */
  async function save(change: WorkChange): Promise<boolean> {
    const isSaved = await run(() => leadsApi.change(submissionId, change))
    onChanged()
    return isSaved
  }

  async function step(asked: StaffStep): Promise<void> {
    await run(() => leadsApi.takeStep(submissionId, asked))
    onChanged()
  }

  const handlers = staff.filter(({ id, canHandle }) => canHandle || id === handler)
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        {words.work}
      </Heading>
      <Flex gap={3} wrap="wrap">
        {life ? (
          <LeadSteps
            life={life}
            isDayMain={main === 'day'}
            onStep={(asked) => finishCheck.take([lead], asked.step, () => step(asked))}
          />
        ) : (
          <LabelledDropdown
            label={words.stage}
            value={stage}
            options={LEAD_STAGES.map((name): Option => [name, stagesOf(lead.type, words)[name]])}
            onChange={(to: LeadStage) => save({ field: 'stage', from: stage, to })}
          />
        )}
        <LabelledDropdown
          label={words.handler}
          value={handler ?? ''}
          options={[['', words.nobody], ...handlers.map(({ id, displayName }): Option => [id, displayName])]}
          onChange={(to) => save({ field: 'handler', from: handler, to: to || null })}
        />
      </Flex>
      <Note note={lead.note} onSave={(to) => save({ field: 'note', from: lead.note, to })} />
      <Alert problem={problem} />
      {finishCheck.question}
    </Stack>
  )
}

/** @param onSave resolves to whether the note was saved */
function Note({ note, onSave }: { note: string; onSave: (note: string) => Promise<boolean> }) {
  const { words } = useWords()
  /** Null until somebody types. Typed text stays when the server refuses it, or another person has changed the note. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? note
  const isChanged = text.trim() !== note

  async function save() {
    if (await onSave(text.trim())) setTyped(null)
  }
  return (
    <Stack gap={3}>
      <Labelled label={words.note} hint={words.noteHint}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={5000}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Labelled>
      <Flex>
        <Button text={words.saveNote} mode="ghost" disabled={!isChanged} onClick={save} />
      </Flex>
    </Stack>
  )
}
