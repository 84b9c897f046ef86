import { Card, Stack, Text } from '@sanity/ui'
import type { CheckedDraft } from './check-drafts.ts'
import { DocumentLink } from './document-link.tsx'
import styles from './home.module.css'
import { useHomeWords } from './words.ts'

/** The drafts that are not published, each with the reasons and a link to its form. */
export function Obstacles({ stopped }: { stopped: CheckedDraft[] }) {
  const { words, language } = useHomeWords()
  if (stopped.length === 0) return null
  return (
    <Card tone="critical" border radius={2} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {words.faulty(stopped.length)}
        </Text>
        {stopped.map(({ pair, obstacle }) => (
          <Stack key={pair.id} gap={3} className={styles.document}>
            <Text size={1} weight="medium">
              <DocumentLink id={pair.id} document={pair.draft} language={language} inNewTab />
            </Text>
            <Stack as="ul" gap={2} className={styles.list}>
              {(obstacle?.kind === 'rules' ? obstacle.sentences : [words.notFrench]).map((sentence) => (
                <Text as="li" size={1} key={sentence}>
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
