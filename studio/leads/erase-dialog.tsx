import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { erasePerson } from './leads-api.ts'
import { useWords } from './words.ts'

interface EraseDialogProps {
  onClose: () => void
  onErased: () => void
}

/** Deletes what is known of a person, on their request (Law 25, PIPEDA). */
export function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const { words } = useWords()
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<string | null>(null)

  async function erase(event: FormEvent) {
    event.preventDefault()
    try {
      const { erased } = await erasePerson(email)
      setAnswer(words.eraseDone(erased))
      onErased()
    } catch (error) {
      setAnswer((error as Error).message)
    }
  }

  return (
    <Dialog id="erase-person" header={words.eraseTitle} onClose={onClose} width={1}>
      <form onSubmit={erase}>
        <Stack gap={4} padding={4}>
          <Text>{words.eraseText}</Text>
          <TextInput
            type="email"
            required
            aria-label={words.email}
            placeholder={words.email}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {answer && <Text role="status">{answer}</Text>}
          <Flex gap={3} justify="flex-end">
            <Button text={words.cancel} mode="ghost" onClick={onClose} />
            <Button type="submit" text={words.delete} tone="critical" />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
