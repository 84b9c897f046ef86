import { Box, Button, Dialog, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { useStudioLanguage } from '../language.ts'

const CLOSE = { en: 'Close', fr: 'Fermer' }

interface NoticeDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with information and a button to close it. */
export function NoticeDialog({ title, onClose, children }: NoticeDialogProps) {
  return (
    <Dialog
      id={useId()}
      header={title}
      onClose={onClose}
      width={1}
      footer={
        <Box padding={3}>
          <Button width="fill" mode="ghost" text={CLOSE[useStudioLanguage()]} onClick={onClose} />
        </Box>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  )
}
