import { Label, Stack, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import type { Person } from './people-api.ts'
import { useWords } from './words.ts'

interface RenameDialogProps {
  person: Person
  onClose: () => void
  onRename: (name: string) => Promise<void>
}

export function RenameDialog({ person, onClose, onRename }: RenameDialogProps) {
  const { words } = useWords()
  const id = useId()
  return (
    <FormDialog
      id="rename-person"
      title={words.renameTitle(person.displayName)}
      submit={words.save}
      onClose={onClose}
      onSubmit={(data) => onRename(String(data.get('name')).trim())}
    >
      <Stack gap={3}>
        <Label as="label" htmlFor={id}>
          {words.name}
        </Label>
        <TextInput
          id={id}
          name="name"
          aria-required
          maxLength={100}
          autoComplete="off"
          defaultValue={person.displayName}
        />
      </Stack>
    </FormDialog>
  )
}
