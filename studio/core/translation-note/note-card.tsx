import { Card, Stack, Text } from '@sanity/ui'
import type { TranslationNote } from '#lib/i18n/translation-note.ts'
import { Caption } from '#studio/core/ui/texts.tsx'
import { useTexts } from '../use-texts.ts'

const en = {
  sent: (by: string, day: string) => `Sent to translation by ${by}, ${day}`,
  englishOnly: (by: string, day: string) => `Published in English only by ${by}, ${day}`,
}

type NoteWords = typeof en

const fr: NoteWords = {
  sent: (by, day) => `Envoyé en traduction par ${by}, ${day}`,
  englishOnly: (by, day) => `Publié en anglais seulement par ${by}, ${day}`,
}

/** The author's decision about the French of a document, and the translator's reply. */
export function NoteCard({ note: { decision, reply } }: { note: TranslationNote }) {
  const { words, time } = useTexts({ en, fr })
  return (
    <Card tone="caution" padding={3} radius={2} data-testid="translation-note">
      <Stack gap={4}>
        {decision && (
          <Said head={words[decision.kind](decision.by, time(decision.at))} text={decision.text} />
        )}
        {reply && <Said head={`${reply.by}, ${time(reply.at)}`} text={reply.text} />}
      </Stack>
    </Card>
  )
}

function Said({ head, text }: { head: string; text: string }) {
  return (
    <Stack gap={2}>
      <Caption>{head}</Caption>
      {text !== '' && (
        <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      )}
    </Stack>
  )
}
