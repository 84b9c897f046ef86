import { Card, Stack, Text } from '@sanity/ui'
import { useValidationStatus } from '#studio/core/sanity-internals.ts'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import styles from './change-list.module.css'
import { useSafetyWords } from './words.ts'

/** The problems that prevent publishing. */
export function Problems({ draftId, type }: { draftId: string; type: string }) {
  const words = useSafetyWords()
  const { validation } = useValidationStatus(draftId, type, true)
  const errors = [
    ...new Set(validation.filter(({ level }) => level === 'error').map(({ message }) => message)),
  ]
  if (errors.length === 0) return null
  return (
    <Card tone="critical" border padding={3} radius={2}>
      <Stack gap={3}>
        <Heading3>{words.errors}</Heading3>
        <Stack as="ul" gap={2} className={styles.list}>
          {errors.map((message) => (
            <Text as="li" size={1} key={message}>
              {message}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
