import { LOCALES } from '#lib/i18n/languages.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { wordDiff } from '#lib/i18n/word-diff.ts'
import { WordMarks } from '#studio/core/ui/word-marks.tsx'
import styles from './english-diff.module.css'
import { useInputWords } from './words.ts'

interface EnglishDiffProps {
  /** The English that the French was translated from: a string or formatted text. */
  former: unknown
  now: unknown
}

/** The words that changed in the English since the French was written. */
export function EnglishDiff({ former, now }: EnglishDiffProps) {
  const words = useInputWords()
  const parts = wordDiff(plainText(former), plainText(now))
  const hasOtherWords = parts.some(({ kind }) => kind !== 'same')
  return (
    <figure className={styles.diff}>
      <figcaption className={styles.caption}>{words.changed}</figcaption>
      {hasOtherWords ? (
        <WordMarks parts={parts} lang={LOCALES.en} />
      ) : (
        <p className={styles.note}>{words.onlyFormatting}</p>
      )}
    </figure>
  )
}
