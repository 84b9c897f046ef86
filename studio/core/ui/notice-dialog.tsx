import { Box, Button, Dialog, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface NoticeDialogProps {
  title: string
  /** Of the button that closes it. */
  close: string
  onClose: () => void
  children: ReactNode
}

/** Tells something, and is put away. */
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
