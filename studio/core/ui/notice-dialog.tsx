import { Box, Button, Dialog, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface NoticeDialogProps {
  title: string
  /** The text of the button. */
  close: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with information and a button to close it. */
export function NoticeDialog({ title, close, onClose, children }: NoticeDialogProps) {
  return (
    <Dialog
      id={useId()}
      header={title}
      onClose={onClose}
      width={1}
      footer={
        <Box padding={3}>
          <Button width="fill" mode="ghost" text={close} onClick={onClose} />
        </Box>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  )
}
