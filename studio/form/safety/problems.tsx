import { Card, Stack, Text } from '@sanity/ui'
import { type SanityDocument, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import styles from './change-list.module.css'
import { useDraftProblems } from './use-draft-problems.ts'
import { useSafetyWords } from './words.ts'

interface ProblemsProps {
  /** Published id. */
  id: string
  type: string
  draft: SanityDocument
}

/** The problems that prevent publishing. Each leads to its field. */
export function Problems({ id, type, draft }: ProblemsProps) {
  const words = useSafetyWords()
  const schemaType = useSchema().get(type)
  const problems = useDraftProblems(id, type)
  if (problems.length === 0 || !schemaType) return null
  return (
    <Card tone="critical" border padding={3} radius={2}>
      <Stack gap={3}>
        <Heading3>{words.errors}</Heading3>
        <Stack as="ul" gap={3} className={styles.list}>
          {problems.map(({ path, message }) => {
            const at = pathText(path as FieldPath)
            const place = fieldLabel(schemaType, draft, path as FieldPath).join(' › ')
            return (
              <Stack as="li" gap={2} key={`${at} ${message}`}>
                <Text size={1}>{message}</Text>
                {place !== '' && (
                  <Text size={1}>
                    <IntentLink intent="edit" params={{ id, type, path: at }}>
                      {place}
                    </IntentLink>
                  </Text>
                )}
              </Stack>
            )
          })}
        </Stack>
      </Stack>
    </Card>
  )
}
