import { type ButtonTone, Text } from '@sanity/ui'
import { FormDialog } from './form-dialog.tsx'

interface ConfirmDialogProps {
  /** The dialog's title and the text of its button. */
  action: string
  text: string
  tone: ButtonTone
  onClose: () => void
  /** When it rejects, the Error's message is shown and the dialog stays open. */
  onConfirm: () => Promise<void>
}

/** Asks for confirmation and explains the consequences. */
export function ConfirmDialog({ action, text, tone, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <FormDialog
      id="confirm-change"
      title={action}
      submit={action}
      tone={tone}
      onClose={onClose}
      onSubmit={onConfirm}
    >
      <Text>{text}</Text>
    </FormDialog>
  )
}
