import { PublishIcon } from '@sanity/icons/Publish'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import {
  type DocumentInspectorProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  useSchema,
  useValidationStatus,
} from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { ChangeList } from './change-list.tsx'
import { type Change, changesBetween } from './changes.ts'
import { PageList } from './page-list.tsx'
import { Problems } from './problems.tsx'
import { useSafetyWords } from './words.ts'

/** Beside the form: what publishing the draft changes on the site, field by field, where it is seen, and the button to do it. */
export default function WhatChanges({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const words = useSafetyWords()
  const id = getPublishedId(documentId)
  const schemaType = useSchema().get(documentType)
  const { draft, published, ready } = useEditState(id, documentType)
  const changes = draft && schemaType ? changesBetween(schemaType, published, draft, words.labels) : []

  return (
    <Flex direction="column" height="fill">
      <DocumentInspectorHeader
        title={words.whatChanges}
        closeButtonLabel={words.close}
        onClose={onClose}
        flex="none"
      />
      <Box flex={1} overflow="auto" padding={4}>
        <Stack gap={5}>
          <Text size={1} role="status">
            {ready ? summaryOf({ draft, published, changes }, words) : words.loading}
          </Text>
          {draft && <Problems draftId={draft._id} type={documentType} />}
          {changes.length > 0 && <ChangeList changes={changes} />}
          <PageList documentId={id} revision={draft?._rev} />
        </Stack>
      </Box>
      {draft && <PublishButton id={id} draftId={draft._id} type={documentType} />}
    </Flex>
  )
}

function summaryOf(
  { draft, published, changes }: { draft: object | null; published: object | null; changes: Change[] },
  words: ReturnType<typeof useSafetyWords>,
): string {
  if (!draft) return words.nothing
  if (!published) return words.isNew
  return changes.length > 0 ? words.changes(changes.length) : words.same
}

/** Asked while the draft is still being checked, it waits for that. */
function PublishButton({ id, draftId, type }: { id: string; draftId: string; type: string }) {
  const words = useSafetyWords()
  const [isAsked, setIsAsked] = useState(false)
  const { publish } = useDocumentOperation(id, type)
  const { isValidating, validation } = useValidationStatus(draftId, type, true)
  const hasErrors = validation.some(({ level }) => level === 'error')

  useEffect(() => {
    if (!isAsked || isValidating) return
    setIsAsked(false)
    if (!hasErrors) publish.execute()
  }, [isAsked, isValidating, hasErrors, publish])

  return (
    <Card borderTop padding={3} flex="none">
      <Button
        width="fill"
        tone="primary"
        icon={PublishIcon}
        text={isAsked ? words.publishing : words.publish}
        data-testid="publish-changes"
        disabled={Boolean(publish.disabled) || hasErrors || isAsked}
        onClick={() => setIsAsked(true)}
      />
    </Card>
  )
}
