import { Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { type DocumentInspectorProps, getPublishedId, useClient } from 'sanity'
import { requestFor } from '#lib/shapes/approval.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useDocumentOperation, useEditState } from '#studio/core/sanity-internals.ts'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import styles from './change-list.module.css'
import { useHistoryWords } from './history-words.ts'
import { Inspector } from './inspector.tsx'
import { LiveVersionCard } from './live-version-card.tsx'
import { readLiveVersions } from './live-versions.ts'

const SHOWN = 20

/** The panel beside the form: the versions that visitors saw, with times and authors. Any version can become the draft again. */
export default function LiveHistory({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const words = useHistoryWords()
  const id = getPublishedId(documentId)
  const client = useClient({ apiVersion: API_VERSION })
  const { draft, published } = useEditState(id, documentType)
  const { restore } = useDocumentOperation(id, documentType)
  const [shown, setShown] = useState(SHOWN)
  const [asked, setAsked] = useState<string | null>(null)
  const revision = published?._rev
  // biome-ignore lint/correctness/useExhaustiveDependencies(revision): A new revision means that another version was published.
  const load = useCallback(() => readLiveVersions(client, id), [client, id, revision])
  const { value, error } = useLoaded(load)
  const versions = value?.versions ?? []
  const nothing = published ? words.forgotten : words.never
  const choose = (chosen: string) => (draft ? setAsked(chosen) : restore.execute(chosen))

  return (
    <Inspector title={words.title} onClose={onClose}>
      <Stack gap={4}>
        {versions.length === 0 && (
          <Text size={1} role={error === null ? 'status' : 'alert'}>
            {error === null ? (value ? nothing : words.loading) : words.notLoaded}
          </Text>
        )}
        <Stack as="ol" gap={3} className={styles.list}>
          {versions.slice(0, shown).map((version, index) => (
            <LiveVersionCard
              key={version.revision}
              id={id}
              type={documentType}
              version={version}
              before={versions[index + 1]}
              author={value?.names.get(version.author)}
              askedBy={requestFor(value?.requests, version.draftRevision)?.name}
              onRestore={() => choose(version.revision)}
            />
          ))}
        </Stack>
        {versions.length > shown && (
          <SmallButton text={words.more} onClick={() => setShown(versions.length)} />
        )}
      </Stack>
      {asked !== null && (
        <ConfirmDialog
          action={words.replaceDraft}
          text={words.draftIsLost}
          tone="caution"
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            restore.execute(asked)
            setAsked(null)
          }}
        />
      )}
    </Inspector>
  )
}
