import { Card, Text } from '@sanity/ui'

/** An error message that screen readers announce; empty while `problem` is null. */
export function Alert({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <Card tone="critical" padding={3} radius={2}>
      <Text size={1} role="alert">
        {problem}
      </Text>
    </Card>
  )
}
