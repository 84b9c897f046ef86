import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Dialog, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useCopy } from '#studio/core/use-copy.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { DAYS, type ListedLink, shareApi } from './share-api.ts'
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
            <Muted>{words.once}</Muted>
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

interface OpenLinksProps {
  links: ListedLink[]
  /** The path of the open page. Its links come first. */
  path: string
  onRevoke: (id: string, path: string) => void
}

/** The links that still work, and the people who made them. */
function OpenLinks({ links, path, onRevoke }: OpenLinksProps) {
  const { words, longTime } = useWords()
  if (links.length === 0) return <Muted>{words.none}</Muted>
  const ofPage = links.toSorted((one, other) => Number(other.path === path) - Number(one.path === path))
  return (
    <Stack as="ul" gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {ofPage.map((link) => (
        <Card as="li" key={link.id} border radius={2} padding={3}>
          <Flex gap={3} align="center">
            <Stack gap={2} flex={1}>
              <Text size={1} weight="medium" textOverflow="ellipsis">
                {link.layers.length > 1 ? `${link.path} (${words.inRelease})` : link.path}
              </Text>
              <Muted>{words.until(link.by, longTime(link.expiresAt))}</Muted>
            </Stack>
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={2}
              text={words.revoke}
              aria-label={words.revokeLink(link.path, link.by)}
              onClick={() => onRevoke(link.id, link.path)}
            />
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}
