import type { TranslationState } from '#lib/i18n/translation-state.ts'
import styles from './translations.module.css'
import type { Counts } from './work-list.ts'

const ORDER: TranslationState[] = ['done', 'outOfDate', 'missing']

/** A bar with the shares of the three states. Screen readers read the numbers beside it. */
export function ProgressBar({ counts }: { counts: Counts }) {
  return (
    <div className={styles.bar} aria-hidden>
      {ORDER.map((state) => (
        <span key={state} className={styles[state]} style={{ flexGrow: counts[state] }} />
      ))}
    </div>
  )
}
