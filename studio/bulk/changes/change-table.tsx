import { IntentLink } from 'sanity/router'
import styles from './change-table.module.css'
import type { ChangeLine } from './value-lines.ts'
import { useChangeWords } from './words.ts'

/** What changes in one document. */
export interface ShownChanges {
  id: string
  type: string
  name: string
  lines: ChangeLine[]
  /** Not in the lake yet, so that it cannot be opened. */
  isNew?: boolean
}

/** Every change of every document, before it is made. */
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
            document.lines.map(({ title, before, after }, index) => (
              <tr key={`${document.id} ${title}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={document.lines.length}>
                    <Name {...document} />
                  </th>
                )}
                <td className={styles.field}>{title}</td>
                <td className={styles.before}>
                  <Value text={before} />
                </td>
                <td className={styles.after}>
                  <Value text={after} />
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

function Value({ text }: { text: string | null }) {
  const words = useChangeWords()
  return text === null ? <span className={styles.empty}>{words.empty}</span> : text
}
