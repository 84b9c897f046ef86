import { Button, Flex, Stack, TextArea } from '@sanity/ui'
import { useState } from 'react'
import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Labelled } from '#studio/core/ui/labelled.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { contractorsApi } from './contractors-api.ts'
import { useWords } from './words.ts'

/** The note of staff. Typed text stays when the server refuses it. */
export function ContractorNote({ contractor, onChanged }: { contractor: Contractor; onChanged: () => void }) {
  const { words } = useWords()
  const { problem, run } = useAction()
  const [typed, setTyped] = useState<string | null>(null)
  const { id, version, note } = contractor
  const text = typed ?? note

  async function save() {
    if (await run(() => contractorsApi.change(id, { version, note: text.trim() }))) setTyped(null)
    onChanged()
  }

  return (
    <Stack gap={3}>
      <Labelled label={words.note} hint={words.noteHint}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={5000}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Labelled>
      <Flex>
        <Button text={words.saveNote} mode="ghost" disabled={text.trim() === note} onClick={save} />
      </Flex>
      <Alert problem={problem} />
    </Stack>
  )
}
