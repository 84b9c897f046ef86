import { Badge, Card, Flex, Stack } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import { isDayAsked } from '#lib/requests/life.ts'
import type { HomeSectionProps } from '#studio/core/home-line.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import { isEmergency, subjectOf } from './lead-names.ts'
import { leadsApi } from './leads-api.ts'
import { PromiseClock } from './promise-clock.tsx'
import type { ServiceName } from './service-names.ts'
import { useRepeated } from './use-repeated.ts'
import { useServiceNames } from './use-service-names.ts'
import { useWords } from './words.ts'

/** What nobody handles yet, or the signed-in person handles, and waits for staff: new requests with the clock of their promise, claims, applications, days that customers ask for. */
export default function WaitingForYou({ tool, className }: HomeSectionProps) {
  const { words, language, number } = useWords()
  const { basePath } = useWorkspace()
  const serviceName = useServiceNames(language)
  const waiting = useRepeated(leadsApi.waiting)
  if (waiting === null || waiting.count === 0) return null
  const { leads, count } = waiting
  const address = `${basePath}/${tool.name}`
  return (
    <Section title={words.waitingForYou(number(count))} className={className}>
      <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {leads.map((lead) => (
          <WaitingLead
            key={lead.submissionId}
            lead={lead}
            serviceName={serviceName}
            href={`${address}/${lead.submissionId}`}
          />
        ))}
      </Stack>
      {count > leads.length && (
        <Muted>
          <Link href={address}>{words.waitingMore(number(count - leads.length))}</Link>
        </Muted>
      )}
    </Section>
  )
}

interface WaitingLeadProps {
  lead: PromisedLead
  serviceName: ServiceName
  href: string
}

/** Only the edge is red: badges cannot be read on a red card. */
const RED = { borderLeft: '0.375rem solid var(--card-badge-critical-dot-color)' }

function WaitingLead({ lead, serviceName, href }: WaitingLeadProps) {
  const { words, time } = useWords()
  const { name, email, city } = lead.lead
  const isUrgent = isEmergency(lead)
  const isAsked = lead.life !== null && isDayAsked(lead.life)
  const facts = [
    lead.type !== 'lead' && words.types[lead.type],
    subjectOf(lead, serviceName),
    city,
    time(lead.receivedAt),
    lead.handler && words.handledByYou,
  ]
  return (
    <Card as="li" border radius={2} padding={3} style={isUrgent ? RED : undefined}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={2} flex={1} style={{ minWidth: 'min(14rem, 100%)', overflowWrap: 'anywhere' }}>
          <Caption>
            <Link href={href}>{name || email}</Link>
          </Caption>
          <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
        </Stack>
        {isAsked && <Badge tone="caution">{words.asksForDay}</Badge>}
        {isUrgent && <Badge tone="critical">{words.emergency}</Badge>}
        {lead.promise && <PromiseClock promise={lead.promise} />}
      </Flex>
    </Card>
  )
}
