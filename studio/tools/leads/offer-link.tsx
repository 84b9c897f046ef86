import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useCopy } from '#studio/core/use-copy.ts'
import { leadsApi } from './leads-api.ts'
import { useMatchingWords } from './matching-words.ts'

interface OfferLinkProps {
  id: string
  offer: string
  business: string
}

/** Copies the link with which a contractor opens the job, and shows it: some browsers copy only what somebody has selected. */
export function OfferLink({ id, offer, business }: OfferLinkProps) {
  const { words } = useMatchingWords()
  const { colon } = useChangeWords()
  const [link, setLink] = useState<string | null>(null)
  const { note, copy } = useCopy(words)
  const { problem, isBusy, run } = useAction()

  const fetchAndCopy = () =>
    run(async () => {
      const made = link ?? (await leadsApi.linkOfOffer(id, offer)).link
      setLink(made)
      await copy(made)
    })

  return (
    <Stack gap={2}>
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          icon={CopyIcon}
          text={words.link}
          aria-label={words.link + colon + business}
          mode="ghost"
          fontSize={1}
          padding={2}
          disabled={isBusy}
          onClick={fetchAndCopy}
        />
        <Text size={1} role="status">
          {note}
        </Text>
      </Flex>
      {link !== null && (
        <>
          <TextInput
            readOnly
            aria-label={words.linkOf(business)}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Text size={1} muted>
            {words.linkHint}
          </Text>
        </>
      )}
      <Alert problem={problem} />
    </Stack>
  )
}
