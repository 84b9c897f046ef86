import { Card, Stack, Text } from '@sanity/ui'

interface SentenceCardProps {
  tone: 'caution' | 'critical'
  title: string
  sentences: string[]
}

/** A list of problems. It renders nothing for an empty list. */
export function SentenceCard({ tone, title, sentences }: SentenceCardProps) {
  if (sentences.length === 0) return null
  return (
    <Card tone={tone} border radius={2} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The list may contain the same sentence twice.
          <Text key={`${index} ${sentence}`} size={1}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
