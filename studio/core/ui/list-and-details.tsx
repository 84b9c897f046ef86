import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Card, Flex, Heading, Stack, Text, useMediaIndex } from '@sanity/ui'
import type { ReactNode } from 'react'

interface ListAndDetailsProps {
  /** The id of the tool's element. */
  id: string
  title: string
  /** What the tool has to say above the filters. */
  notices?: ReactNode
  filters: ReactNode
  list: ReactNode
  /** What the address names; null when it names nothing. */
  details: ReactNode
  /** How much wider than the list the details are. */
  detailsFlex: number
  words: { backToList: string; choose: string }
  onBack: () => void
}

/** A tool with filters, a list, and the details of what the address names. Narrow windows show the list or the details. */
export function ListAndDetails({
  id,
  title,
  notices,
  filters,
  list,
  details,
  detailsFlex,
  words,
  onBack,
}: ListAndDetailsProps) {
  const isNarrow = useMediaIndex() < 2
  return (
    <Flex id={id} direction="column" height="fill">
      <Box padding={4} paddingBottom={0}>
        <Heading as="h1" size={3}>
          {title}
        </Heading>
      </Box>
      {notices}
      {!isNarrow && filters}
      <Flex flex={1} overflow="hidden">
        <Card
          flex={1}
          overflow="auto"
          borderRight={!isNarrow}
          style={isNarrow && details ? HIDDEN : undefined}
        >
          {isNarrow && filters}
          {list}
        </Card>
        <Card flex={detailsFlex} overflow="auto" style={isNarrow && !details ? HIDDEN : undefined}>
          {isNarrow && <Button icon={ArrowLeftIcon} text={words.backToList} mode="bleed" onClick={onBack} />}
          {details ?? (
            <Stack padding={5}>
              <Text muted>{words.choose}</Text>
            </Stack>
          )}
        </Card>
      </Flex>
    </Flex>
  )
}

/** The list is hidden and not removed, so that it keeps what is chosen and how far it is scrolled. */
const HIDDEN = { display: 'none' }
