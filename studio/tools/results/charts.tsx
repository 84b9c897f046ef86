import { useState } from 'react'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import styles from './results.module.css'
import { useWords } from './words.ts'

type Row = { name: string } & { [of: string]: string | number }

interface BarTableProps {
  title: string
  hint?: string
  /** The heading of the first column. */
  first: string
  columns: { title: string; of: string }[]
  rows: Row[]
}

const AT_FIRST = 10

/** A table with bars behind its numbers, so that screen readers can read what the bars show. */
export function BarTable({ title, hint, first, columns, rows }: BarTableProps) {
  const { words, number } = useWords()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, AT_FIRST)
  const valueIn = (row: Row, of: string) => Number(row[of] ?? 0)
  const greatest = (of: string) => Math.max(1, ...rows.map((row) => valueIn(row, of)))
  return (
    <Section title={title}>
      {hint && <Muted>{hint}</Muted>}
      {rows.length === 0 ? (
        <Muted>{words.nothing}</Muted>
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((column) => (
                <th key={column.of} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {columns.map(({ of }) => (
                  <td key={of}>
                    <span className={styles.number}>{number(valueIn(row, of))}</span>
                    {valueIn(row, of) > 0 && (
                      <span
                        className={styles.bar}
                        style={{ width: `${(valueIn(row, of) / greatest(of)) * 100}%` }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <div>
          <SmallButton text={words.more(rows.length)} onClick={() => setIsWhole(true)} />
        </div>
      )}
    </Section>
  )
}

interface DayChartProps {
  /** The name of the counted events, such as visits. */
  title: string
  days: { day: string; count: number }[]
}

const HEIGHT = 100

/** A column for each day, and the same numbers as a table. */
export function DayChart({ title, days }: DayChartProps) {
  const { words, number, day: dayText, shortDay } = useWords()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = days.reduce((best, one) => (one.count > best.count ? one : best), { day: '', count: 0 })
  const top = Math.max(1, most.count)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <Section title={words.total(title, number(total))}>
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
    </Section>
  )
}
