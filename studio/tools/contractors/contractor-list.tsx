import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { ContractorPage, ContractorSummary } from '#lib/leads/contractors/list.ts'
import type { ContractorState } from '#lib/leads/store/tables.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { type ContractorQuery, contractorsApi } from './contractors-api.ts'
import { loadTexts, noonOf, today } from './facts.ts'
import { useWords } from './words.ts'

/** Milliseconds without typing before the search is sent. */
const PAUSE = 250

/** Days before an end from which its badge is shown. */
const SOON = 30

export const STATE_TONES = {
  applied: 'primary',
  checked: 'caution',
  active: 'positive',
  paused: 'caution',
  left: 'default',
} as const satisfies Record<ContractorState, string>

interface ContractorListProps {
  query: ContractorQuery
  /** The list is loaded again when this changes. */
  changes: number
  openId: string | null
  onOpen: (id: string) => void
}

/** The contractors of a query: applications first, then by business. */
export function ContractorList({ query, changes, openId, onOpen }: ContractorListProps) {
  const { words, number } = useWords()
  const [page, setPage] = useState<ContractorPage | null>(null)
  const [error, setError] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies(changes): Each change is a reason to load the list.
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      contractorsApi.list(query).then(
        (found) => {
          if (!isCurrent) return
          setPage(found)
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

  if (page === null) return <NotLoaded error={error} />
  const { contractors, count } = page
  return (
    <Stack gap={2} padding={2}>
      <Alert problem={error} />
      {contractors.length === 0 && (
        <Stack padding={3}>
          <Text muted>{Object.values(query).some(Boolean) ? words.none : words.noneYet}</Text>
        </Stack>
      )}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {contractors.map((summary) => (
          <li key={summary.contractor.id}>
            <ContractorRow summary={summary} isOpen={summary.contractor.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {count > contractors.length && <Muted>{words.moreThere(number(count - contractors.length))}</Muted>}
    </Stack>
  )
}

interface ContractorRowProps {
  summary: ContractorSummary
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A row of the list. The open row has no muted text: on its colour, muted text would be too pale. */
function ContractorRow({ summary, isOpen, onOpen }: ContractorRowProps) {
  const formats = useWords()
  const { words, number, day } = formats
  const { contractor, complaints, next, needsCheck } = summary
  const { id, business, name, state, profile } = contractor
  const now = today()
  const soon = next && noonOf(next.expires) - noonOf(now) <= SOON * 24 * 3_600_000
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      tone={isOpen ? 'primary' : 'default'}
      aria-current={isOpen}
      onClick={() => onOpen(id)}
      style={{ width: '100%', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      <Stack gap={2}>
        <Text weight="medium">{business}</Text>
        <Text muted={!isOpen} size={1}>
          {[name, profile.city, ...(state === 'applied' ? [] : loadTexts(summary, formats))]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>
          {needsCheck && state !== 'applied' && <Badge tone="caution">{words.check}</Badge>}
          {soon && state !== 'left' && (
            <EndBadge {...next} isOver={next.expires < now} day={day(noonOf(next.expires))} />
          )}
          {complaints > 0 && (
            <Badge tone="critical">{words.complaints(complaints, number(complaints))}</Badge>
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

function EndBadge({ number, isOver, day }: { number: string | null; isOver: boolean; day: string }) {
  const { words } = useWords()
  const what = number === null ? words.insurance : words.licence(number)
  return (
    <Badge tone={isOver ? 'critical' : 'caution'}>{(isOver ? words.endedOn : words.endsOn)(what, day)}</Badge>
  )
}
