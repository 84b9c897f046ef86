import { Button, Card, Checkbox, Flex, Stack, Text, useMediaIndex } from '@sanity/ui'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { MOST_TOGETHER } from '#lib/leads/staff/limits.ts'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { StaffMember } from '#lib/leads/staff/work.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { ChangedLeads, ChosenLeads } from './chosen-leads.tsx'
import { LeadRow } from './lead-row.tsx'
import { type LeadQuery, leadsApi, type SeveralAnswer } from './leads-api.ts'
import type { ServiceName } from './service-names.ts'
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
  onChanged: () => void
}

/** Milliseconds without typing before the search is sent. */
const PAUSE = 250

/** The leads of a query in pages, newest first. */
export function LeadList({
  query,
  staff,
  serviceName,
  hasCrm,
  changes,
  openId,
  onOpen,
  onChanged,
}: LeadListProps) {
  const { words } = useWords()
  const isNarrow = useMediaIndex() < 2
  const [leads, setLeads] = useState<PromisedLead[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  /** The answer to the last change of several leads, with these leads as they were. */
  const [changedLast, setChangedLast] = useState<ComponentProps<typeof ChangedLeads> | null>(null)
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
      <Stack gap={4} padding={5}>
        {changedLast && <ChangedLeads {...changedLast} />}
        <Text muted>{words.none}</Text>
      </Stack>
    )
  }
  const chosen = leads.filter(({ submissionId }) => chosenIds.has(submissionId)).slice(0, MOST_TOGETHER)
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosenIds].filter((id) => !ids.includes(id))
    setChosenIds(new Set(isChosen ? [...others, ...ids] : others))
  }
  const shownIds = leads.slice(0, MOST_TOGETHER).map(({ submissionId }) => submissionId)
  const areAllChosen = shownIds.every((id) => chosenIds.has(id))

  /** The leads that were not changed stay chosen, so that the person can look at them. */
  function answered(answer: SeveralAnswer, isErasure: boolean) {
    setChangedLast({ answer, isErasure, leads: chosen })
    choose(answer.changed, false)
    onChanged()
  }

  return (
    <Stack gap={2} padding={2}>
      <Alert problem={error} />
      <Card style={isNarrow ? undefined : STICKY}>
        <Flex gap={2} align="center" wrap="wrap">
          <ChoiceBox
            label={words.chooseAll}
            checked={areAllChosen}
            isPart={!areAllChosen && chosen.length > 0}
            isLabelShown
            onChange={(isChosen) => choose(shownIds, isChosen)}
          />
          <Muted role="status">{chosen.length > 0 && words.chosenCount(chosen.length)}</Muted>
        </Flex>
        {chosen.length > 0 && <ChosenLeads leads={chosen} staff={staff} onAnswer={answered} />}
      </Card>
      {changedLast && <ChangedLeads {...changedLast} />}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {leads.map((lead) => (
          <li key={lead.submissionId} style={{ display: 'flex', alignItems: 'stretch' }}>
            <ChoiceBox
              label={words.chooseLead([lead.lead.name, lead.reference].filter(Boolean).join(', '))}
              checked={chosenIds.has(lead.submissionId)}
              onChange={(isChosen) => choose([lead.submissionId], isChosen)}
            />
            <LeadRow
              lead={lead}
              serviceName={serviceName}
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

/** The actions stay in sight above a long list. */
const STICKY = { position: 'sticky', top: 0, zIndex: 1 } as const

interface ChoiceBoxProps {
  label: string
  checked: boolean
  /** Whether some of the leads are chosen. */
  isPart?: boolean
  isLabelShown?: boolean
  onChange: (isChosen: boolean) => void
}

/** A checkbox that is large enough to be touched. */
function ChoiceBox({ label, checked, isPart, isLabelShown, onChange }: ChoiceBoxProps) {
  return (
    <Flex as="label" align="center" gap={2} padding={3} style={{ minHeight: 44, flex: 'none' }}>
      <Checkbox
        aria-label={isLabelShown ? undefined : label}
        checked={checked}
        indeterminate={isPart}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isLabelShown && <Muted>{label}</Muted>}
    </Flex>
  )
}
