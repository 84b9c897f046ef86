import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { plainText } from '#lib/i18n/translation-text.ts'
import { StateBadge } from '#studio/form/inputs/state-badge.tsx'
import styles from './translations.module.css'
import { usePlace } from './use-place.ts'
import { useWords } from './words.ts'
import type { WorkItem, WorkQuery } from './work-list.ts'

interface ItemListProps {
  items: WorkItem[]
  query: WorkQuery
  openKey: string | null
  onOpen: (key: string) => void
}

const PAGE = 100

/** The first `PAGE` items of the work list, and further items on request. */
export function ItemList({ items, query, openKey, onOpen }: ItemListProps) {
  const { words } = useWords()
  const [wanted, setWanted] = useState(PAGE)
  const openIndex = items.findIndex(({ key }) => key === openKey)
  const shown = Math.max(wanted, openIndex + PAGE / 2)
  if (items.length === 0) {
    return (
      <Box padding={4}>
        <Text muted>{query.state === 'all' || query.search !== '' ? words.noneFound : words.none}</Text>
      </Box>
    )
  }
  return (
    <Stack gap={3}>
      <ol>
        {items.slice(0, shown).map((item) => (
          <li key={item.key}>
            <Row
              item={item}
              isOpen={item.key === openKey}
              isByAge={query.sort === 'oldest'}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
      {shown < items.length && (
        <Button text={words.more} mode="ghost" fontSize={1} onClick={() => setWanted(shown + PAGE)} />
      )}
    </Stack>
  )
}

interface RowProps {
  item: WorkItem
  isOpen: boolean
  isByAge: boolean
  onOpen: (key: string) => void
}

function Row({ item, isOpen, isByAge, onOpen }: RowProps) {
  const { words, day } = useWords()
  const place = usePlace(item)
  const ref = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <Card
      as="button"
      type="button"
      ref={ref}
      className={`${styles.row} ${isOpen ? styles.open : ''}`}
      padding={3}
      radius={2}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(item.key)}
    >
      <Flex gap={3} align="center">
        <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {plainText(item.field.en)}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {[...place.document, place.field].join(' · ')}
            {isByAge && ` · ${words.changedAt(day(item.document._updatedAt))}`}
          </Text>
        </Stack>
        <StateBadge state={item.state} label={words.badges[item.state]} field={item.field} />
      </Flex>
    </Card>
  )
}
