import type { DiffPart } from '#lib/i18n/word-diff.ts'
import styles from './word-marks.module.css'

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const satisfies Record<
  DiffPart['kind'],
  string
>

/** A text with its removed and added words marked, in the language `lang`. */
export function WordMarks({ parts, lang }: { parts: DiffPart[]; lang?: string }) {
  let offset = 0
  return (
    <p className={styles.text} lang={lang}>
      {parts.map(({ kind, text }) => {
        const Tag = TAGS[kind]
        offset += text.length
        return <Tag key={`${kind}${offset}`}>{text}</Tag>
      })}
    </p>
  )
}
