import { Button, Heading, Stack, Text } from '@sanity/ui'
import { typeTitle } from '#studio/core/type-titles.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './translations.module.css'
import type { Waiting } from './waiting.ts'
import { WaitingList } from './waiting-list.tsx'
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

/** The documents that authors wait for, and the progress of each type. */
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
                  {typeTitle(type, language)}
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
