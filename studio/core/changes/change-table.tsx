import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { wordDiff } from '#lib/i18n/word-diff.ts'
import styles from './change-table.module.css'
import type { ChangeLine } from './value-lines.ts'
import { useChangeWords } from './words.ts'

/** The changes in one document. */
export interface ShownChanges {
  id: string
  type: string
  name: string
  /** `choice` is a control that takes the line in or out. */
  lines: (ChangeLine & { choice?: ReactNode })[]
  /** Whether the document does not exist yet, so that it cannot be opened. */
  isNew?: boolean
}

/** A table of planned changes: one row for each changed field. */
export function ChangeTable({ label, documents }: { label: string; documents: ShownChanges[] }) {
  const words = useChangeWords()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.document}</th>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {documents.flatMap((document) =>
            document.lines.map(({ title, before, after, choice }, index) => (
              <tr key={`${document.id} ${title}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={document.lines.length}>
                    <Name {...document} />
                  </th>
                )}
                <td className={styles.field}>
                  {choice}
                  {title}
                </td>
                <td className={styles.before}>
                  <Value text={before} other={after} side="removed" />
                </td>
                <td className={styles.after}>
                  <Value text={after} other={before} side="added" />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Name({ id, type, name, isNew }: ShownChanges) {
  if (isNew) return name
  return (
    <IntentLink intent="edit" params={{ id, type }} target="_blank">
      {name}
    </IntentLink>
  )
}

interface ValueProps {
  text: string | null
  other: string | null
  side: 'removed' | 'added'
}

/** Texts of this length or more have their changed words marked. */
const LONG = 40

function Value({ text, other, side }: ValueProps) {
  const words = useChangeWords()
  if (text === null) return <span className={styles.empty}>{words.empty}</span>
  if (other === null || text.length < LONG) return text
  const parts = side === 'removed' ? wordDiff(text, other) : wordDiff(other, text)
  let offset = 0
  return parts
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map((part) => {
      offset += part.text.length
      return part.kind === 'same' ? part.text : <mark key={offset}>{part.text}</mark>
    })
}
