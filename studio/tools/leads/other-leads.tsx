import { Heading, Stack } from '@sanity/ui'
import { StateLink } from 'sanity/router'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { statusOf, subjectOf } from './lead-names.ts'
import type { ServiceName } from './service-names.ts'
import { useWords } from './words.ts'

/** The other leads of the same e-mail address, newest first. Each is a link. */
export function OtherLeads({ leads, serviceName }: { leads: LeadSummary[]; serviceName: ServiceName }) {
  const { words, day } = useWords()
  if (leads.length === 0) return null
  const factsOf = (lead: LeadSummary) => [
    words.types[lead.type],
    subjectOf(lead, serviceName),
    day(lead.receivedAt),
    lead.state === 'suspected' ? words.states.suspected : statusOf(lead, words),
  ]
  return (
    <Stack as="section" gap={3} aria-label={words.sameSender}>
      <Heading as="h3" size={1}>
        {words.sameSender}
      </Heading>
      <Stack as="ul" gap={2} style={{ margin: 0, paddingLeft: '1.2em' }}>
        {leads.map((lead) => (
          <li key={lead.submissionId}>
            <Muted style={{ overflowWrap: 'anywhere' }}>
              <StateLink state={{ lead: lead.submissionId }}>{lead.reference}</StateLink>
              {` · ${factsOf(lead).filter(Boolean).join(' · ')}`}
            </Muted>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
