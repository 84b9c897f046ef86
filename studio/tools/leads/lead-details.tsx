import { Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { TimelineEvent } from '#lib/leads/staff/timeline.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import type { LeadStage } from '#lib/leads/store/tables.ts'
import { type RequestState, readStep, STEPS } from '#lib/requests/life.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { FailedAddress } from './failed-address.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { LeadPhoto } from './lead-photo.tsx'
import { LeadReview } from './lead-review.tsx'
import { LeadWork } from './lead-work.tsx'
import { leadsApi } from './leads-api.ts'
import type { ServiceName } from './use-service-names.ts'
import { useWords } from './words.ts'

interface LeadDetailsProps {
  id: string
  staff: StaffMember[]
  serviceName: ServiceName
  hasCrm: boolean
  onChanged: () => void
}

/** A lead: its answers, its events, and the actions for staff. */
export function LeadDetails({ id, staff, serviceName, hasCrm, onChanged }: LeadDetailsProps) {
  const { words, time } = useWords()
  const { value, error, reload } = useLoaded(useCallback(() => leadsApi.details(id), [id]))
  if (value === null) return <NotLoaded error={error} onReload={reload} />
  const { lead, life, timeline, sendsMail } = value
  function changed() {
    reload()
    onChanged()
  }
  return (
    <Stack gap={5} padding={5}>
      <Alert problem={error} />
      {lead ? (
        <>
          <Stack gap={3}>
            <Heading as="h2" size={2} style={{ overflowWrap: 'anywhere' }}>
              {lead.lead.name || lead.lead.email}
            </Heading>
            <Text muted>
              {[
                lead.reference,
                words.types[lead.type],
                isOfInterest(lead, hasCrm) && words.states[lead.state],
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {lead.emailFailedAt !== null && <FailedAddress id={id} onCleared={changed} />}
            {lead.isBeingSent && <Text>{words.beingSent}</Text>}
            {hasCrm && lead.nextAttemptAt !== null && (
              <Text>{words.nextAttempt(time(lead.nextAttemptAt))}</Text>
            )}
          </Stack>
          {lead.state !== 'suspected' && (
            <LeadWork lead={lead} life={life} staff={staff} onChanged={changed} />
          )}
          {((lead.type === 'lead' && lead.stage === 'done') || lead.review.receivedAt !== null) && (
            <LeadReview lead={lead} sendsMail={sendsMail} onChanged={changed} />
          )}
          {isOfInterest(lead, hasCrm) && <Actions lead={lead} onChanged={changed} />}
          <LeadAnswers lead={lead} serviceName={serviceName} />
          <Photos lead={lead} />
        </>
      ) : (
        <Text>{words.erased}</Text>
      )}
      <Stack gap={3}>
        <Heading as="h3" size={1}>
          {words.timeline}
        </Heading>
        <Stack as="ol" gap={3} style={{ margin: 0, paddingLeft: '1.2em' }}>
          {timeline.map((event) => (
            <li key={`${event.at} ${event.kind} ${event.forwarder}`}>
              <Event event={event} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}

/** Whether to show the state of delivery and its actions. Without a CRM nothing is delivered, so `waiting` says nothing. */
const isOfInterest = ({ state }: LeadSummary, hasCrm: boolean) => hasCrm || state !== 'waiting'

function Actions({ lead, onChanged }: { lead: LeadSummary; onChanged: () => void }) {
  const { words } = useWords()
  const { problem, run } = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const id = lead.submissionId

  async function send(action: (id: string) => Promise<unknown>) {
    await run(() => action(id))
    onChanged()
  }

  async function remove() {
    await leadsApi.deleteSuspected(id)
    setIsAsking(false)
    onChanged()
  }

  return (
    <Stack gap={3}>
      <Flex gap={3}>
        {lead.state === 'suspected' ? (
          <>
            <Button text={words.release} tone="primary" onClick={() => send(leadsApi.release)} />
            <Button text={words.delete} tone="critical" mode="ghost" onClick={() => setIsAsking(true)} />
          </>
        ) : (
          <Button text={words.resend} disabled={lead.isBeingSent} onClick={() => send(leadsApi.resend)} />
        )}
      </Flex>
      <Alert problem={problem} />
      {isAsking && (
        <ConfirmDialog
          action={words.deleteLead}
          text={words.deleteLeadText(lead.lead.name || lead.lead.email)}
          tone="critical"
          onClose={() => setIsAsking(false)}
          onConfirm={remove}
        />
      )}
    </Stack>
  )
}

/** The photos that came with the lead; each opens in a new tab. */
function Photos({ lead: { submissionId, lead } }: { lead: LeadSummary }) {
  const { words } = useWords()
  const photos = lead.photos ?? []
  if (photos.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {words.photos}
      </Heading>
      <Flex gap={3} wrap="wrap">
        {photos.map((id, index) => (
          <LeadPhoto key={id} leadId={submissionId} id={id} name={words.photo(index + 1)} />
        ))}
      </Flex>
    </Stack>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { words, time } = useWords()
  const { colon } = useChangeWords()
  const { at, kind, forwarder, status, detail, actor } = event
  const reason =
    kind === 'suspected' && detail
      ? words.suspicions[detail as keyof typeof words.suspicions]
      : kind === 'stage'
        ? words.stages[detail as LeadStage]
        : kind === 'handler'
          ? (detail ?? words.nobody)
          : kind === 'step'
            ? stepText(detail, words.requestStates)
            : detail
  const facts = [forwarder, status && `HTTP ${status}`, reason, actor].filter(Boolean)
  return (
    <Stack gap={2}>
      <Text size={1}>{time(at) + colon + words.events[kind]}</Text>
      {facts.length > 0 && <Muted>{facts.join(' · ')}</Muted>}
    </Stack>
  )
}

/** The state that a step led to, with its day: `Day set, 2026-12-05 09:00–11:00`. */
function stepText(detail: string | null, states: Record<RequestState, string>): string | null {
  const step = readStep(detail)
  if (!step) return null
  const { day, from, to } = step.appointment ?? {}
  const hours = [from, to].filter(Boolean).join('–')
  return [states[STEPS[step.step].to], [day, hours].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
