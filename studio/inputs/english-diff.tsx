import { plainText } from '#lib/i18n/translation-text.ts'
import { type DiffPart, wordDiff } from '#lib/i18n/word-diff.ts'
import styles from './english-diff.module.css'
import { useInputWords } from './words.ts'

interface EnglishDiffProps {
  /** The English the French was written from: a string or formatted text. */
  former: unknown
  now: unknown
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const satisfies Record<
  DiffPart['kind'],
  string
>

/** What changed in the English since the French was written, word by word. */
export default function EnglishDiff({ former, now }: EnglishDiffProps) {
  const words = useInputWords()
  const parts = wordDiff(plainText(former), plainText(now))
  const hasOtherWords = parts.some(({ kind }) => kind !== 'same')
  let offset = 0
  return (
    <figure className={styles.diff}>
      <figcaption className={styles.caption}>{words.changed}</figcaption>
      {hasOtherWords ? (
        <p className={styles.text} lang="en-CA">
          {parts.map(({ kind, text }) => {
            const Tag = TAGS[kind]
            offset += text.length
            return <Tag key={`${kind}${offset}`}>{text}</Tag>
          })}
        </p>
      ) : (
        <p className={styles.text}>{words.onlyFormatting}</p>
      )}
    </figure>
  )
}
