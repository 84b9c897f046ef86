import { Heading, Stack } from '@sanity/ui'
import { useId } from 'react'
import styles from './results.module.css'
import { useWords } from './words.ts'

interface Props {
  /** The name of what is counted. */
  title: string
  days: { day: string; count: number }[]
}

const HEIGHT = 100

/** A column for each day, and the same numbers as a table. */
export function DayChart({ title, days }: Props) {
  const { words, number, day: dayText, shortDay } = useWords()
  const heading = useId()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = days.reduce((best, one) => (one.count > best.count ? one : best), { day: '', count: 0 })
  const top = Math.max(1, most.count)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading}>
        {words.total(title, number(total))}
      </Heading>
      {total > 0 && (
        <figure className={styles.figure}>
          <div className={styles.scale} aria-hidden="true">
            <span>{number(top)}</span>
            <span>0</span>
          </div>
          <svg
            role="img"
            aria-label={words.summary(title, number(total), number(most.count), dayText(most.day))}
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.columns}
          >
            {days.map(({ day, count }, at) => (
              <rect
                key={day}
                x={at + 0.1}
                width={0.8}
                y={HEIGHT - (count / top) * HEIGHT}
                height={(count / top) * HEIGHT}
              >
                <title>{words.total(dayText(day), number(count))}</title>
              </rect>
            ))}
          </svg>
          <div className={styles.dates} aria-hidden="true">
            <span>{shortDay(first)}</span>
            <span>{shortDay(last)}</span>
          </div>
        </figure>
      )}
      <details className={styles.details}>
        <summary>{words.asTable}</summary>
        <table className={styles.table} aria-label={words.perDay(title)}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  )
}
