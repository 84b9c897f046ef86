import { Badge, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { TimelineEvent } from '#lib/leads/staff/timeline.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import type { LeadStage } from '#lib/leads/store/tables.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { agreedDay } from './early-finish.ts'
import { FailedAddress } from './failed-address.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { LeadContractor } from './lead-contractor.tsx'
import { LeadMatching } from './lead-matching.tsx'
import { isEmergency, stagesOf, subjectOf } from './lead-names.ts'
import { LeadPhoto } from './lead-photo.tsx'
import { LeadReview } from './lead-review.tsx'
import { LeadWork } from './lead-work.tsx'
import { leadsApi } from './leads-api.ts'
import { mainActionOf } from './main-action.ts'
import { handText, offerEventText, sharedPhotosText } from './offer-event.ts'
import { OtherLeads } from './other-leads.tsx'
import { PromiseClock, promiseText } from './promise-clock.tsx'
import type { ServiceName } from './service-names.ts'
import { correctedText, stepText } from './step-text.ts'
import { dayWords } from './time-words.ts'
import { useWords } from './words.ts'

interface LeadDetailsProps {
  id: string
  staff: StaffMember[]
  serviceName: ServiceName
  hasCrm: boolean
  /** The lead is loaded again when this changes. */
  changes: number
  onChanged: () => void
}

/** A lead: its answers, its events, and the actions for staff. */
export function LeadDetails({ id, staff, serviceName, hasCrm, changes, onChanged }: LeadDetailsProps) {
  const { words, time, language } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies(changes): Each change is a reason to load the lead.
  const load = useCallback(() => loadLead(id), [id, changes])
  const { value, error, reload } = useLoaded(load)
  if (value === null) return <NotLoaded error={error} onReload={reload} />
  const { lead, request, others, timeline, sendsMail, match, matchProblem } = value
  const day = lead && agreedDay(request ?? lead)
  const main = lead && mainActionOf(lead, match)
  return (
    <Stack gap={5} padding={5}>
      <Alert problem={error} />
      {lead && main ? (
        <>
          <Stack gap={3}>
            <Heading as="h2" size={2} style={{ overflowWrap: 'anywhere' }}>
              {lead.lead.name || lead.lead.email}
            </Heading>
            <Text muted style={{ overflowWrap: 'anywhere' }}>
              {[
                lead.reference,
                words.types[lead.type],
                subjectOf(lead, serviceName),
                (hasCrm || lead.state !== 'waiting') && words.states[lead.state],
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {lead.emailFailedAt !== null && <FailedAddress id={id} onCleared={onChanged} />}
            {lead.emailProvenAt === null &&
              lead.emailFailedAt === null &&
              lead.type === 'lead' &&
              sendsMail && <Muted>{words.unconfirmed}</Muted>}
            {lead.promise && (
              <Flex gap={2} align="center" wrap="wrap">
                {isEmergency(lead) && <Badge tone="critical">{words.emergency}</Badge>}
                <PromiseClock promise={lead.promise} />
                <Text size={1}>{promiseText(lead.promise, words, time)}</Text>
              </Flex>
            )}
            {day && <Text size={1}>{words.dayIs(dayWords(day, language))}</Text>}
            {lead.isBeingSent && <Text>{words.beingSent}</Text>}
            {hasCrm && lead.nextAttemptAt !== null && (
              <Text>{words.nextAttempt(time(lead.nextAttemptAt))}</Text>
            )}
          </Stack>
          <LeadActions lead={lead} main={main} hasCrm={hasCrm} onChanged={onChanged} />
          {lead.type === 'contractor' && lead.state !== 'suspected' && <LeadContractor leadId={id} />}
          <OtherLeads leads={others} serviceName={serviceName} />
          {lead.state !== 'suspected' && (
            <LeadWork lead={lead} main={main} staff={staff} onChanged={onChanged} />
          )}
          <Alert problem={matchProblem} />
          {match && (
            <LeadMatching
              id={id}
              match={match}
              isMain={main === 'match'}
              serviceName={serviceName}
              onChanged={onChanged}
            />
          )}
          {((lead.type === 'lead' && lead.stage === 'done') || lead.review.receivedAt !== null) && (
            <LeadReview lead={lead} main={main} sendsMail={sendsMail} onChanged={onChanged} />
          )}
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
              <Event event={event} type={lead?.type ?? 'lead'} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}

/** The details of a lead, and of a request the matching. Without the content, which matching needs, the lead is shown too. */
async function loadLead(id: string) {
  const details = await leadsApi.details(id)
  const { lead } = details
  if (lead?.type !== 'lead' || lead.state === 'suspected')
    return { ...details, match: null, matchProblem: null }
  return leadsApi.match(id).then(
    ({ match }) => ({ ...details, match, matchProblem: null }),
    (error: Error) => ({ ...details, match: null, matchProblem: error.message }),
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

function Event({ event, type }: { event: TimelineEvent; type: FormType }) {
  const { words, time, language } = useWords()
  const { colon } = useChangeWords()
  const { at, kind, forwarder, status, detail, actor } = event
  const reason =
    kind === 'suspected' && detail
      ? words.suspicions[detail as keyof typeof words.suspicions]
      : kind === 'stage'
        ? stagesOf(type, words)[detail as LeadStage]
        : kind === 'handler'
          ? (detail ?? words.nobody)
          : kind === 'step'
            ? stepText(detail, words, language)
            : kind === 'corrected'
              ? correctedText(detail, language)
              : kind.startsWith('job_')
                ? offerEventText(event, language)
                : kind === 'matched_by'
                  ? handText(detail, language)
                  : kind === 'photos_shared'
                    ? sharedPhotosText(detail, language)
                    : // The id of a photo tells staff nothing.
                      kind.startsWith('photo_')
                      ? null
                      : detail
  const business = kind === 'step' && event.business
  const facts = [forwarder, status && `HTTP ${status}`, reason, business, actor].filter(Boolean)
  return (
    <Stack gap={2}>
      <Text size={1}>{time(at) + colon + words.events[kind]}</Text>
      {facts.length > 0 && <Muted>{facts.join(' · ')}</Muted>}
    </Stack>
  )
}
