import { Stack } from '@sanity/ui'
import { LOCALES } from '#lib/i18n/languages.ts'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import type { Elsewhere } from './same-english.ts'
import styles from './translations.module.css'
import { useWords } from './words.ts'

interface SameEnglishProps {
  elsewhere: Elsewhere[]
  onTake: (french: string) => void
}

/** The French of the same English in other places. One click takes it over. */
export function SameEnglish({ elsewhere, onTake }: SameEnglishProps) {
  const { words } = useWords()
  if (elsewhere.length === 0) return null
  return (
    <Stack gap={3}>
      <Caption>{words.elsewhere}</Caption>
      <ul className={styles.elsewhere}>
        {elsewhere.map(({ french, count }) => (
          <li key={french}>
            <span lang={LOCALES.fr}>{french}</span>
            <small>{words.places(count)}</small>
            <SmallButton text={words.take} title={words.takeThis(french)} onClick={() => onTake(french)} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
