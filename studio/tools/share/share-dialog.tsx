import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Dialog, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { useCopy } from '#studio/core/use-copy.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { OpenLinks } from './open-links.tsx'
import { DAYS, shareApi } from './share-api.ts'
import { useWords } from './words.ts'

interface Props {
  path: string
  perspective: string
  onClose: () => void
}

/** Makes a link to the draft of a page, and lists the links that still work. */
export default function ShareDialog({ path, perspective, onClose }: Props) {
  const { language, words } = useWords()
  const { value: links, error, reload } = useLoaded(shareApi.list)
  const [days, setDays] = useState(String(DAYS[0]))
  const [link, setLink] = useState('')
  const { note, setNote, copy } = useCopy(words)
  const [isMaking, setIsMaking] = useState(false)

  async function make() {
    setIsMaking(true)
    try {
      const made = await shareApi.make({ path, perspective, lang: language, days: Number(days) })
      setLink(made.link)
      reload()
      await copy(made.link)
    } catch (problem) {
      setNote((problem as Error).message)
    } finally {
      setIsMaking(false)
    }
  }

  async function revoke(id: string, of: string) {
    try {
      await shareApi.revoke(id)
      setNote(words.revoked(of))
    } catch (problem) {
      setNote((problem as Error).message)
    }
    reload()
  }

  return (
    <Dialog id="share-draft" header={words.title} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        <Text size={1}>{words.lead(path)}</Text>
        {link === '' ? (
          <Flex gap={3} align="flex-end" wrap="wrap">
            <LabelledDropdown
              label={words.days}
              value={days}
              options={DAYS.map((count) => [String(count), words.dayCount(count)])}
              onChange={setDays}
            />
            <Button text={words.make} tone="primary" disabled={isMaking} onClick={make} autoFocus />
          </Flex>
        ) : (
          <Stack gap={3}>
            <Flex gap={2}>
              <Stack flex={1}>
                <TextInput
                  readOnly
                  aria-label={words.link}
                  value={link}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </Stack>
              <Button icon={CopyIcon} text={words.copy} mode="ghost" onClick={() => copy(link)} />
            </Flex>
            <Text size={1} muted>
              {words.once}
            </Text>
          </Stack>
        )}
        <Text size={1} role="status">
          {note ?? error}
        </Text>
        <Stack gap={3}>
          <Heading as="h2" size={0}>
            {words.open}
          </Heading>
          {links && <OpenLinks links={links} path={path} onRevoke={revoke} />}
        </Stack>
      </Stack>
    </Dialog>
  )
}
