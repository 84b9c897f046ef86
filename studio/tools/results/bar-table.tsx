import { Button, Heading, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import styles from './results.module.css'
import { useWords } from './words.ts'

type Row = { name: string } & { [of: string]: string | number }

interface Props {
  title: string
  hint?: string
  /** The heading of the first column. */
  first: string
  columns: { title: string; of: string }[]
  rows: Row[]
}

const AT_FIRST = 10

/** A table with bars behind its numbers, so that screen readers can read what the bars show. */
export function BarTable({ title, hint, first, columns, rows }: Props) {
  const { words, number } = useWords()
  const [isWhole, setIsWhole] = useState(false)
  const heading = useId()
  const shown = isWhole ? rows : rows.slice(0, AT_FIRST)
  const valueIn = (row: Row, of: string) => Number(row[of] ?? 0)
  const greatest = (of: string) => Math.max(1, ...rows.map((row) => valueIn(row, of)))
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading}>
        {title}
      </Heading>
      {hint && (
        <Text size={1} muted>
          {hint}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text size={1} muted>
          {words.nothing}
        </Text>
      ) : (
        <table className={styles.table} aria-labelledby={heading}>
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
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={words.more(rows.length)}
            onClick={() => setIsWhole(true)}
          />
        </div>
      )}
    </Stack>
  )
}
