import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { dateFormat } from '#studio/core/dates.ts'
import { documentAt } from '#studio/core/document-history.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { ChangeList, useChanges } from './change-list.tsx'
import { useHistoryWords } from './history-words.ts'
import type { LiveVersion } from './live-versions.ts'

interface LiveVersionCardProps {
  id: string
  type: string
  version: LiveVersion
  /** The version that was on the site before this version. */
  before: LiveVersion | undefined
  /** The author's name, when it is known. */
  author: string | undefined
  /** The name of the person who asked for approval; undefined when nobody did. */
  askedBy: string | undefined
  onRestore: () => void
}

/** A version that was on the site. It shows its changes on request, and has a button that restores it. */
export function LiveVersionCard(props: LiveVersionCardProps) {
  const { id, type, version, before, author, askedBy, onRestore } = props
  const words = useHistoryWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="li" border padding={3} radius={2} data-testid="live-version">
      <Stack gap={3}>
        <Heading3>{useTimes(version)}</Heading3>
        <Muted>{author ? words.by(author) : words.byProgram}</Muted>
        {askedBy && <Muted>{words.askedBy(askedBy)}</Muted>}
        {version.isTakenBack && <Muted>{words.takenBack}</Muted>}
        <Flex gap={2} wrap="wrap">
          {version.until !== null && <SmallButton text={words.restore} onClick={onRestore} />}
          {before && !isOpen && <SmallButton text={words.changed} onClick={() => setIsOpen(true)} />}
        </Flex>
        {before && isOpen && <Changes id={id} type={type} from={before.revision} to={version.revision} />}
      </Stack>
    </Card>
  )
}

const MINUTE = 60_000

/** The time span in which the version was on the site, in the time zone of the browser. A short one has its seconds. */
function useTimes({ from, until }: LiveVersion): string {
  const words = useHistoryWords()
  const start = new Date(from)
  const isShort = until !== null && Date.parse(until) - start.getTime() < MINUTE
  const format = dateFormat(useStudioLanguage(), {
    dateStyle: 'medium',
    timeStyle: isShort ? 'medium' : 'short',
  })
  return until === null
    ? words.now(format.format(start))
    : words.between(format.formatRange(start, new Date(until)))
}

function Changes({ id, type, from, to }: { id: string; type: string; from: string; to: string }) {
  const words = useHistoryWords()
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(
    () => Promise.all([documentAt(client, id, from), documentAt(client, id, to)]),
    [client, id, from, to],
  )
  const { value, error } = useLoaded(load)
  const changes = useChanges(type, value?.[0], value?.[1])
  if (value === null) {
    return (
      <Text size={1} role={error === null ? 'status' : 'alert'}>
        {error === null ? words.loading : words.notLoaded}
      </Text>
    )
  }
  return changes.length > 0 ? <ChangeList changes={changes} /> : <Text size={1}>{words.sameContent}</Text>
}
