import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ListedLink } from './share-api.ts'
import { useWords } from './words.ts'

interface Props {
  links: ListedLink[]
  /** The path of the open page. Its links come first. */
  path: string
  onRevoke: (id: string, path: string) => void
}

/** The links that still work, and the people who made them. */
export function OpenLinks({ links, path, onRevoke }: Props) {
  const { words, longTime } = useWords()
  if (links.length === 0) {
    return (
      <Text size={1} muted>
        {words.none}
      </Text>
    )
  }
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
              <Text size={1} muted>
                {words.until(link.by, longTime(link.expiresAt))}
              </Text>
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
