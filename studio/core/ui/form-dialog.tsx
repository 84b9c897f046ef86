import { Button, type ButtonTone, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useStudioLanguage } from '../language.ts'

const CANCEL = { en: 'Cancel', fr: 'Annuler' }

interface FormDialogProps {
  id: string
  title: string
  submit: string
  tone?: ButtonTone
  children: ReactNode
  onClose: () => void
  /** When it rejects, the Error's message is shown and the dialog stays open. */
  onSubmit: (data: FormData) => Promise<void>
}

/** A dialog with a form, its error and two buttons. */
export function FormDialog({
  id,
  title,
  submit,
  tone = 'primary',
  children,
  onClose,
  onSubmit,
}: FormDialogProps) {
  const language = useStudioLanguage()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSending(true)
    try {
      await onSubmit(new FormData(event.currentTarget))
    } catch (problem) {
      setError((problem as Error).message)
      setIsSending(false)
    }
  }

  return (
    <Dialog id={id} header={title} onClose={onClose} width={1}>
      <form onSubmit={send} noValidate>
        <Stack gap={4} padding={4}>
          {children}
          {error && <Text role="alert">{error}</Text>}
          <Flex gap={3} justify="flex-end">
            <Button text={CANCEL[language]} mode="ghost" onClick={onClose} />
            <Button type="submit" text={submit} tone={tone} disabled={isSending} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
