import { Card, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { ChangeList } from '#studio/form/safety/change-list.tsx'
import { changesBetween } from '#studio/form/safety/changes.ts'
import { useSafetyWords } from '#studio/form/safety/words.ts'
import { DocumentLink, kindOf, nameOf } from './document-link.tsx'
import type { CheckedDraft, Drafted } from './drafts.ts'
import styles from './home.module.css'
import { useHomeWords } from './words.ts'

interface DraftChangesProps {
  pair: Drafted
  isDiscarded: boolean
  /** Whether the changes are shown from the start. */
  isOpen: boolean
}

/** One document with the changes in its draft, each before and after. */
export function DraftChanges({ pair, isDiscarded, isOpen }: DraftChangesProps) {
  const { words, language, number } = useHomeWords()
  const { labels } = useSafetyWords()
  const schemaType = useSchema().get(pair.type)
  const [isShown, setIsShown] = useState(isOpen)
  const { published, draft } = pair
  const changes = useMemo(
    () => (schemaType ? changesBetween(schemaType, published, draft, labels) : []),
    [schemaType, published, draft, labels],
  )
  const named = { id: pair.id, document: draft }
  return (
    <Card border radius={2} className={styles.document}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
        <summary>
          <strong>{nameOf(named, language)}</strong>
          {[kindOf(named, language), summary()].map((fact) => fact && ` · ${fact}`)}
        </summary>
        {isShown && changes.length > 0 && (
          <div className={styles.changes}>
            <ChangeList changes={changes} />
          </div>
        )}
      </details>
    </Card>
  )

  function summary(): string {
    if (published === null) return isDiscarded ? words.newGone : words.newOne
    return changes.length === 0 ? words.same : words.changes(number(changes.length))
  }
}

/** The drafts that cannot be published, each with the reasons and a link to its form. */
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
            <Stack as="ul" gap={2}>
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
