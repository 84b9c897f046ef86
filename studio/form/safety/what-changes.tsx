import { PublishIcon } from '@sanity/icons/Publish'
import { Box, Button, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type DocumentInspectorProps, getPublishedId, type SanityDocument, useCurrentUser } from 'sanity'
import { isViewer } from '#studio/core/roles.ts'
import {
  useDocumentOperation,
  useEditState,
  useSyncState,
  useValidationStatus,
} from '#studio/core/sanity-internals.ts'
import { NoteCard } from '#studio/core/translation-note/note-card.tsx'
import { useTranslationNotes } from '#studio/core/translation-note/use-translation-notes.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { ChangeList, useChanges } from './change-list.tsx'
import type { Change } from './changes.ts'
import { Inspector } from './inspector.tsx'
import { PageList } from './page-list.tsx'
import { Problems } from './problems.tsx'
import { useBeforePublishing } from './use-before-publishing.tsx'
import { useSafetyWords } from './words.ts'

/** The panel beside the form: the changes of a publication, the pages that show them, and a button to publish. */
export default function WhatChanges({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const words = useSafetyWords()
  const id = getPublishedId(documentId)
  const { draft, published, ready } = useEditState(id, documentType)
  const notes = useTranslationNotes(id).value ?? []
  const changes = useChanges(documentType, published, draft)

  return (
    <Inspector
      title={words.whatChanges}
      onClose={onClose}
      footer={draft && <PublishButton id={id} type={documentType} draft={draft} published={published} />}
    >
      <Stack gap={5}>
        <Text size={1} role="status">
          {ready ? summaryOf({ draft, published, changes }, words) : words.loading}
        </Text>
        {draft && notes.map((note) => <NoteCard key={note._id} note={note} />)}
        {draft && <Problems id={id} type={documentType} draft={draft} />}
        {draft && changes.length > 0 && <ChangeList changes={changes} />}
        {ready && <PageList documentId={id} isPublished={published !== null} revision={draft?._rev} />}
      </Stack>
    </Inspector>
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

interface PublishButtonProps {
  id: string
  type: string
  draft: SanityDocument
  published: SanityDocument | null
}

/** Publishing waits until the draft is saved and checked. The button is disabled until the first check is over. */
function PublishButton({ id, type, draft, published }: PublishButtonProps) {
  const words = useSafetyWords()
  const [isAsked, setIsAsked] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  const { publish } = useDocumentOperation(id, type)
  const { isValidating, validation, revision } = useValidationStatus(draft._id, type, true)
  const { isSyncing } = useSyncState(id, type)
  const isAllowed = !isViewer(useCurrentUser())
  const { ask, dialog, approval } = useBeforePublishing({ id, type, draft, published }, () =>
    setIsAsked(true),
  )
  const hasErrors = validation.some(({ level }) => level === 'error')
  const isReady = !isValidating && revision === draft._rev && !isSyncing
  const isWaiting = approval.step === null || approval.step === 'wait'
  if (isReady && !isKnown) setIsKnown(true)

  useEffect(() => {
    if (!isAsked || !isReady) return
    setIsAsked(false)
    if (!hasErrors) publish.execute()
  }, [isAsked, isReady, hasErrors, publish])

  return (
    <Card borderTop padding={3} flex="none">
      {dialog}
      {approval.hint && (
        <Box paddingBottom={3}>
          <Muted>{approval.hint}</Muted>
        </Box>
      )}
      <Button
        width="fill"
        tone="primary"
        icon={PublishIcon}
        text={isAsked ? words.publishing : (approval.label ?? words.publish)}
        data-testid="publish-changes"
        disabled={!isKnown || Boolean(publish.disabled) || hasErrors || !isAllowed || isAsked || isWaiting}
        onClick={ask}
      />
    </Card>
  )
}
