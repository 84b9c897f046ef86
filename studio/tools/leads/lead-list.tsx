import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { facetsOf } from '#lib/leads/facets.ts'
import { EMERGENCY } from '#lib/leads/lead.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import type { LeadStage, LeadState } from '#lib/leads/store/tables.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { type LeadQuery, leadsApi } from './leads-api.ts'
import type { ServiceName } from './use-service-names.ts'
import { useWords } from './words.ts'

interface LeadListProps {
  query: LeadQuery
  staff: StaffMember[]
  serviceName: ServiceName
  hasCrm: boolean
  /** The list is loaded again when this changes. */
  changes: number
  openId: string | null
  onOpen: (id: string) => void
}

/** Milliseconds without typing before the search is sent. */
const PAUSE = 250

/** The leads of a query in pages, newest first. */
export function LeadList({ query, staff, serviceName, hasCrm, changes, openId, onOpen }: LeadListProps) {
  const { words } = useWords()
  const [leads, setLeads] = useState<LeadSummary[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  /** The number of the shown list. A further page of an earlier list is dropped. */
  const shownList = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(changes): Each change is a reason to load the list.
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      leadsApi.list(query).then(
        (page) => {
          if (!isCurrent) return
          shownList.current += 1
          setLeads(page.leads)
          setNext(page.next)
          setError(null)
        },
        (problem: Error) => isCurrent && setError(problem.message),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, changes])

  async function showMore(after: string) {
    const list = shownList.current
    const isShown = () => list === shownList.current
    setIsLoading(true)
    try {
      const page = await leadsApi.list(query, after)
      if (!isShown()) return
      setLeads((shown) => [...(shown ?? []), ...page.leads])
      setNext(page.next)
      setError(null)
    } catch (problem) {
      if (isShown()) setError((problem as Error).message)
    } finally {
      setIsLoading(false)
    }
  }

  if (leads === null) return <NotLoaded error={error} />
  if (leads.length === 0) {
    return (
      <Box padding={5}>
        <Text muted>{words.none}</Text>
      </Box>
    )
  }
  return (
    <Stack gap={1} padding={2}>
      <Alert problem={error} />
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {leads.map((lead) => (
          <li key={lead.submissionId}>
            <LeadRow
              lead={lead}
              service={serviceName(serviceOf(lead))}
              handler={staff.find(({ id }) => id === lead.handler)?.displayName}
              hasCrm={hasCrm}
              isOpen={lead.submissionId === openId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {next && <Button text={words.more} mode="ghost" disabled={isLoading} onClick={() => showMore(next)} />}
    </Stack>
  )
}

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

/** The most specific service that the lead names; empty for forms that ask for no service. */
const serviceOf = ({ type, lead }: LeadSummary) => (type === 'lead' ? facetsOf(lead).service : '')

interface LeadRowProps {
  lead: LeadSummary
  /** The name of the service. */
  service: string
  /** The name of the person who works on the lead. */
  handler: string | undefined
  hasCrm: boolean
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A row of the list. The open row has no muted text: on its colour, muted text would be too pale. */
function LeadRow({ lead, service, handler, hasCrm, isOpen, onOpen }: LeadRowProps) {
  const { words, time } = useWords()
  const { name, email, city } = lead.lead
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      tone={isOpen ? 'primary' : 'default'}
      aria-current={isOpen}
      onClick={() => onOpen(lead.submissionId)}
      style={{ width: '100%', textAlign: 'left' }}
    >
      <Flex gap={3} align="center">
        <Stack gap={2} flex={1}>
          <Text weight="medium">{name || email}</Text>
          <Text muted={!isOpen} size={1}>
            {[lead.reference, words.types[lead.type], service, city, handler].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Stack gap={2}>
          <Flex gap={2}>
            {lead.lead.urgency === EMERGENCY && <Badge tone="critical">{words.emergency}</Badge>}
            {lead.state !== 'suspected' && (
              <Badge tone={STAGE_TONES[lead.stage]}>{words.stages[lead.stage]}</Badge>
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
