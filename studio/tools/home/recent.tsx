import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { DocumentLink, kindOf } from './document-link.tsx'
import styles from './home.module.css'
import { lastChanges, type RecentChange } from './home-content.ts'
import { useHomeWords } from './words.ts'

const MOST = 6

interface RecentProps {
  title: string
  changes: RecentChange[]
  /** The id of the signed-in person. */
  me: string | undefined
  isOnlyMine: boolean
}

/** The documents that were changed last, newest first. */
export function Recent({ title, changes, me, isOnlyMine }: RecentProps) {
  const { words, language, time } = useHomeWords()
  const heading = useId()
  const shown = lastChanges(changes, MOST, isOnlyMine ? me : undefined)
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading}>
        {title}
      </Heading>
      {shown.length === 0 ? (
        <Text size={1} muted>
          {words.noChanges}
        </Text>
      ) : (
        <Card border radius={2}>
          <ul className={styles.list}>
            {shown.map((change) => (
              <li key={change.id} className={styles.row}>
                <Stack gap={2} flex={1} className={styles.names}>
                  <Flex gap={2} align="center">
                    <Text size={1} weight="medium">
                      <DocumentLink id={change.id} document={change.document} language={language} />
                    </Text>
                    {change.isDraft && (
                      <Badge fontSize={0} className={styles.badge}>
                        {words.draft}
                      </Badge>
                    )}
                  </Flex>
                  <Text size={1} muted>
                    {[kindOf(change, language), whoOf(change), time(change.at)].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  )

  function whoOf({ by }: RecentChange): string | null {
    return by?.id === me ? words.you : (by?.name ?? null)
  }
}
