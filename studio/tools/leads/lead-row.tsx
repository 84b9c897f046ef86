import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { EMERGENCY } from '#lib/leads/lead.ts'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { LeadStage, LeadState } from '#lib/leads/store/tables.ts'
import { isDayAsked } from '#lib/requests/life.ts'
import { answerText, isEmergency, statusOf, subjectOf } from './lead-names.ts'
import { OfferBadges } from './offer-badges.tsx'
import { PromiseClock } from './promise-clock.tsx'
import type { ServiceName } from './service-names.ts'
import { useWords } from './words.ts'

const TONES = {
  waiting: 'default',
  delivered: 'positive',
  parked: 'critical',
  suspected: 'caution',
} as const satisfies Record<LeadState, string>

const STAGE_TONES = {
  new: 'primary',
  working: 'caution',
  done: 'positive',
  declined: 'default',
} as const satisfies Record<LeadStage, string>

interface LeadRowProps {
  lead: PromisedLead
  serviceName: ServiceName
  /** The name of the person who works on the lead. */
  handler: string | undefined
  hasCrm: boolean
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A row of the list. The open row has no muted text: on its colour, muted text would be too pale. */
export function LeadRow({ lead, serviceName, handler, hasCrm, isOpen, onOpen }: LeadRowProps) {
  const { words, language, time } = useWords()
  const { name, email, city, urgency } = lead.lead
  const facts = [
    lead.reference,
    words.types[lead.type],
    subjectOf(lead, serviceName),
    urgency && urgency !== EMERGENCY && words.urgencyIs(answerText(lead.lead, 'urgency', language)),
    city,
    handler,
  ]
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      tone={isOpen ? 'primary' : 'default'}
      aria-current={isOpen}
      onClick={() => onOpen(lead.submissionId)}
      style={{ flex: 1, minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={2} flex={1} style={{ minWidth: 'min(14rem, 100%)' }}>
          <Text weight="medium">{name || email}</Text>
          <Text muted={!isOpen} size={1}>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Stack gap={2}>
          <Flex gap={2} wrap="wrap">
            {isEmergency(lead) && <Badge tone="critical">{words.emergency}</Badge>}
            {lead.promise && <PromiseClock promise={lead.promise} />}
            {lead.life && isDayAsked(lead.life) && <Badge tone="caution">{words.asksForDay}</Badge>}
            <OfferBadges lead={lead} />
            {lead.state !== 'suspected' && (
              <Badge tone={STAGE_TONES[lead.stage]}>{statusOf(lead, words)}</Badge>
            )}
            {(hasCrm || lead.state !== 'waiting') && (
              <Badge tone={TONES[lead.state]}>{words.states[lead.state]}</Badge>
            )}
          </Flex>
          <Text muted={!isOpen} size={1}>
            {time(lead.receivedAt)}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
