import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import { hasText } from '#lib/i18n/has-text.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useNoteWriter } from '#studio/core/translation-note/use-translation-notes.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { NoteField } from '#studio/core/ui/texts.tsx'
import styles from './translations.module.css'
import { useWords } from './words.ts'

/** A question or an answer to the author of a document, who sees it in the panel "What changes". */
export function NoteToAuthor({ document, onSent }: { document: string; onSent: () => void }) {
  const { words, language } = useWords()
  const { reply } = useNoteWriter()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    try {
      await reply(document, text)
      setText('')
      setProblem(null)
      onSent()
    } catch (error) {
      setProblem(errorSentence(error, language))
    }
  }

  return (
    <Stack gap={3} className={styles.writing}>
      <NoteField label={words.note} value={text} onChange={setText} />
      <div>
        <Button
          mode="ghost"
          fontSize={1}
          text={words.sendNote}
          disabled={!hasText(text)}
          onClick={() => void send()}
        />
      </div>
      <Alert problem={problem} />
    </Stack>
  )
}
