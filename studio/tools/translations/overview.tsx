import { Button, Heading, Stack, Text } from '@sanity/ui'
import { NoteCard } from '#studio/core/translation-note/note-card.tsx'
import { distinctTitle } from '#studio/core/type-titles.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './translations.module.css'
import type { Waiting } from './waiting.ts'
import { useWords } from './words.ts'
import { type Counts, doneShare } from './work-list.ts'

interface OverviewProps {
  types: { type: string; counts: Counts }[]
  waiting: Waiting[]
  onOpen: (key: string) => void
  onChooseType: (type: string) => void
  /** Opens the first text of the work list. */
  onStart?: () => void
}

/** The documents whose authors wait for a translation, and the progress of each document type. */
export function Overview({ types, waiting, onOpen, onChooseType, onStart }: OverviewProps) {
  const { words, language, number, percent } = useWords()
  return (
    <Stack gap={5}>
      {waiting.length > 0 && <WaitingList waiting={waiting} onOpen={onOpen} />}
      {onStart && (
        <Stack gap={4}>
          <Text muted>{words.choose}</Text>
          <div>
            <Button text={words.start} tone="primary" onClick={onStart} />
          </div>
        </Stack>
      )}
      <Heading as="h2" size={1} id="types-heading">
        {words.byType}
      </Heading>
      <table className={styles.types} aria-labelledby="types-heading">
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            <th scope="col" className={styles.share} colSpan={2}>
              {words.states.done}
            </th>
            <th scope="col" className={styles.number}>
              {words.states.outOfDate}
            </th>
            <th scope="col" className={styles.number}>
              {words.states.missing}
            </th>
            <th scope="col" className={styles.number}>
              {words.texts}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, counts }) => (
            <tr key={type}>
              <th scope="row">
                <button type="button" className={styles.link} onClick={() => onChooseType(type)}>
                  {distinctTitle(type, language)}
                </button>
              </th>
              <td className={styles.share}>
                <ProgressBar counts={counts} />
              </td>
              <td className={styles.number}>{percent(doneShare(counts))}</td>
              <td className={styles.number}>{number(counts.outOfDate)}</td>
              <td className={styles.number}>{number(counts.missing)}</td>
              <td className={styles.number}>{number(counts.missing + counts.outOfDate + counts.done)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

interface WaitingListProps {
  waiting: Waiting[]
  onOpen: (key: string) => void
}

/** Documents that authors sent to translation or published in English only. Each opens at its first open text. */
function WaitingList({ waiting, onOpen }: WaitingListProps) {
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
