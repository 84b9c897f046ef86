import { Text } from '@sanity/ui'
import { FormDialog } from './form-dialog.tsx'
import { type Confirmed, useWords } from './words.ts'

interface ConfirmDialogProps {
  change: Confirmed
  name: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Says what a change means for the person before it is made. */
export function ConfirmDialog({ change, name, onClose, onConfirm }: ConfirmDialogProps) {
  const { words } = useWords()
  const { name: action, text } = words.confirmed[change]
  return (
    <FormDialog
      id="confirm-change"
      title={action}
      submit={action}
      tone={change === 'restore' ? 'primary' : 'critical'}
      onClose={onClose}
      onSubmit={onConfirm}
    >
      <Text>{text(name)}</Text>
    </FormDialog>
  )
}
