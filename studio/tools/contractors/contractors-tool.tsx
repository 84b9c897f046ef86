import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Card, Flex, Heading, Stack, Text, useMediaIndex } from '@sanity/ui'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useContentNames } from '#studio/core/use-content-names.ts'
import { ContractorDetails } from './contractor-details.tsx'
import { ContractorFilters } from './contractor-filters.tsx'
import { ContractorList } from './contractor-list.tsx'
import type { ContractorQuery } from './contractors-api.ts'
import { useWords } from './words.ts'

/** The Contractors tool: filters, list, and the contractor that the address names. */
export default function ContractorsTool({ title }: ToolProps) {
  const { words, language } = useWords()
  const router = useRouter()
  const [query, setQuery] = useState<ContractorQuery>({})
  /** Increases with every change, so that the list is loaded again. */
  const [changes, setChanges] = useState(0)
  const { names, error } = useContentNames(language)
  /** Narrow windows show the list or a contractor. */
  const isNarrow = useMediaIndex() < 2
  const openId = typeof router.state.contractor === 'string' ? router.state.contractor : null
  const changed = () => setChanges((last) => last + 1)
  const open = (contractor: string) => router.navigate({ contractor })

  if (names === null) return <NotLoaded error={error} />
  const filters = (
    <ContractorFilters
      query={query}
      names={names}
      onChange={setQuery}
      onAdded={(id) => {
        changed()
        open(id)
      }}
    />
  )
  return (
    <Flex id="contractors" direction="column" height="fill">
      <Box padding={4} paddingBottom={2}>
        <Heading as="h1" size={3}>
          {title}
        </Heading>
      </Box>
      {!isNarrow && filters}
      <Flex flex={1} overflow="hidden">
        <Card
          flex={1}
          overflow="auto"
          borderRight={!isNarrow}
          style={isNarrow && openId ? HIDDEN : undefined}
        >
          {isNarrow && filters}
          <ContractorList query={query} changes={changes} openId={openId} onOpen={open} />
        </Card>
        <Card flex={2} overflow="auto" style={isNarrow && !openId ? HIDDEN : undefined}>
          {isNarrow && (
            <Button
              icon={ArrowLeftIcon}
              text={words.backToList}
              mode="bleed"
              onClick={() => router.navigate({})}
            />
          )}
          {openId ? (
            <ContractorDetails
              key={openId}
              id={openId}
              names={names}
              onChanged={changed}
              onErased={() => {
                changed()
                router.navigate({})
              }}
            />
          ) : (
            <Stack padding={5}>
              <Text muted>{words.choose}</Text>
            </Stack>
          )}
        </Card>
      </Flex>
    </Flex>
  )
}

const HIDDEN = { display: 'none' } as const
