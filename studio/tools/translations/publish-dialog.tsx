import { Button, Checkbox, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { toggled } from '#studio/core/toggled.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import { ChangeList, useChanges } from '#studio/form/safety/change-list.tsx'
import styles from './translations.module.css'
import { type Ready, usePublishable } from './use-publishable.ts'
import { useWords } from './words.ts'
import type { ShownDocument } from './work-list.ts'

interface PublishDialogProps {
  documents: ShownDocument[]
  onClose: () => void
}

/** The result of publishing. */
interface Answer {
  published: number
  problems: string[]
}

/** Publishes the drafts whose only change is French, in the versions shown here. Single drafts can be taken out. */
export function PublishDialog({ documents, onClose }: PublishDialogProps) {
  const { words, language } = useWords()
  const client = useClient({ apiVersion: API_VERSION })
  const [isWorking, setIsWorking] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set())
  const { value: publishable, error, cause } = usePublishable(documents, isWorking || answer !== null)
  const ready = publishable?.ready ?? []
  const chosen = ready.filter(({ draft }) => !takenOut.has(draft._id))

  async function publish() {
    setIsWorking(true)
    const problems: string[] = []
    for (const { draft, draftRevision, published } of chosen) {
      try {
        await client.action({
          actionType: 'sanity.action.document.publish',
          publishedId: draft._id,
          draftId: `drafts.${draft._id}`,
          ifDraftRevisionId: draftRevision,
          ifPublishedRevisionId: published._rev,
        })
      } catch (problem) {
        problems.push(words.problem(documentName(draft, 'en'), errorSentence(problem, language)))
      }
    }
    setAnswer({ published: chosen.length - problems.length, problems })
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
            <ReadyList ready={ready} takenOut={takenOut} onChange={setTakenOut} />
            <LeftOut reason={words.publishSuggested} documents={publishable.suggested} />
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
              text={words.publishNow(chosen.length)}
              disabled={chosen.length === 0}
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

interface ReadyListProps {
  ready: Ready[]
  /** Published ids of the documents that the person has taken out. */
  takenOut: ReadonlySet<string>
  onChange: (takenOut: ReadonlySet<string>) => void
}

/** The documents to publish, with their French before and after. Each can be taken out or put back. */
function ReadyList({ ready, takenOut, onChange }: ReadyListProps) {
  const { words, language } = useWords()
  if (ready.length === 0) return null
  return (
    <ul className={styles.ready}>
      {ready.map((one) => (
        <li key={one.draft._id}>
          <Flex as="label" gap={3} align="center">
            <Checkbox
              checked={!takenOut.has(one.draft._id)}
              onChange={() => onChange(toggled(takenOut, one.draft._id))}
            />
            <Caption>
              {documentName(one.draft, 'en')} · {typeTitle(one.draft._type, language)}
            </Caption>
          </Flex>
          <details open={ready.length === 1}>
            <summary>{words.beforeAndAfter}</summary>
            <FrenchChanges {...one} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function FrenchChanges({ draft, published }: Ready) {
  return <ChangeList changes={useChanges(draft._type, published, draft)} />
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
