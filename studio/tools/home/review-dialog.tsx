import { Button, Card, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser, useWorkspace } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { UndoPublications } from '#studio/core/changes/undo-publications.tsx'
import { errorSentence, isConflict } from '#studio/core/error-words.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import type { Publication } from '#studio/core/undo-publish.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { useFrenchOfDocuments } from '#studio/form/safety/french-of-documents.tsx'
import {
  type CheckedDraft,
  changeDrafts,
  checkDrafts,
  discardShown,
  publishDrafts,
  readDrafts,
} from './drafts.ts'
import { DraftChanges, Obstacles } from './reviewed-drafts.tsx'
import { useHomeWords } from './words.ts'

/** The drafts that a person wants to publish or discard. */
export interface Review {
  kind: 'publish' | 'discard'
  /** Published ids. */
  ids: string[]
}

/** Up to this many documents show their changes at once. If there are more, the changes of each are collapsed at first. */
const SHOWN_OPEN = 10

/** Shows the changes in drafts, then publishes or discards the drafts together. */
export default function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { kind } = review
  const { words, language, number } = useHomeWords()
  const client = useClient({ apiVersion: API_VERSION })
  const { checked, progress, error, reload } = useCheckedDrafts(review)
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const [done, setDone] = useState<{ sentence: string; publications: Publication[] } | null>(null)

  const ready = (checked ?? []).filter(({ obstacle }) => obstacle === null).map(({ pair }) => pair)
  const stopped = (checked ?? []).filter(({ obstacle }) => obstacle !== null)
  const isPublishing = kind === 'publish'

  const french = useFrenchOfDocuments(
    isPublishing
      ? ready.map((pair) => ({ ...pair, name: documentName(pair.draft, language), after: pair.draft }))
      : [],
  )
  const going = ready.filter(({ id }) => !french.waits(id))

  /** @returns null when every draft waits for its French */
  async function publishGoing() {
    await french.record()
    if (going.length === 0) return null
    return publishDrafts(client, await changeDrafts(client, going, french.withFrench))
  }

  async function write() {
    setIsWorking(true)
    setProblem(null)
    try {
      const outcome = isPublishing ? await publishGoing() : await discardShown(client, ready)
      if (outcome === null) setDone({ sentence: words.sent(ready.length), publications: [] })
      else if (outcome.kind === 'refused') setProblem(errorSentence(outcome.error, language))
      else if (outcome.kind === 'changedMeanwhile') setProblem(words.changedMeanwhile)
      else {
        const { revision } = outcome
        setDone({
          sentence: sentenceOfDone(),
          publications: isPublishing ? going.map(({ id }) => ({ id, revision })) : [],
        })
      }
    } catch (cause) {
      setProblem(isConflict(cause) ? words.changedMeanwhile : errorSentence(cause, language))
    }
    setIsWorking(false)
  }

  function sentenceOfDone(): string {
    if (!isPublishing) return words.discarded(ready.length)
    const waiting = ready.length - going.length
    return [words.published(going.length), waiting > 0 && words.sent(waiting)].filter(Boolean).join(' ')
  }

  function buttonText(): string {
    if (!isPublishing) return words.discardNow(ready.length)
    return going.length > 0 ? words.publishNow(going.length) : words.sendNow(ready.length)
  }

  function statusNow(): string {
    if (checked === null)
      return progress ? words.checking(number(progress.done), number(progress.total)) : words.reading
    if (checked.length === 0) return words.nothingLeft
    if (ready.length === 0) return words.nonePublishable
    return (isPublishing ? words.willPublish : words.willDiscard)(ready.length)
  }

  return (
    <Dialog
      id="review-drafts"
      header={isPublishing ? words.publishTitle : words.discardTitle}
      onClose={onClose}
      width={2}
      footer={
        <Flex gap={3} padding={3} justify="flex-end" wrap="wrap">
          {problem !== null && done === null && (
            <Button
              mode="ghost"
              text={words.again}
              onClick={() => {
                setProblem(null)
                reload()
              }}
            />
          )}
          <Button mode="ghost" text={done === null ? words.cancel : words.close} onClick={onClose} />
          {done === null && ready.length > 0 && (
            <Button
              tone={isPublishing ? 'primary' : 'critical'}
              text={buttonText()}
              disabled={isWorking || problem !== null || !french.isAnswered}
              loading={isWorking}
              onClick={write}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {done === null ? (
          <>
            <Flex gap={3} align="center">
              {checked === null && error === null && <Spinner />}
              <Text role="status">{error === null && statusNow()}</Text>
            </Flex>
            <Alert problem={error === null ? problem : errorSentence(error, language)} />
          </>
        ) : (
          <Done {...done} />
        )}
        <Obstacles stopped={stopped} />
        {done === null && french.question}
        {done === null &&
          ready.map((pair) => (
            <DraftChanges
              key={pair.id}
              pair={pair}
              isDiscarded={!isPublishing}
              isOpen={ready.length <= SHOWN_OPEN}
            />
          ))}
      </Stack>
    </Dialog>
  )
}

/** A sentence about the result. It takes the keyboard focus, because the button that had it is gone. */
function Done({ sentence, publications }: { sentence: string; publications: Publication[] }) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus(), [])
  return (
    <Stack gap={4}>
      <Card ref={self} tabIndex={-1} tone="positive" border radius={2} padding={4} role="status">
        <Text size={1} weight="medium">
          {sentence}
        </Text>
      </Card>
      <UndoPublications publications={publications} />
    </Stack>
  )
}

/** The drafts at the time when the dialog opens. Drafts to discard need no check. */
function useCheckedDrafts({ kind, ids }: Review) {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const isLimited = isTranslator(useCurrentUser())
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const load = useCallback(async (): Promise<CheckedDraft[]> => {
    if (kind === 'discard') {
      return (await readDrafts(client, ids)).map((pair) => ({ pair, obstacle: null }))
    }
    return checkDrafts({
      client,
      workspace,
      ids,
      isTranslator: isLimited,
      onProgress: (done, total) => setProgress({ done, total }),
    })
  }, [client, workspace, kind, ids, isLimited])
  const { value, error, cause, reload } = useLoaded(load)
  return { checked: value, progress, error: error === null ? null : cause, reload }
}
