import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ContractorFile } from '#lib/leads/contractors/files.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { type ContractorAnswer, contractorsApi } from './contractors-api.ts'
import { useWords } from './words.ts'

/** All files of a contractor. A proof that is not in use any more can be deleted. */
export function ContractorFiles({ answer, onChanged }: { answer: ContractorAnswer; onChanged: () => void }) {
  const { words, time } = useWords()
  const { problem, run } = useAction()
  const [asked, setAsked] = useState<ContractorFile | null>(null)
  const { files, contractor } = answer
  const { id, profile } = contractor
  const used = new Set([...profile.licences.map(({ proof }) => proof), profile.insurance?.proof])
  if (files.length === 0) return null

  async function download({ id: fileId, name }: ContractorFile) {
    const file = await contractorsApi.file(id, fileId)
    saveFile(name, file.type, file)
  }

  async function remove(fileId: string) {
    await contractorsApi.deleteFile(id, fileId)
    setAsked(null)
    onChanged()
  }

  return (
    <Section title={words.files}>
      <Stack as="ul" gap={3} style={{ margin: 0, paddingLeft: '1.2em' }}>
        {files.map((file) => (
          <li key={file.id}>
            <Flex gap={2} wrap="wrap" align="center">
              <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                {[file.name, words.fileKinds[file.kind], time(file.received_at)].join(' · ')}
              </Text>
              <SmallButton
                text={words.download}
                title={file.name}
                onClick={() => run(() => download(file))}
              />
              {file.kind === 'proof' && !used.has(file.id) && (
                <SmallButton text={words.deleteFile} title={file.name} onClick={() => setAsked(file)} />
              )}
            </Flex>
          </li>
        ))}
      </Stack>
      <Alert problem={problem} />
      {asked && (
        <ConfirmDialog
          action={words.deleteFile}
          text={words.deleteFileText(asked.name)}
          tone="critical"
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked.id)}
        />
      )}
    </Section>
  )
}
