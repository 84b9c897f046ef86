import { Badge, Button, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { MatchedContractor, StaffMatch } from '#lib/leads/staff/match-view.ts'
import { toggled } from '#studio/core/toggled.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { leadsApi } from './leads-api.ts'
import { emphasis } from './main-action.ts'
import { type MatchingWords, useMatchingWords } from './matching-words.ts'
import { durationText } from './time-words.ts'

interface AskContractorsProps {
  id: string
  match: StaffMatch
  isMain: boolean
  onChanged: () => void
}

/** The contractors whom matching proposes, those that can have the request chosen at first, and the others with the reasons. */
export function AskContractors({ id, match, isMain, onChanged }: AskContractorsProps) {
  const { words } = useMatchingWords()
  const toast = useToast()
  const { proposed, others, free, offers } = match
  const atFirst = () => new Set(proposed.slice(0, free).map((one) => one.id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(atFirst)
  // After each change the proposed ones are chosen anew. The list itself stays, so that nothing jumps and the focus is kept.
  const round = `${offers.length} ${free}`
  const [lastRound, setLastRound] = useState(round)
  if (round !== lastRound) {
    setLastRound(round)
    setChosen(atFirst())
  }
  const { problem, isBusy, run } = useAction()
  // Somebody may have been changed so that nobody may ask any more.
  const askable = [...proposed, ...others.filter(({ canAsk }) => canAsk)]
  const contractors = askable.map((one) => one.id).filter((one) => chosen.has(one))
  const toggle = (one: string) => setChosen(toggled(chosen, one))
  const hasQuote = offers.some(({ state }) => state === 'quoted')

  async function send() {
    const isSent = await run(() => leadsApi.askContractors(id, { contractors, seen: offers.length }))
    if (isSent) toast.push({ status: 'success', title: words.done })
    onChanged()
  }

  return (
    <Stack gap={3}>
      <Heading as="h4" size={0}>
        {words.proposed}
      </Heading>
      {proposed.length === 0 ? (
        <Muted>{words.nobodyFits}</Muted>
      ) : (
        <Contractors contractors={proposed} chosen={chosen} onToggle={toggle} />
      )}
      {others.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer' }}>
            <Text as="span" size={1} style={{ display: 'inline-block' }}>
              {words.others(others.length)}
            </Text>
          </summary>
          <div style={{ paddingTop: '0.75rem' }}>
            <Contractors contractors={others} chosen={chosen} onToggle={toggle} />
          </div>
        </details>
      )}
      {askable.length > 0 && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            text={words.ask(contractors.length)}
            disabled={isBusy || contractors.length === 0 || contractors.length > free}
            onClick={send}
            {...emphasis(isMain && !hasQuote && proposed.length > 0 && free > 0)}
          />
          <Text size={1} muted role="status">
            {words.free(free)}
          </Text>
        </Flex>
      )}
      <Alert problem={problem} />
    </Stack>
  )
}

interface ContractorsProps {
  contractors: readonly MatchedContractor[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

function Contractors({ contractors, chosen, onToggle }: ContractorsProps) {
  const { words, number, language } = useMatchingWords()
  return (
    <Stack as="ul" gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {contractors.map((one) => {
        const facts = [
          ...one.why.map((rule) => words.why[rule]),
          ...factsOf(one, words, number, (minutes) => durationText(minutes * 60_000, language)),
        ]
        const name = (
          <Stack gap={2} flex={1}>
            <Flex gap={3} align="center" wrap="wrap">
              <Text size={1} weight="medium">
                {one.business}
              </Text>
              {one.isAskedFor && <Badge tone="primary">{words.askedFor}</Badge>}
            </Flex>
            <Muted>{facts.join(' · ')}</Muted>
          </Stack>
        )
        return (
          <li key={one.id}>
            {one.canAsk ? (
              <Flex as="label" gap={3} align="flex-start" style={{ cursor: 'pointer' }}>
                <Checkbox checked={chosen.has(one.id)} onChange={() => onToggle(one.id)} />
                {name}
              </Flex>
            ) : (
              name
            )}
          </li>
        )
      })}
    </Stack>
  )
}

/** Why a contractor fits, and what speaks against it. */
function factsOf(
  one: MatchedContractor,
  words: MatchingWords,
  number: (value: number) => string,
  duration: (minutes: number) => string,
): string[] {
  return [
    one.rating ? words.rating(number(one.rating)) : words.noRating,
    one.answerMinutes === null ? words.noAnswers : words.answersIn(duration(one.answerMinutes)),
    words.openJobs(one.openJobs, one.mostOpenJobs),
    words.offersWeek(one.offersThisWeek, one.mostOffersWeek),
    ...(one.isUnreachable ? [words.unreachable] : []),
  ]
}
