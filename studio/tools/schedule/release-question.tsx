import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { documentName } from '#lib/i18n/document-name.ts'
import { TRANSLATION_NOTE, translationNoteShape } from '#lib/i18n/translation-note.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { AskedRelease } from '#studio/core/client/release-question.ts'
import { publishedIdOf, type StoredDocument } from '#studio/core/document-pair.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { differences } from '#studio/core/write-document.ts'
import { type Publishing, useFrenchOfDocuments } from '#studio/form/safety/french-of-documents.tsx'
import { useScheduleWords } from './words.ts'

const VERSIONS = '*[_id in path($versions) && !defined(_system.delete)]'
const PUBLISHED = '*[_id in $ids]'
const NOTES = '*[_type == $note && document in $ids]'

/**
 * Asks about the French of a release that is about to be published or scheduled. Who has nothing to be asked sees nothing, and the
 * request goes on.
 */
export default function ReleaseQuestion({ release }: { release: AskedRelease }) {
  const { words, language } = useScheduleWords()
  const { value: documents, cause } = useRelease(release.id)
  useEffect(() => {
    if (cause) release.answer(errorSentence(cause, language))
  }, [cause, release, language])
  if (documents === null) return null
  return (
    <Question
      documents={documents.map((one) => ({ ...one, name: documentName(one.after, language) }))}
      onAnswer={(isGoing) => release.answer(isGoing ? undefined : words.notAnswered)}
    />
  )
}

interface Version extends Omit<Publishing, 'name'> {
  after: StoredDocument
}

interface QuestionProps {
  documents: (Version & { name: string })[]
  onAnswer: (isGoing: boolean) => void
}

function Question({ documents, onAnswer }: QuestionProps) {
  const { words, language } = useScheduleWords()
  const client = useClient({ apiVersion: API_VERSION })
  const french = useFrenchOfDocuments(documents, 'all')
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isNothingAsked = !french.question
  useEffect(() => {
    if (isNothingAsked) onAnswer(true)
  }, [isNothingAsked, onAnswer])
  if (isNothingAsked) return null

  async function goOn() {
    setIsWorking(true)
    setProblem(null)
    try {
      const transaction = client.transaction()
      for (const { id, after } of documents) {
        const { set, unset } = differences(after, french.withFrench(id, after))
        if (Object.keys(set).length + unset.length > 0) transaction.patch(after._id, { set, unset })
      }
      if (transaction.toJSON().length > 0) await transaction.commit()
      await french.record()
      onAnswer(!documents.some(({ id }) => french.waits(id)))
    } catch (error) {
      setProblem(errorSentence(error, language))
      setIsWorking(false)
    }
  }

  return (
    <Dialog id="french-of-release" header={words.french} onClose={() => onAnswer(false)} width={1}>
      <Stack gap={4} padding={4}>
        {french.question}
        <Alert problem={problem} />
        <Flex gap={3} justify="flex-end">
          <Button mode="ghost" text={words.cancel} onClick={() => onAnswer(false)} />
          <Button
            tone="primary"
            text={words.goOn}
            disabled={!french.isAnswered || isWorking}
            onClick={() => void goOn()}
          />
        </Flex>
      </Stack>
    </Dialog>
  )
}

/** The versions of a release, and what is published of them. Versions that were decided on since their last change are left out. */
function useRelease(releaseId: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(async (): Promise<Version[]> => {
    const read = (query: string, params: Record<string, unknown>) =>
      client.fetch<StoredDocument[]>(query, params, { perspective: 'raw' })
    const versions = await read(VERSIONS, { versions: `versions.${releaseId}.**` })
    const ids = versions.map(({ _id }) => publishedIdOf(_id))
    const published = new Map((await read(PUBLISHED, { ids })).map((one) => [one._id, one]))
    const found = await read(NOTES, { note: TRANSLATION_NOTE, ids })
    const notes = z.array(translationNoteShape).parse(found)
    const isDecided = (id: string, { _updatedAt }: StoredDocument) =>
      notes.some(
        ({ document, decision }) =>
          document === id && decision?.kind === 'englishOnly' && decision.at > String(_updatedAt),
      )
    return versions
      .map((after) => ({ id: publishedIdOf(after._id), type: after._type, after }))
      .filter(({ id, after }) => !isDecided(id, after))
      .map((one) => ({ ...one, published: published.get(one.id) ?? null }))
  }, [client, releaseId])
  return useLoaded(load)
}
