import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { differenceOutsideFrench } from '#lib/lake/french-changes.ts'
import type { LakeDocument } from '#lib/lake/types.ts'
import { typeTitle } from '../structure/type-titles.ts'
import { API_VERSION } from './watch-documents.ts'
import { useWords } from './words.ts'
import { isDraft, type ShownDocument, titleOf } from './work-list.ts'

interface PublishDialogProps {
  documents: ShownDocument[]
  onClose: () => void
}

/** Publishes every draft in which French is all that changed. */
export function PublishDialog({ documents, onClose }: PublishDialogProps) {
  const { words } = useWords()
  const client = useClient({ apiVersion: API_VERSION })
  const drafts = documents.filter(isDraft)
  const draftIds = drafts.map(({ _id }) => _id).join(' ')
  const [published, setPublished] = useState<Map<string, LakeDocument> | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  useEffect(() => {
    client.fetch<LakeDocument[]>('*[_id in $ids]', { ids: draftIds.split(' ') }, { perspective: 'raw' }).then(
      (found) => setPublished(new Map(found.map((document) => [document._id, document]))),
      (problem: Error) => setAnswer(problem.message),
    )
  }, [client, draftIds])

  const isFrenchOnly = (draft: ShownDocument) => {
    const original = published?.get(draft._id)
    return original !== undefined && differenceOutsideFrench(original, contentOf(draft)) === null
  }
  const ready = published ? drafts.filter(isFrenchOnly) : []
  const others = published ? drafts.filter((draft) => !isFrenchOnly(draft)) : []

  async function publish() {
    setIsWorking(true)
    let count = 0
    const problems: string[] = []
    for (const { _id } of ready) {
      try {
        await client.action({
          actionType: 'sanity.action.document.publish',
          publishedId: _id,
          draftId: `drafts.${_id}`,
        })
        count += 1
      } catch (problem) {
        problems.push((problem as Error).message)
      }
    }
    setAnswer([words.published(count), ...problems].join(' '))
    setIsWorking(false)
  }

  return (
    <Dialog id="publish-translations" header={words.publishTitle} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        {answer === null && published === null && (
          <Flex justify="center">
            <Spinner />
          </Flex>
        )}
        {answer === null && published && (
          <>
            <Text>{ready.length > 0 ? words.publishText : words.publishNone}</Text>
            <DocumentNames documents={ready} />
            {others.length > 0 && (
              <Stack gap={3}>
                <Text muted>{words.publishOthers}</Text>
                <DocumentNames documents={others} />
              </Stack>
            )}
          </>
        )}
        <Text role="status" hidden={answer === null}>
          {answer}
        </Text>
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

function DocumentNames({ documents }: { documents: ShownDocument[] }) {
  const { language } = useWords()
  if (documents.length === 0) return null
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {documents.map((document) => (
        <Text as="li" key={document._id} size={1}>
          {titleOf(document)} · {typeTitle(document._type, language)}
        </Text>
      ))}
    </Stack>
  )
}

/** The draft as it is stored, without what the perspective adds. */
function contentOf({ _originalId, ...draft }: ShownDocument): LakeDocument {
  return draft as LakeDocument
}
