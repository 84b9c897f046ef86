import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useCopy } from '#studio/core/use-copy.ts'
import { useWords } from './words.ts'

interface Props {
  name: string
  link: string
  /** Whether the person gets a link by mail too. */
  isMailed: boolean
  onClose: () => void
}

/** A dialog with a one-time sign-in link to send to the person. It is shown only once. */
export function LinkDialog({ name, link, isMailed, onClose }: Props) {
  const { words } = useWords()
  const { note, copy } = useCopy(words)
  return (
    <Dialog id="sign-in-link" header={words.linkTitle(name)} onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <Text>{isMailed ? words.linkMailed : words.linkLead}</Text>
        <TextInput
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Text size={1} role="status">
          {note}
        </Text>
        <Flex gap={3} justify="flex-end">
          <Button text={words.close} mode="ghost" onClick={onClose} />
          <Button icon={CopyIcon} text={words.copy} tone="primary" onClick={() => copy(link)} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
