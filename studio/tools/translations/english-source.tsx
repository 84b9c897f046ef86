import { Stack } from '@sanity/ui'
import { type GlossaryTerm, glossaryParts } from '#lib/i18n/glossary.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { Caption } from '#studio/core/ui/texts.tsx'
import styles from './translations.module.css'
import { useWords } from './words.ts'

/** The English to translate, with its glossary terms underlined, and the French for these terms. */
export function EnglishSource({ text, terms }: { text: string; terms: GlossaryTerm[] }) {
  const { words } = useWords()
  const parts = glossaryParts(text, terms)
  const found = [...new Set(parts.flatMap(({ term }) => term ?? []))]
  let offset = 0
  return (
    <Stack gap={3}>
      <Caption>{words.english}</Caption>
      <div className={styles.source} lang={LOCALES.en}>
        {parts.map((part) => {
          const key = offset
          offset += part.text.length
          return part.term ? <u key={key}>{part.text}</u> : part.text
        })}
      </div>
      {found.length > 0 && (
        <dl className={styles.terms} aria-label={words.terms}>
          {found.map(({ english, french, note }) => (
            <Term key={english} english={english} french={french} note={note} />
          ))}
        </dl>
      )}
    </Stack>
  )
}

function Term({ english, french, note }: GlossaryTerm) {
  return (
    <>
      <dt lang={LOCALES.en}>{english}</dt>
      <dd lang={LOCALES.fr}>
        <strong>{french}</strong>
        {note && <small>{note}</small>}
      </dd>
    </>
  )
}
