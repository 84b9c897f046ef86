import { type ButtonTone, Text } from '@sanity/ui'
import { FormDialog } from './form-dialog.tsx'

interface ConfirmDialogProps {
  /** What is about to be done: the head of the dialog and its button. */
  action: string
  /** What it means, for whom. */
  text: string
  tone: ButtonTone
  onClose: () => void
  /** Rejects with an Error whose message is shown; the dialog stays then. */
  onConfirm: () => Promise<void>
}

/** Says what a change means before it is made. */
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
