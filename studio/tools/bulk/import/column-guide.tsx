import { Stack } from '@sanity/ui'
import styles from '#studio/core/changes/change-table.module.css'
import { Muted } from '#studio/core/ui/muted.tsx'
import { type Column, SLUG, type TableType } from './columns.ts'
import { NEEDED } from './plan-import.ts'
import { type ImportWords, useImportWords } from './words.ts'

/** A table of the columns: name, field, and what to write. */
export function ColumnGuide({ type, columns }: { type: TableType; columns: Column[] }) {
  const { words } = useImportWords()
  return (
    <details>
      <summary style={{ cursor: 'pointer', fontSize: '0.8125rem' }}>{words.columns}</summary>
      <Stack gap={4} paddingTop={4}>
        <Muted>{words.emptyCell}</Muted>
        <div className={styles.frame}>
          <table className={styles.table} aria-label={words.columns}>
            <thead>
              <tr>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.writes}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{SLUG}</th>
                <td colSpan={2}>{words.slugField}</td>
              </tr>
              {columns.map((column) => (
                <tr key={column.name}>
                  <th scope="row">{column.name}</th>
                  <td>{column.field.title}</td>
                  <td>
                    {hint(column, words)}
                    {NEEDED[type].includes(column.name) && ` (${words.needed})`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Stack>
    </details>
  )
}

function hint({ field: { kind, options, to } }: Column, words: ImportWords): string {
  if (to.includes('province')) return words.province
  const choices = options.map(({ value }) => value).join(', ')
  return [words.hints[kind], choices].filter(Boolean).join(' ')
}
