import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { documentName } from '#studio/core/document-name.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import { usePublishable } from './use-publishable.ts'
import { useWords } from './words.ts'
import type { ShownDocument } from './work-list.ts'

interface PublishDialogProps {
  documents: ShownDocument[]
  onClose: () => void
}

/** The result. */
interface Answer {
  published: number
  problems: string[]
}

/** Publishes every draft whose only change is French, in the version shown here. */
export function PublishDialog({ documents, onClose }: PublishDialogProps) {
  const { words, language } = useWords()
  const client = useClient({ apiVersion: API_VERSION })
  const [isWorking, setIsWorking] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { value: publishable, error, cause } = usePublishable(documents, isWorking || answer !== null)
  const ready = publishable?.ready ?? []

  async function publish() {
    setIsWorking(true)
    const problems: string[] = []
    for (const { draft, draftRevision, publishedRevision } of ready) {
      try {
        await client.action({
          actionType: 'sanity.action.document.publish',
          publishedId: draft._id,
          draftId: `drafts.${draft._id}`,
          ifDraftRevisionId: draftRevision,
          ifPublishedRevisionId: publishedRevision,
        })
      } catch (problem) {
        problems.push(words.problem(documentName(draft, 'en'), errorSentence(problem, language)))
      }
    }
    setAnswer({ published: ready.length - problems.length, problems })
    setIsWorking(false)
  }

  return (
    <Dialog id="publish-translations" header={words.publish} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        {publishable === null && error === null && (
          <Flex justify="center">
            <Spinner />
          </Flex>
        )}
        <Alert problem={error === null ? null : errorSentence(cause, language)} />
        {answer === null && publishable && (
          <>
            <Text>{ready.length > 0 ? words.publishText : words.publishNone}</Text>
            <DocumentNames documents={ready.map(({ draft }) => draft)} />
            <LeftOut reason={words.publishFaulty} documents={publishable.faulty} />
            <LeftOut reason={words.publishOthers} documents={publishable.others} />
          </>
        )}
        <Text role="status">{answer && words.published(answer.published)}</Text>
        <SentenceCard tone="caution" title={words.notPublished} sentences={answer?.problems ?? []} />
        <Flex gap={3} justify="flex-end">
          <Button text={answer === null ? words.cancel : words.close} mode="ghost" onClick={onClose} />
          {answer === null && ready.length > 0 && (
            <Button
              text={words.publishNow(ready.length)}
              tone="primary"
              loading={isWorking}
              onClick={publish}
            />
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}

function LeftOut({ reason, documents }: { reason: string; documents: ShownDocument[] }) {
  if (documents.length === 0) return null
  return (
    <Stack gap={3}>
      <Text muted>{reason}</Text>
      <DocumentNames documents={documents} />
    </Stack>
  )
}

function DocumentNames({ documents }: { documents: ShownDocument[] }) {
  const { language } = useWords()
  if (documents.length === 0) return null
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {documents.map((document) => (
        <Text as="li" key={document._id} size={1}>
          {documentName(document, 'en')} · {typeTitle(document._type, language)}
        </Text>
      ))}
    </Stack>
  )
}
