import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { getReleaseIdFromReleaseDocumentId, useActiveReleases } from 'sanity'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
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
  const { data: releases } = useActiveReleases()
  const shown = lastChanges(changes, MOST, isOnlyMine ? me : undefined)
  return (
    <Section title={title}>
      {shown.length === 0 ? (
        <Muted>{words.noChanges}</Muted>
      ) : (
        <Card border radius={2}>
          <Stack as="ul">
            {shown.map((change) => (
              <li key={change.id} className={styles.row}>
                <Stack gap={2} flex={1} className={styles.names}>
                  <Flex gap={2} align="center">
                    <Text size={1} weight="medium">
                      <DocumentLink id={change.id} document={change.document} language={language} />
                    </Text>
                    {(change.isDraft || change.release) && (
                      <Badge fontSize={0} className={styles.badge}>
                        {stateOf(change)}
                      </Badge>
                    )}
                  </Flex>
                  <Muted>
                    {[kindOf(change, language), whoOf(change), time(change.at)].filter(Boolean).join(' · ')}
                  </Muted>
                </Stack>
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </Section>
  )

  /** "Draft", or the name of the release that the changed version is in. */
  function stateOf({ release }: RecentChange): string {
    if (!release) return words.draft
    const found = releases.find(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === release)
    return found?.metadata.title || words.inRelease
  }

  function whoOf({ by }: RecentChange): string | null {
    return by?.id === me ? words.you : (by?.name ?? null)
  }
}
