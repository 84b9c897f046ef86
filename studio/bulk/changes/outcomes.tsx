import { Card, Stack, Text } from '@sanity/ui'
import { useStudioLanguage } from '../../language.ts'
import { errorSentence } from '../../ui/error-words.ts'
import type { Written } from './use-writer.ts'
import { useChangeWords } from './words.ts'
import type { PlannedDocument, WriteOutcome } from './write-document.ts'

const TONES = {
  drafted: 'positive',
  published: 'positive',
  changedMeanwhile: 'caution',
  leftAsDraft: 'caution',
  hasDraft: 'caution',
  refused: 'critical',
} as const satisfies Record<WriteOutcome['kind'], string>

const KINDS = Object.keys(TONES) as WriteOutcome['kind'][]

interface OutcomesProps<Planned> {
  written: Written<Planned>[]
  nameOf: (planned: Planned) => string
}

/** What became of every document, by what became of it. */
export function Outcomes<Planned extends PlannedDocument>({ written, nameOf }: OutcomesProps<Planned>) {
  const words = useChangeWords()
  const language = useStudioLanguage()
  return (
    <Stack gap={3} role="status">
      {KINDS.map((kind) => {
        const own = written.filter(({ outcome }) => outcome.kind === kind)
        if (own.length === 0) return null
        return (
          <Card key={kind} tone={TONES[kind]} border radius={2} padding={4}>
            <Stack gap={3}>
              <Text weight="semibold" size={1}>
                {words.outcomes[kind]} ({own.length})
              </Text>
              <Text size={1}>
                {own
                  .map(({ planned, outcome }) => {
                    const name = nameOf(planned)
                    return 'error' in outcome
                      ? name + words.colon + errorSentence(outcome.error, language)
                      : name
                  })
                  .join(', ')}
              </Text>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
