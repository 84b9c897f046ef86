import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { SeveralChange } from '#lib/leads/staff/several.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import { LEAD_STAGES, type LeadStage } from '#lib/leads/store/tables.ts'
import { STEPS, type StepName } from '#lib/requests/life.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { EraseLeads } from './erase-leads.tsx'
import { leadsApi, type SeveralAnswer } from './leads-api.ts'
import { commonStatuses, handlerChange, stageChange, stepChange } from './several.ts'
import { useFinishCheck } from './use-finish-check.tsx'
import { useWords } from './words.ts'

interface ChosenLeadsProps {
  leads: PromisedLead[]
  staff: StaffMember[]
  onAnswer: (answer: SeveralAnswer, isErasure: boolean) => void
}

/** What can be done with the chosen leads together: a status, a handler, erasure. */
export function ChosenLeads({ leads, staff, onAnswer }: ChosenLeadsProps) {
  const { words } = useWords()
  const { problem, isBusy, run } = useAction()
  const [isErasing, setIsErasing] = useState(false)
  const finishCheck = useFinishCheck()
  const statuses = commonStatuses(leads)
  const isWorkable = leads.every(({ state }) => state !== 'suspected')
  const send = (change: SeveralChange) =>
    run(async () => onAnswer(await leadsApi.changeSeveral(change), false))
  const handlers = staff.filter(({ canHandle }) => canHandle)

  return (
    <Card border radius={2} padding={3} role="group" aria-label={words.withChosen}>
      <Stack gap={3}>
        <Flex gap={3} wrap="wrap" align="flex-end">
          {statuses.kind === 'stage' && (
            <SetTogether
              label={words.stage}
              options={LEAD_STAGES.map((stage): Option => [stage, words.stages[stage]])}
              isBusy={isBusy}
              onSet={(to) => send(stageChange(leads, to as LeadStage))}
            />
          )}
          {statuses.kind === 'step' && (
            <SetTogether
              label={words.stage}
              options={statuses.steps.map((step): Option => [step, words.requestStates[STEPS[step].to]])}
              isBusy={isBusy}
              onSet={(to) =>
                finishCheck.take(leads, to as StepName, () => send(stepChange(leads, to as StepName)))
              }
            />
          )}
          {isWorkable && (
            <SetTogether
              label={words.handler}
              options={[
                [NOBODY, words.nobody],
                ...handlers.map(({ id, displayName }): Option => [id, displayName]),
              ]}
              isBusy={isBusy}
              onSet={(to) => send(handlerChange(leads, to === NOBODY ? null : to))}
            />
          )}
          <Button
            text={words.eraseChosen}
            tone="critical"
            mode="ghost"
            disabled={isBusy}
            onClick={() => setIsErasing(true)}
          />
        </Flex>
        {statuses.kind === 'none' && <Muted>{words.noStatus[statuses.why]}</Muted>}
        <Alert problem={problem} />
      </Stack>
      {finishCheck.question}
      {isErasing && (
        <EraseLeads
          leads={leads}
          onClose={() => setIsErasing(false)}
          onAnswer={(answer) => onAnswer(answer, true)}
        />
      )}
    </Card>
  )
}

/** The value of the option that takes a handler away. It is no id of an account. */
const NOBODY = 'nobody'

interface SetTogetherProps {
  label: string
  options: readonly Option[]
  isBusy: boolean
  onSet: (value: string) => void
}

/** A list and its button: choosing in the list alone changes nothing, because keys choose one option after another. */
function SetTogether({ label, options, isBusy, onSet }: SetTogetherProps) {
  const { words } = useWords()
  const [chosen, setChosen] = useState('')
  const value = options.some(([option]) => option === chosen) ? chosen : ''
  return (
    <Flex gap={1} align="flex-end">
      <LabelledDropdown
        label={label}
        filter="choice"
        value={value}
        options={[['', words.chooseOne], ...options]}
        onChange={setChosen}
      />
      <Button
        text={words.set}
        aria-label={words.setOf(label)}
        mode="ghost"
        disabled={isBusy || value === ''}
        onClick={() => onSet(value)}
      />
    </Flex>
  )
}

interface ChangedLeadsProps {
  answer: SeveralAnswer
  isErasure: boolean
  /** The leads as they were before. */
  leads: PromisedLead[]
}

/** What became of the leads that were changed together: how many were changed, and why each of the others was not. */
export function ChangedLeads({ answer: { changed, refused }, isErasure, leads }: ChangedLeadsProps) {
  const { words } = useWords()
  const namesOf = (id: string) =>
    leads
      .filter(({ submissionId }) => submissionId === id)
      .map(({ lead, reference }) => [lead.name, reference].filter(Boolean).join(', '))
  return (
    <Stack gap={3} role="status">
      <Text size={1}>
        {isErasure ? words.deleteDone(changed.length) : words.changedCount(changed.length)}
      </Text>
      {refused.length > 0 && (
        <Card tone="caution" radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {words.refusedCount(refused.length)}
            </Text>
            {refused.map(({ id, message }) => (
              <Text key={id} size={1}>
                {[...namesOf(id), message].join(' – ')}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
