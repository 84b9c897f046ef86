import { Stack, Text } from '@sanity/ui'
import type { ContractorDetails } from '#lib/leads/contractors/details.ts'
import type { ContractorState } from '#lib/leads/store/tables.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useWords } from './words.ts'

type Event = ContractorDetails['events'][number]

/** What happened with a contractor, the oldest first. */
export function ContractorStory({ events }: { events: Event[] }) {
  const { words, time } = useWords()
  return (
    <Section title={words.story}>
      <Stack as="ol" gap={3} style={{ margin: 0, paddingLeft: '1.2em' }}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.detail}`}>
            <Stack gap={2}>
              <Text size={1}>{[time(event.at), words.events[event.kind]].join(' · ')}</Text>
              <StoryFacts event={event} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function StoryFacts({ event: { kind, detail, actor } }: { event: Event }) {
  const { words } = useWords()
  return (
    <Muted>
      {[detail && detailText(kind, detail, words), actor ?? words.bySite].filter(Boolean).join(' · ')}
    </Muted>
  )
}

/** The detail of an event in words; null when it says nothing to people. */
function detailText(
  kind: Event['kind'],
  detail: string,
  words: ReturnType<typeof useWords>['words'],
): string | null {
  if (kind === 'state') return words.states[detail as ContractorState] ?? detail
  if (kind === 'proof_checked' || kind === 'licence_expired')
    return detail.replace('insurance', words.insurance)
  return kind === 'complaint' ? detail : null
}
