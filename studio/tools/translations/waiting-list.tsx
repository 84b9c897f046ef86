import { Heading, Stack, Text } from '@sanity/ui'
import { NoteCard } from '#studio/core/translation-note/note-card.tsx'
import styles from './translations.module.css'
import type { Waiting } from './waiting.ts'
import { useWords } from './words.ts'

interface WaitingListProps {
  waiting: Waiting[]
  onOpen: (key: string) => void
}

/** Documents that authors sent to translation or published in English only. Each opens at its first open text. */
export function WaitingList({ waiting, onOpen }: WaitingListProps) {
  const { words } = useWords()
  return (
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        {words.firstOfAll}
      </Heading>
      {waiting.map(({ note, title, items }) => (
        <Stack key={note._id} gap={2}>
          <Text size={1}>
            <button type="button" className={styles.link} onClick={() => items[0] && onOpen(items[0].key)}>
              {title}
            </button>{' '}
            {words.openTexts(items.length)}
          </Text>
          <NoteCard note={note} />
        </Stack>
      ))}
    </Stack>
  )
}
