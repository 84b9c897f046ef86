import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { discardDrafts, type Revision } from '../discard-drafts.ts'
import { draftId } from '../document-pair.ts'
import { errorSentence } from '../error-words.ts'
import { useStudioLanguage } from '../language.ts'
import { Alert } from '../ui/alert.tsx'
import { type Publication, undoPublications } from '../undo-publish.ts'
import { useChangeWords } from './words.ts'

interface UndoPublicationsProps {
  publications: Publication[]
  /** Whether the documents had no drafts before, so that those which the undo leaves can be discarded. */
  hadNoDrafts?: boolean
  onUndone?: () => void
}

/** A button that undoes publications that were made together, and then one that discards the drafts which the undo left. */
export function UndoPublications({ publications, hadNoDrafts = false, onUndone }: UndoPublicationsProps) {
  const words = useChangeWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  /** The drafts that the undo left; null before it. */
  const [left, setLeft] = useState<Revision[] | null>(null)
  const [areDiscarded, setAreDiscarded] = useState(false)
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (publications.length === 0) return null

  async function run(failed: string, action: () => Promise<void>) {
    setIsWorking(true)
    setProblem(null)
    try {
      await action()
    } catch (error) {
      setProblem(failed + words.colon + errorSentence(error, language))
    } finally {
      setIsWorking(false)
    }
  }
  const readDrafts = () => {
    const ids = publications.map(({ id }) => draftId(id))
    return client.fetch<Revision[]>('*[_id in $ids]{_id, _rev}', { ids }, { perspective: 'raw' })
  }
  const undo = () =>
    run(words.notUndone, async () => {
      await undoPublications(client, publications)
      setLeft(hadNoDrafts ? await readDrafts() : [])
      onUndone?.()
    })
  const discard = () =>
    run(words.notDiscarded, async () => {
      await discardDrafts(client, left ?? [])
      setAreDiscarded(true)
    })

  const sentence = areDiscarded ? words.discarded : left && words.undone
  const isOffered = left === null || (left.length > 0 && !areDiscarded)
  return (
    <Stack gap={3}>
      <Alert problem={problem} />
      {sentence && <Done key={sentence} sentence={sentence} />}
      {isOffered && (
        <div>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={left === null ? words.undo : words.discard(left.length)}
            disabled={isWorking}
            onClick={left === null ? undo : discard}
          />
        </div>
      )}
    </Stack>
  )
}

/** The sentence that confirms a step. It takes the keyboard focus, because the button that had it is gone. */
function Done({ sentence }: { sentence: string }) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus(), [])
  return (
    <Text ref={self} tabIndex={-1} size={1}>
      {sentence}
    </Text>
  )
}
